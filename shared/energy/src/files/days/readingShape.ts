const hourMs = 3_600_000;
/** Fewer readings apart from each other may be what a meter missed. */
const certainReadings = 4;
/** This many may be apart by different times, and are still no curve. */
const certainSparse = 12;
/** Not even two days of consumption rise from each reading to the next. */
const certainRises = 48;
/** kWh that a meter has counted before a file begins: files of examples rise from less. */
const leastRegister = 100;

/** The pattern of a point's readings in order of time: a curve, or something else. */
export interface ReadingShape {
  /** Values of a day, in order; NaN where there is none. */
  see(kwh: Float64Array): void;
  gap(lengthMs: number): void;
  /** True when no reading follows another: energy of days, of several hours or of half an hour. */
  isSparse(readings: number): boolean;
  /** True when they only rise: a meter's register and not what was consumed. */
  isRegister(): boolean;
}

export function readingShape(): ReadingShape {
  let gaps = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  let first = Number.NaN;
  let last = 0;
  let rises = 0;
  let hasFallen = false;
  return {
    see(kwh) {
      for (let i = 0; i < kwh.length && !hasFallen; i++) {
        const value = kwh[i] as number;
        if (Number.isNaN(value)) continue;
        if (Number.isNaN(first)) first = value;
        else if (value > last) rises += 1;
        hasFallen = value < last;
        last = value;
      }
    },
    gap(lengthMs) {
      gaps += 1;
      shortest = Math.min(shortest, lengthMs);
      longest = Math.max(longest, lengthMs);
    },
    isSparse(readings) {
      if (readings < certainReadings || gaps < readings - 1) return false;
      // A change of clocks makes an hour more or less.
      return longest - shortest <= hourMs || readings >= certainSparse;
    },
    isRegister: () =>
      !hasFallen && rises >= certainRises && first >= leastRegister && last <= 2 * first,
  };
}
