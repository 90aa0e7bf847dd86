import type { Generated } from 'kysely';

/** Long work that waits or runs: one piece for a subject at a time. */
export interface JobsTable {
  /** What it is about: an import, a study, a bill. */
  subject_id: string;
  kind: string;
  queued_at: Date;
}

/** Apart from the job, whose row is locked while it runs. */
export interface JobStatesTable {
  subject_id: string;
  /** How often it was begun and never ended. */
  attempts: Generated<number>;
  /** Nobody begins it before then; null = at once. */
  run_after: Date | null;
  /** 0 to 1; null when nobody does it. */
  progress: number | null;
  cancel_requested: Generated<boolean>;
}
