/** A sequence of numbers from 0 to 1 that is the same each time (mulberry32). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chance that is the same each time. */
export interface Chance {
  readonly random: () => number;
  /** The first ones come often, the last ones hardly ever; with an evenness of 1, all alike. */
  readonly one: <T>(all: readonly T[], evenness?: number) => T;
}

export function chanceOf(seed: number): Chance {
  const random = repeatableRandom(seed);
  return {
    random,
    one: <T>(all: readonly T[], evenness = 2): T =>
      all[Math.floor(random() ** evenness * all.length)] as T,
  };
}
