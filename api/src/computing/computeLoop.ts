import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Area } from '../areaKit/area';

export interface ToComputeThread {
  /** The computation's name. */
  readonly name: string;
  /** The computation's input: `Run` ensures that it fits. */
  readonly input: unknown;
}

export type FromComputeThread = { readonly result: unknown } | { readonly error: unknown };

/**
 * The thread's side of `ComputePool`: runs the computations it receives, one after the other, at a lower
 * priority than requests.
 */
export function computeUntilStopped(computations: NonNullable<Area['computations']>): void {
  stepBehindRequests();
  const byName = new Map(computations.map((one) => [one.name, one]));
  parentPort?.on('message', ({ name, input }: ToComputeThread) => {
    parentPort?.postMessage(answerOf(() => byName.get(name)?.compute(input as never)));
  });
}

/** A courtesy: a thread that may not lower its priority, or has done so already, computes all the same. */
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
