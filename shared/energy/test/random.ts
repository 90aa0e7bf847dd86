/** Chances that come out the same for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** A number with some decimals, as text. */
  decimal(least: number, most: number, decimals: number): string;
  is(chance: number): boolean;
  of<T>(values: readonly T[]): T;
}

/** The generator «mulberry32», which is in the public domain. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    decimal: (least, most, decimals) => (least + next() * (most - least)).toFixed(decimals),
    is: (chance) => next() < chance,
    of: <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T,
  };
}
