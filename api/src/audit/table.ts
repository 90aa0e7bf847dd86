/** Append-only: the database refuses anything else. */
export interface AuditEntriesTable {
  id: string;
  at: Date;
  /** A word of the area that wrote it. */
  action: string;
  /** All three are null when it was the command line. */
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  subject_id: string;
  subject_name: string;
  subject_email: string;
  /** Only the fields that changed. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Names and e-mails of both, as they are searched. */
  search_key: string;
}
