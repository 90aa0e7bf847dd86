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
  /** `undefined` = there is nothing */
  readonly inWords: (field: Field, value: unknown) => string | undefined;
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
 * @param base what was there then; empty: nothing, so every field is a change
 */
export function fieldConflicts<Field extends string>(
  { fields, labelOf, inWords }: FieldWords<Field>,
  base: Partial<Readonly<Record<Field, unknown>>>,
  { yours, current }: Versions<object, Readonly<Record<Field, unknown>>>,
): FieldConflict[] {
  const mine: Partial<Record<Field, unknown>> = yours;
  // A change may be sent whole: equal values in it are no change.
  const isChanged = (field: Field, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(base[field]);
  const told = (field: Field, value: unknown) => inWords(field, value) ?? 'sin valor';
  return fields
    .filter((field) => isChanged(field, mine[field]) || isChanged(field, current[field]))
    .map((field) => ({
      label: labelOf(field),
      yours: isChanged(field, mine[field]) ? told(field, mine[field]) : undefined,
      current: told(field, current[field]),
    }));
}
