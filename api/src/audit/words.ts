/** A field that changed, in words; null = it was empty. */
export interface ChangeInWords {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface WrittenChange {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The words of an area's entries: readers of the audit need no others. */
export interface AuditWords {
  /** Action → its words. */
  readonly actions: Readonly<Record<string, string>>;
  /** True when its subject is an account, which has a page. */
  readonly isAboutAccounts?: boolean;
  /**
   * True for sign-ins, sign-outs and reads, which change no data: only shown to those who ask for the
   * action.
   */
  readonly isAccess?: boolean;
  readonly changesOf: (change: WrittenChange) => readonly ChangeInWords[];
}

/**
 * Fields that are shown one by one.
 *
 * @param inWords undefined = not shown
 */
export const fieldByField =
  <Field extends string>(
    labels: Readonly<Record<Field, string>>,
    inWords: (field: Field, value: unknown) => string | undefined,
  ): AuditWords['changesOf'] =>
  ({ before, after }) =>
    (Object.keys(labels) as Field[])
      .map((field) => ({
        field: labels[field],
        before: inWords(field, before?.[field]) ?? null,
        after: inWords(field, after?.[field]) ?? null,
      }))
      .filter((change) => change.before !== null || change.after !== null);

/** Words for an entry of an unknown area: as it was stored. */
export const unknownWords: AuditWords = {
  actions: {},
  changesOf: ({ before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
      field,
      before: asText(before?.[field]),
      after: asText(after?.[field]),
    })),
};

const asText = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
