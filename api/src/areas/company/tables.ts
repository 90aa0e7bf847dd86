import type { NewClient } from '@vatio/contracts/company/clients';
import type { NewContact } from '@vatio/contracts/company/contacts';
import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewSupplyPoint, SupplyPoint } from '@vatio/contracts/company/points';
import type { NewReading } from '@vatio/contracts/company/readings';
import type { ColumnType, Generated } from 'kysely';
import type { Created, InColumns } from '../../db/columns';
import type {
  clientColumns,
  contactColumns,
  contractColumns,
  pointColumns,
  readingColumns,
} from './columns';
import type { CurveTables } from './curveTables';

export interface CompanyTables extends CurveTables {
  clients: ClientsTable;
  client_contacts: ClientContactsTable;
  supply_points: SupplyPointsTable;
  supply_contracts: SupplyContractsTable;
  monthly_readings: MonthlyReadingsTable;
  point_imports: PointImportsTable;
}

declare module '../../db/types' {
  interface Tables extends CompanyTables {}
}

interface ClientsTable extends InColumns<NewClient, typeof clientColumns> {
  id: string;
  archived: Generated<boolean>;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
  name_key: string;
  /** The search key of name and NIF: see `searchKey`. */
  search_key: string;
}

interface ClientContactsTable extends InColumns<NewContact, typeof contactColumns> {
  id: string;
  client_id: string;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
}

interface SupplyPointsTable extends InColumns<NewSupplyPoint, typeof pointColumns> {
  id: string;
  client_id: string;
  /** The first 20 characters of the CUPS, which are unique. */
  cups20: string;
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
interface SupplyContractsTable
  extends Omit<InColumns<NewSupplyContract, typeof contractColumns>, 'power_changes'> {
  /** Written as text: the driver would make an array of the database out of a list. */
  power_changes: ColumnType<NewSupplyContract['powerChanges'], string | undefined, string>;
  id: string;
  supply_point_id: string;
  version: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
}

/** No two of a point and source share a day: writers lock the row of the point. */
interface MonthlyReadingsTable extends InColumns<NewReading, typeof readingColumns> {
  id: string;
  supply_point_id: string;
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
  point_ids: readonly string[];
  contract_ids: readonly string[];
  client_ids: readonly string[];
  undone_at: Generated<Date | null>;
}
