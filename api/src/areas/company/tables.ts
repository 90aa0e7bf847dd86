import type { PricingMode } from '@vatio/contracts/company/contracts';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { ReadingSource } from '@vatio/contracts/company/readings';
import type { PowerControl, SupplyUse, Tariff, Territory } from '@vatio/contracts/company/supply';
import type { ColumnType, Generated } from 'kysely';
import type { Created } from '../../db/columns';
import type { CurveTables } from './curveTables';

/** Clients, their supply points, and the data of these. */
export interface CompanyTables extends CurveTables {
  clients: ClientsTable;
  supply_points: SupplyPointsTable;
  supply_contracts: SupplyContractsTable;
  monthly_readings: MonthlyReadingsTable;
  point_imports: PointImportsTable;
}

declare module '../../db/types' {
  interface Tables extends CompanyTables {}
}

interface ClientsTable {
  id: string;
  name: string;
  /** Normalised, so that it can be unique. */
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
  /** The sort key of the name: see `sortKey`. */
  name_key: string;
  /** The search key of name and NIF: see `searchKey`. */
  search_key: string;
}

interface SupplyPointsTable {
  id: string;
  client_id: string;
  /** Normalised, 20 or 22 characters. */
  cups: string;
  /** The first 20 characters, which are unique. */
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
  /** The sort key of the alias; null when there is none, which comes last in both directions. */
  alias_key: string | null;
  /** The search key of CUPS, alias and address. */
  search_key: string;
  /** The known days, of curve and readings together: `refreshPointData` keeps them true. */
  data_first_day: Generated<string | null>;
  data_last_day: Generated<string | null>;
  /** Days between the two, in the last 24 months, that are not wholly known. */
  data_missing_days: Generated<number>;
  /** The latest of them. */
  data_gaps: ColumnType<SupplyPoint['data']['gaps'], string | undefined, string>;
}

/** No two of a point share a day: writers lock the row of the point. */
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

/** No two of a point and source share a day: writers lock the row of the point. */
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

/** A file of supply points, and what it created: an undo removes that. */
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
