import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Area } from '../areaKit/area';

export interface ToComputeThread {
  /** Of the computation. */
  readonly name: string;
  /** What that computation takes: `Run` sees to it. */
  readonly input: unknown;
}

export type FromComputeThread = { readonly result: unknown } | { readonly error: unknown };

/** The thread's side of `ComputePool`: computes what it is told, one after the other, behind what answers requests. */
export function computeUntilStopped(computations: NonNullable<Area['computations']>): void {
  stepBehindRequests();
  const byName = new Map(computations.map((one) => [one.name, one]));
  parentPort?.on('message', ({ name, input }: ToComputeThread) => {
    parentPort?.postMessage(answerOf(() => byName.get(name)?.compute(input as never)));
  });
}

/** A courtesy: a thread that may not step behind, or stands there already, computes all the same. */
function stepBehindRequests(): void {
  // There, 0 is this thread alone; elsewhere it would be the whole process.
  if (process.platform !== 'linux') return;
  const behind = constants.priority.PRIORITY_BELOW_NORMAL;
  try {
    // Only root may step forward again.
    if (getPriority(0) < behind) setPriority(0, behind);
  } catch {
    // A sandbox may forbid both.
  }
}

function answerOf(work: () => unknown): FromComputeThread {
  try {
    return { result: work() };
  } catch (error) {
    return { error };
  }
}
