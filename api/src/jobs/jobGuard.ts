import { setTimeout as sleep } from 'node:timers/promises';
import type { JobLimits } from './limits';

export interface BegunJob {
  readonly begun: string;
  readonly subjectId: string;
  readonly limits: JobLimits;
}

interface JobGuardParts {
  readonly isCancelRequested: (subjectId: string) => Promise<boolean>;
  /** Ends the thread of the job. */
  readonly end: (fields: Readonly<Record<string, unknown>>, why: string) => void;
}

const lookForCancelEveryMs = 500;
/** A job that reaches its next checkpoint by then ends by itself. */
const endItselfWithinMs = 500;

/** Watches a job that another thread does, and asks to end it. */
export class JobGuard {
  readonly #parts: JobGuardParts;
  #present: BegunJob | undefined;
  #wholeTimer: NodeJS.Timeout | undefined;
  #silenceTimer: NodeJS.Timeout | undefined;
  #isSilent = false;

  constructor(parts: JobGuardParts) {
    this.#parts = parts;
  }

  watch(job: BegunJob): void {
    this.forget();
    this.#present = job;
    const { limits } = job;
    this.#wholeTimer = setTimeout(() => this.#endLate('wholeMs'), limits.wholeMs);
    this.#silenceTimer = setTimeout(() => {
      this.#isSilent = true;
      // After a sleep of this thread or the machine, unread messages are waiting.
      setImmediate(() => this.#isSilent && this.#endLate('silentMs'));
    }, limits.silentMs);
    this.#lookForCancel(job).catch(() => {});
  }

  hearAlive(): void {
    this.#isSilent = false;
    this.#silenceTimer?.refresh();
  }

  /** It has ended. */
  forget(): void {
    clearTimeout(this.#wholeTimer);
    clearTimeout(this.#silenceTimer);
    this.#present = undefined;
    this.#isSilent = false;
  }

  /** The cancelling person may have asked another process. */
  async #lookForCancel(job: BegunJob): Promise<void> {
    const { isCancelRequested, end } = this.#parts;
    const isOver = () => this.#present !== job;
    let isCancelled = false;
    while (!isCancelled) {
      await sleep(lookForCancelEveryMs, undefined, { ref: false });
      if (isOver()) return;
      isCancelled = await isCancelRequested(job.subjectId).catch(() => false);
    }
    await sleep(endItselfWithinMs, undefined, { ref: false });
    if (!isOver()) end({ job: job.begun }, 'a person cancelled it');
  }

  #endLate(limit: keyof JobLimits): void {
    const { begun, limits } = this.#present ?? {};
    this.#parts.end({ job: begun, [limit]: limits?.[limit] }, 'it took too long');
  }
}
