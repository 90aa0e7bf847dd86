import type { SessionUser } from '@vatio/contracts/session';

/** What takes the processor for long. Input and result are plain data, so that another thread can do it. */
export interface Computation<Input, Result> {
  /** Unique among all. */
  readonly name: string;
  readonly compute: (input: Input) => Result;
}

/** For whom something is computed. */
export interface Asked {
  readonly by: Pick<SessionUser, 'id'>;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

export interface Computing {
  /** @throws Refusal throttled or unavailable: too much is being computed */
  run<Input, Result>(
    computation: Computation<Input, Result>,
    input: Input,
    asked: Asked,
  ): Promise<Result>;
}

/** At once, where nobody else waits: demo data, tests. */
export const inThisThread: Computing = { run: async ({ compute }, input) => compute(input) };
