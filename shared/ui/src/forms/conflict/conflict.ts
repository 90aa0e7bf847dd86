import { HttpError } from '@vatio/platform';

/** A field that one side has changed: its new value here, if any, and the stored one. */
export interface FieldConflict {
  readonly label: string;
  /** `undefined` = not changed here */
  readonly yours: string | undefined;
  readonly current: string;
}

/** The names and texts of a record's fields, in the order of its form. */
export interface FieldWords<Field extends string> {
  readonly fields: readonly Field[];
  readonly labelOf: (field: Field) => string;
  /** Reads the value from a version, if it is not under the field's name. */
  readonly valueIn?: (version: object, field: Field) => unknown;
  /** `undefined` = no value. The version is the value's: it may know a name for an id. */
  readonly inWords: (field: Field, value: unknown, version: object) => string | undefined;
}

/** The rejected change, and the current record. */
export interface Versions<Change, Stored> {
  readonly yours: Change;
  readonly current: Stored;
}

/** Both versions, when a change came too late (409); `undefined` for any other error. */
export function conflictOf<Change, Stored>(error: unknown): Versions<Change, Stored> | undefined {
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return undefined;
  return (error.body as { readonly versions?: Versions<Change, Stored> }).versions;
}

/**
 * The fields that either side has changed since editing began, in the order of the form.
 *
 * @param base the values at that time; empty: none, so every field is a change
 */
export function fieldConflicts<Field extends string>(
  { fields, labelOf, inWords, valueIn = plainly }: FieldWords<Field>,
  base: object,
  { yours, current }: Versions<object, object>,
): FieldConflict[] {
  // A change may be sent whole: equal values in it are no change.
  const isChanged = (field: Field, version: object) => {
    const value = valueIn(version, field);
    return value !== undefined && spelt(value) !== spelt(valueIn(base, field));
  };
  const told = (field: Field, version: object) =>
    inWords(field, valueIn(version, field), version) ?? 'sin valor';
  return fields
    .filter((field) => isChanged(field, yours) || isChanged(field, current))
    .map((field) => ({
      label: labelOf(field),
      yours: isChanged(field, yours) ? told(field, yours) : undefined,
      current: told(field, current),
    }));
}

/** Equal values are spelt alike: a database keeps the parts of one in an order of its own. */
const spelt = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const plainly = (version: object, field: string): unknown =>
  (version as Readonly<Record<string, unknown>>)[field];
