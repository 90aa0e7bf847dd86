/**
 * The names of a record's fields, in the order of its form, and their values as the screens say them: a
 * form needs them for a choice between two versions.
 *
 * @param say a value that is there → its words
 */
export const fieldWords = <Field extends string>(
  labels: Readonly<Record<Field, string>>,
  say: (field: Field, value: NonNullable<unknown>) => string,
) => ({
  fields: Object.keys(labels) as Field[],
  labelOf: (field: Field): string => labels[field],
  /** `undefined` = there is none. */
  inWords: (field: Field, value: unknown): string | undefined =>
    value === undefined || value === null || value === '' ? undefined : say(field, value),
});
