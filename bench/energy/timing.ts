/** The fastest of a few: the time of the work without disturbance. */
export function fastestMs(work: () => void, rounds = 7): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** One figure of the engine beside a plain way to do the same, in the same run. */
export interface EngineFigure {
  readonly what: string;
  readonly ms: number;
  /** How long a person may wait, on a machine like the one in bench/README.md. */
  readonly limitMs: number;
  /** The plain way, and how many times its time the engine may take: this depends on no machine. */
  readonly plain: string;
  readonly plainMs: number;
  readonly limitRatio: number;
}
