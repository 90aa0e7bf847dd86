/**
 * Does the same to each, one after the other. (`changeEach` does it too, behind the door of tables, which
 * the week does without.)
 *
 * @returns why some could not be done
 */
export async function failuresOf<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await change(row);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
