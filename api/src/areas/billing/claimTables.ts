import type { ClaimLine } from '@vatio/contracts/billing/claims/claims';
import type {
  ClaimEvent,
  ClaimRecipient,
  ClaimState,
} from '@vatio/contracts/billing/claims/claimWords';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Created } from '../../db/columns';

export interface ClaimTables {
  claims: ClaimsTable;
  claim_bills: ClaimBillsTable;
  claim_lines: ClaimLinesTable;
  claim_events: ClaimEventsTable;
}

interface ClaimsTable {
  id: string;
  number: GeneratedAlways<number>;
  client_id: string;
  supplier: string;
  /** The same for every spelling of the supplier: see `supplierKey`. */
  supplier_key: string;
  state: Generated<ClaimState>;
  recipient: ClaimRecipient;
  recipient_name: string;
  sent_on: string;
  answer_by: string | null;
  working_days: number;
  deadline_norm: string;
  next_steps: string[];
  with_interest: boolean;
  interest_on: string;
  interest_missing: string[];
  norms: string[];
  amount_eur: string;
  interest_eur: string | null;
  claimed_eur: GeneratedAlways<string>;
  recovered_eur: Generated<string | null>;
  recovered_on: Generated<string | null>;
  company_reference: string;
  company_reference_key: string;
  words: string;
  created_at: Created;
  created_by: string;
  updated_at: Date;
  version: Generated<number>;
  /** A deleted one stays for a while, so that it can be taken back. */
  deleted_at: Generated<Date | null>;
}

/** A bill as it was when it was claimed. */
interface ClaimBillsTable {
  claim_id: string;
  supply_point_id: string;
  bill_id: string;
  /** Its position in the letter. */
  place: number;
  number: string;
  cups: string;
  alias: string;
  address: string;
  issued_on: string;
  from_day: string;
  to_day: string;
  total_eur: string;
  paid_on: string | null;
  claimable_until: string;
  amount_eur: string;
  interest_eur: string | null;
  interest_calculation: string;
  /** Its part of the recovered amount. */
  recovered_eur: Generated<string | null>;
}

/** A line as it was when it was claimed: a row changes in `holds` alone. */
interface ClaimLinesTable {
  claim_id: string;
  bill_id: string;
  key: string;
  place: number;
  /** No other claim may ask for it. */
  holds: Generated<boolean>;
  total_eur: string;
  line: ColumnType<ClaimLine, string, never>;
}

interface ClaimEventsTable {
  id: string;
  claim_id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  kind: ClaimEvent;
  text: string;
}
