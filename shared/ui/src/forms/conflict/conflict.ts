import { HttpError } from '@vatio/platform';

/** A field that one of the two has changed: to what here, if at all, and how it is now. */
export interface FieldConflict {
  readonly label: string;
  /** `undefined` = not changed here */
  readonly yours: string | undefined;
  readonly current: string;
}

/** How the fields of a record are called and said, in the order of its form. */
export interface FieldWords<Field extends string> {
  readonly fields: readonly Field[];
  readonly labelOf: (field: Field) => string;
  /** `undefined` = there is nothing */
  readonly inWords: (field: Field, value: unknown) => string | undefined;
}

/** What was sent too late, and the record as it is now. */
export interface Versions<Change, Stored> {
  readonly yours: Change;
  readonly current: Stored;
}

/** Both versions, where a change came too late (409); `undefined` for any other error. */
export function conflictOf<Change, Stored>(error: unknown): Versions<Change, Stored> | undefined {
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return undefined;
  return (error.body as { readonly versions?: Versions<Change, Stored> }).versions;
}

/** What was changed on either side since editing began, in the order of the form. */
export function fieldConflicts<Field extends string>(
  { fields, labelOf, inWords }: FieldWords<Field>,
  base: Readonly<Record<Field, unknown>>,
  { yours, current }: Versions<object, Readonly<Record<Field, unknown>>>,
): FieldConflict[] {
  const mine: Partial<Record<Field, unknown>> = yours;
  // A change may be sent whole: what is in it as it was has not been changed.
  const isChanged = (field: Field, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(base[field]);
  return fields
    .filter((field) => isChanged(field, mine[field]) || isChanged(field, current[field]))
    .map((field) => ({
      label: labelOf(field),
      yours: isChanged(field, mine[field])
        ? (inWords(field, mine[field]) ?? 'sin valor')
        : undefined,
      current: inWords(field, current[field]) ?? '',
    }));
}
