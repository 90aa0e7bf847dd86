/** The outcome of a change of several records. */
export interface ChangedEach<Row> {
  readonly changed: readonly Row[];
  readonly failures: readonly unknown[];
}

/**
 * Does the same to each, one after the other, so that the API has air for others. A failure does not stop
 * the rest.
 *
 * @param rows the records, or their ids
 * @param onEach gets the number of rows done, changed or not
 */
export async function changeEach<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
  onEach?: (done: number) => void,
): Promise<ChangedEach<Row>> {
  const changed: Row[] = [];
  const failures: unknown[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await change(row);
      changed.push(row);
    } catch (error) {
      failures.push(error);
    }
    onEach?.(index + 1);
  }
  return { changed, failures };
}
