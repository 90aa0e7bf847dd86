/** Copies of a row, some at a time; their ids are in no order of anything else. */
export function* copiesOf<Row extends { readonly id: string }>(
  row: Row,
  count: number,
  factsOf: (n: number) => Partial<Row>,
): Generator<Row[]> {
  const copies = Array.from({ length: count }, (_, n) => ({
    ...row,
    id: `00000000-0000-4000-8000-${String(n * 7919 + 1e9).padStart(12, '0')}`,
    ...factsOf(n),
  }));
  for (let start = 0; start < count; start += 500) yield copies.slice(start, start + 500);
}

/**
 * Expects a list of 2,000 to 3,000 rows to show each once and in one order, however it is cut into pages.
 * Pages are read from the nearer end: what matters is that no reader can tell.
 */
export async function expectEachOnce(
  idsOf: (page: string) => Promise<readonly string[]>,
  total: number,
): Promise<void> {
  const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`pageSize=1000&page=${page}`)));
  const all = pages.flat();
  expect(new Set(all).size).toBe(total);
  for (const page of [1, 12, 13, 14, 17, 24, 25, 26]) {
    const part = await idsOf(`pageSize=99&page=${page}`);
    expect(part).toEqual(all.slice((page - 1) * 99, page * 99));
  }
  expect(await idsOf('pageSize=99&page=1000')).toEqual([]);
}
