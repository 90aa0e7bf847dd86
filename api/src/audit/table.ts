/** Append-only: the database refuses anything else. */
export interface AuditEntriesTable {
  id: string;
  at: Date;
  /** A word of the area that wrote it. */
  action: string;
  /** All three are null for the command line. */
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  subject_id: string;
  subject_name: string;
  subject_email: string;
  /** Only the fields that changed. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The search key of both names and e-mails. */
  search_key: string;
}
