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
