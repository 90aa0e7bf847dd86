import type { AuditAction } from '@vatio/contracts/audit';
import type { Parameter } from '@vatio/contracts/parameters';
import type { ReadingSource } from '@vatio/contracts/readings';
import type { Role } from '@vatio/contracts/roles';
import type { PowerControl, SupplyUse, Tariff, Territory } from '@vatio/contracts/supply';
import type { PricingMode } from '@vatio/contracts/supply-contracts';
import type { SupplyPoint } from '@vatio/contracts/supply-points';
import type { ColumnType, Generated } from 'kysely';
import type { CurveTables } from './curveTables';

/** The tables, as PostgreSQL has them after the last migration. */
export interface Tables extends CurveTables {
  users: UsersTable;
  sessions: SessionsTable;
  login_throttle: LoginThrottleTable;
  audit_entries: AuditEntriesTable;
  clients: ClientsTable;
  supply_points: SupplyPointsTable;
  supply_contracts: SupplyContractsTable;
  parameter_versions: ParameterVersionsTable;
  regulated_parameters: RegulatedParametersTable;
  monthly_readings: MonthlyReadingsTable;
  point_imports: PointImportsTable;
}

type Created = ColumnType<Date, Date | undefined, never>;

interface UsersTable {
  id: string;
  /** As the person typed it. */
  email: string;
  /** What makes it unique: see `emailKey`. */
  email_key: string;
  name: string;
  role: Role;
  password_hash: string;
  active: Generated<boolean>;
  created_at: Created;
  updated_at: Generated<Date>;
  last_access_at: Date | null;
  /** Counts the changes that others may not overwrite unseen. */
  version: Generated<number>;
  /** The name as it is sorted: see `sortKey`. */
  name_key: string;
  /** Name and e-mail as they are searched: see `searchKey`. */
  search_key: string;
}

interface SessionsTable {
  id: string;
  user_id: string;
  /** The same for a session and all its renewals, so that logging out ends them together. */
  login_id: string;
  /** sha-256 of the token; the token itself is nowhere. */
  token_hash: Buffer;
  created_at: Created;
  expires_at: Date;
  /** May lie some seconds ahead: a renewed session stays valid for a short grace. */
  revoked_at: Date | null;
  /** The header of the login, cut short; empty when there was none. */
  user_agent: Generated<string>;
}

interface LoginThrottleTable {
  /** `address:…` or `account:…` */
  key: string;
  /** The latest failures, oldest first, no more than the rule counts. */
  failures: Date[];
  /** How many times in a row this key has been blocked. */
  level: number;
  blocked_until: Date | null;
  updated_at: Date;
}

/** Append-only: the database refuses anything else. */
interface AuditEntriesTable {
  id: string;
  at: Date;
  action: AuditAction;
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

interface ClientsTable {
  id: string;
  name: string;
  /** In its one spelling, so that it can be unique. */
  tax_id: string;
  activity_code: string;
  contact_name: string;
  contact_email: string;
  phone: string;
  notes: string;
  monthly_budget_minutes: number | null;
  archived: Generated<boolean>;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
  /** The name as it is sorted: see `sortKey`. */
  name_key: string;
  /** Name and NIF as they are searched: see `searchKey`. */
  search_key: string;
}

interface SupplyPointsTable {
  id: string;
  client_id: string;
  /** In its one spelling, of 20 or 22 characters. */
  cups: string;
  /** What makes it unique: the first 20. */
  cups20: string;
  alias: string;
  address: string;
  municipality: string;
  province: string;
  postcode: string;
  territory: Territory;
  distributor: string;
  point_type: number;
  voltage_kv: string | null;
  power_control: PowerControl;
  archived: Generated<boolean>;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
  /** The alias as it is sorted; null when there is none, which comes last both ways. */
  alias_key: string | null;
  /** CUPS, alias and address as they are searched. */
  search_key: string;
  /** Which days are known, of curve and readings together: `refreshPointData` keeps them true. */
  data_first_day: Generated<string | null>;
  data_last_day: Generated<string | null>;
  /** Days between the two, of the last 24 months, of which not all is known. */
  data_missing_days: Generated<number>;
  /** The latest of them. */
  data_gaps: ColumnType<SupplyPoint['data']['gaps'], string | undefined, string>;
}

/** No two of a point share a day: whoever writes one holds the row of the point. */
interface SupplyContractsTable {
  id: string;
  supply_point_id: string;
  supplier: string;
  tariff: Tariff;
  /** Days are text, `2026-01-31`. */
  first_day: string;
  last_day: string | null;
  powers_kw: string[];
  mode: PricingMode;
  energy_prices_eur_per_kwh: string[] | null;
  includes_atr: boolean;
  power_prices_eur_per_kw_year: string[] | null;
  margin_eur_per_kwh: string | null;
  meter_eur_per_month: string | null;
  use: SupplyUse;
  notice_days: number | null;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
}

/** No two of a point and source share a day: whoever writes one holds the row of the point. */
interface MonthlyReadingsTable {
  id: string;
  supply_point_id: string;
  source: ReadingSource;
  /** Days are text, `2026-01-31`. */
  first_day: string;
  last_day: string;
  energy_kwh: string[];
  reactive_kvarh: string[] | null;
  max_kw: (string | null)[] | null;
  is_estimated: boolean;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
}

/** A version of the table of regulated parameters. Append-only: the database refuses anything else. */
interface ParameterVersionsTable {
  number: number;
  at: Date;
  /** Both are null for the one that came with the program. */
  actor_id: string | null;
  actor_name: string | null;
  comment: string;
  changed: number;
}

/**
 * A row belongs to the versions from `since_version` on and before `until_version`. It can be ended
 * and not be changed; no two of a key and a version share a day: whoever writes them takes turns.
 */
interface RegulatedParametersTable extends Pick<Parameter, 'kind' | 'tariff' | 'variant' | 'per'> {
  id: string;
  period: number | null;
  /** Days are text, `2026-01-31`. */
  first_day: string;
  last_day: string | null;
  value: string | null;
  norm: string;
  state: Parameter['state'];
  note: string;
  power_limit_kw: string | null;
  power_limit_included: boolean | null;
  since_version: number;
  until_version: number | null;
}

/** A file of supply points, and what was made from it: what an undo takes back. */
interface PointImportsTable {
  id: string;
  file_name: string;
  created_at: Date;
  created_by: string | null;
  point_ids: string[];
  contract_ids: string[];
  client_ids: string[];
  undone_at: Generated<Date | null>;
}
