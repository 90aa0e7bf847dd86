/** The outcome of a change of several records. */
export interface ChangedEach {
  readonly changed: readonly string[];
  readonly failures: readonly unknown[];
}

/**
 * Does the same to each, one after the other, so that the API has air for others. A failure does
 * not stop the rest.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<ChangedEach> {
  const changed: string[] = [];
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await change(id);
      changed.push(id);
    } catch (error) {
      failures.push(error);
    }
  }
  return { changed, failures };
}
