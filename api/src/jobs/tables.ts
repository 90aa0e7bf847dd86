import type { Generated } from 'kysely';

/** Long work that waits or runs: one piece for a subject at a time. */
export interface JobsTable {
  /** The id of its subject: an import, a study, a bill. */
  subject_id: string;
  kind: string;
  queued_at: Date;
}

/** Apart from the job, whose row is locked while it runs. */
export interface JobStatesTable {
  subject_id: string;
  /** The number of starts without an end. */
  attempts: Generated<number>;
  /** The earliest start; null = at once. */
  run_after: Date | null;
  /** 0 to 1; null when the job is not running. */
  progress: number | null;
  cancel_requested: Generated<boolean>;
}
