import type { AuditEntriesTable } from '../audit/table';
import type { JobStatesTable, JobsTable } from '../jobs/tables';

/**
 * The tables after the last migration. Each area adds its own, in its `tables.ts`: `declare module
 * '../../db/types' { interface Tables extends CompanyTables {} }`.
 */
export interface Tables {
  audit_entries: AuditEntriesTable;
  jobs: JobsTable;
  job_states: JobStatesTable;
}
