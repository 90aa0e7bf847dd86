import type { NewBill } from '@vatio/contracts/billing/bills';
import type { AttachmentType, BillState } from '@vatio/contracts/billing/billWords';
import type { BillVerification, Run, RunState } from '@vatio/contracts/billing/verifications';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Created, InColumns } from '../../db/columns';
import type { ClaimTables } from './claimTables';
import type { billColumns } from './columns';

export interface BillingTables extends ClaimTables {
  bills: BillsTable;
  bill_details: BillDetailsTable;
  bill_attachments: BillAttachmentsTable;
  bill_attachment_bytes: BillAttachmentBytesTable;
  bill_verifications: BillVerificationsTable;
  bill_runs: BillRunsTable;
  bill_imports: BillImportsTable;
}

declare module '../../db/types' {
  interface Tables extends BillingTables {}
}

/** The accrual is known by now: the day of issue where no other was sent. */
type Columns = InColumns<Omit<NewBill, 'accruedOn'> & { accruedOn: string }, typeof billColumns>;

interface BillsTable extends Columns {
  id: string;
  /** The same for every spelling of supplier and numbers: see `billKeys`. */
  supplier_key: string;
  number_key: string;
  rectifies_key: string;
  total_kwh: string;
  eur_per_kwh: GeneratedAlways<string | null>;
  /** True when sums include it: it is not replaced or cancelled, nor does it cancel a stored bill. */
  counts: Generated<boolean>;
  /** Goes up when the bill, or what it is verified with, changes. */
  data_version: Generated<string>;
  state: Generated<BillState>;
  computed_eur: string | null;
  difference_eur: string | null;
  claimable_eur: string | null;
  created_at: Created;
  created_by: string;
  updated_at: Date;
  version: Generated<number>;
  /** The last verification, which is of other data while the bill is pending. */
  verification_id: Generated<string | null>;
  /** A deleted one stays for a while, so that it can be taken back. */
  deleted_at: Generated<Date | null>;
}

type Json<T> = ColumnType<T, string, string>;

/** Data that only the page of one bill shows. */
interface BillDetailsTable {
  supply_point_id: string;
  bill_id: string;
  segments: Json<NewBill['segments']>;
  lines: Json<NewBill['lines']>;
  taxes: Json<NewBill['taxes']>;
  notes: string;
}

interface BillAttachmentsTable {
  supply_point_id: string;
  bill_id: string;
  file_name: string;
  media_type: AttachmentType;
  size_bytes: number;
  /** Hexadecimal. */
  sha256: string;
  added_at: Date;
  added_by: string;
}

interface BillAttachmentBytesTable {
  supply_point_id: string;
  bill_id: string;
  bytes: Buffer;
}

/** The outcome for a bill. It never changes: the bill points to another one. */
interface BillVerificationsTable {
  supply_point_id: string;
  bill_id: string;
  id: string;
  /** The bill's version when it was read. */
  data_version: string;
  /** The job that it is of; null: none. */
  run_id: string | null;
  state: Exclude<BillState, 'pending'>;
  computed_eur: string | null;
  difference_eur: string | null;
  claimable_eur: string;
  parameter_version: number;
  at: Date;
  result: Json<KeptVerification>;
}

type KeptVerification = Omit<BillVerification, 'at' | 'data'> & {
  data: Omit<BillVerification['data'], 'parameterVersion'>;
};

/** Bills that are verified as one job. */
interface BillRunsTable {
  id: string;
  /** A running one is waiting: its job holds it. */
  state: Generated<Exclude<RunState, 'running'>>;
  message: string | null;
  /** null: every one that is pending when it begins. */
  bill_ids: string[] | null;
  bills: number;
  author_name: string;
  created_at: Created;
  finished_at: Date | null;
  outcomes: ColumnType<Run['outcomes'] | null, string | null | undefined, string | null>;
}

/** The bills that a file brought, so that it can be undone. */
interface BillImportsTable {
  id: string;
  file_name: string;
  bill_ids: string[];
  created_at: Created;
  created_by: string | null;
  undone_at: Date | null;
}
