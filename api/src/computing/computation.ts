import type { SessionUser } from '@vatio/contracts/session';

/**
 * Work that takes the processor for long. Input and result are plain data, so that another thread can do
 * it.
 */
export interface Computation<Input, Result> {
  /** Unique among all. */
  readonly name: string;
  readonly compute: (input: Input) => Result;
}

/** The person for whom something is computed. */
export interface Asked {
  readonly by: Pick<SessionUser, 'id'>;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
}

/** Computes something, and waits for it. */
export type Run = <Input, Result>(
  computation: Computation<Input, Result>,
  input: Input,
) => Promise<Result>;

export interface Computing {
  /**
   * Waits for a turn, does some work, and computes in it: what it computes with is read in its turn, so that
   * few hold it at once. No turn is asked for within another.
   *
   * @throws Refusal throttled or unavailable: too much is being computed; or what `work` throws
   */
  turn<Result>(asked: Asked, work: (run: Run) => Promise<Result>): Promise<Result>;
}

/** Computes at once, where no other requests wait: demo data, tests. */
export const inThisThread: Computing = {
  turn: (_asked, work) => work(async ({ compute }, input) => compute(input)),
};
