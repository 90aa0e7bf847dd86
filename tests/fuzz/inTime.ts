const slowMs = 1_000;

async function timed<Result>(work: () => Promise<Result>) {
  const begin = performance.now();
  const result = await work();
  return { result, isSlow: performance.now() - begin > slowMs };
}

/**
 * Does it all at once. The one thing that is timed in tests: what is slow then, and alone twice more, stops
 * the API for all users.
 */
export async function inTime<Result>(all: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const first = await Promise.all(all.map(timed));
  for (const [at, work] of all.entries()) {
    const isSlow = first[at]?.isSlow && (await timed(work)).isSlow && (await timed(work)).isSlow;
    if (isSlow) throw new Error(`number ${at + 1} is over ${slowMs} ms, and alone twice more`);
  }
  return first.map(({ result }) => result);
}
