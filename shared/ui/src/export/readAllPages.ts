import type { OnProgress } from './exportColumn';

export interface ReadAllPagesOptions {
  /** Stops between pages, and is passed to each request. */
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
}

/**
 * Reads a whole list, page after page, one at a time so that the API has air for others.
 *
 * ```ts
 * const readRows = (signal: AbortSignal, onProgress: OnProgress) =>
 *   readAllPages((page) => fetchUsers({ ...filter, page, pageSize: maxPageSize }, signal), { signal, onProgress });
 * ```
 *
 * Rows that are added or removed meanwhile may be missing or come twice, unless the order is one that
 * new rows only append to.
 *
 * @param fetchPage page from 1 → its rows, and how many there are in all pages
 * @throws what `fetchPage` throws, and the reason of the signal once it is aborted
 */
export async function readAllPages<Row>(
  fetchPage: (
    page: number,
    signal?: AbortSignal,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
  { signal, onProgress }: ReadAllPagesOptions = {},
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const { rows, total } = await fetchPage(page, signal);
    all.push(...rows);
    onProgress?.(all.length, total);
    // A list that became shorter ends with an empty page.
    if (rows.length === 0 || all.length >= total) return all;
  }
}
