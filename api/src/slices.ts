import { setImmediate as turn } from 'node:timers/promises';

/** A request needs some ten turns of the event loop, and waits for a slice in each. */
const sliceMs = 4;

/** Does the same to many items, and lets other requests in between. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + sliceMs;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < end) continue;
    await turn();
    end = performance.now() + sliceMs;
  }
  return results;
}
