/**
 * Measures every case once a round, so that a busy moment hits all of them; each round begins with
 * another one.
 */
export async function inRounds<T>(
  rounds: number,
  cases: Readonly<Record<string, () => Promise<T>>>,
): Promise<Map<string, T[]>> {
  const names = Object.keys(cases);
  const results = new Map<string, T[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      const result = await cases[name]?.();
      if (result !== undefined) results.get(name)?.push(result);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [above = Number.NaN, below = above] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? above : (above + below) / 2;
}
