const slowMs = 1_000;

/** The one thing that is timed in tests: what is slow three times stops everybody's API. */
export async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let slow = 0; slow < 3; slow += 1) {
    const begin = performance.now();
    const result = await work();
    if (performance.now() - begin <= slowMs) return result;
  }
  throw new Error(`over ${slowMs} ms three times`);
}
