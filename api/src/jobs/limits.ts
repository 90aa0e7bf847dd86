/** The limits after which a job that does not end is stopped from outside; that counts as an attempt. */
export interface JobLimits {
  /** The whole run, since its beginning. */
  readonly wholeMs: number;
  /** Silence: since its last checkpoint. */
  readonly silentMs: number;
}

const minuteMs = 60_000;

export const usualLimits: JobLimits = { wholeMs: 30 * minuteMs, silentMs: 2 * minuteMs };
