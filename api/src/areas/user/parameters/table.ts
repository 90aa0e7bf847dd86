import type { Parameter } from '@vatio/contracts/user/parameters';
import {
  type ParameterTable,
  parameterTable,
  type RegulatedParameter,
  regulatedOf,
} from '@vatio/energy/tariff';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/types';
import { findVersion, readVersion } from './parameters.repository';
import { toParameter } from './rows';

export interface VersionedTable {
  readonly version: number;
  readonly table: ParameterTable;
  /** The rows of the table, for building it in another thread. */
  readonly rows: readonly RegulatedParameter[];
}

type Known = Omit<VersionedTable, 'version'>;

/** The most tables that a list of old studies may need at once; each takes some hundred kilobytes. */
const mostTables = 20;
const tablesOf = new WeakMap<Kysely<Tables>, Map<number, Known>>();

/**
 * Reads the table of regulated parameters. A version never changes, so each is read once: store its
 * number with a result, and computing again uses the same table.
 *
 * @param version without it, the last one
 * @throws Refusal missing when there is no such version
 */
export async function readParameterTable(
  db: Kysely<Tables>,
  version?: number,
): Promise<VersionedTable> {
  const { number } = await findVersion(db, version);
  // A transaction may see what is never committed.
  const tables = db.isTransaction ? new Map<number, Known>() : knownTables(db);
  const known = tables.get(number);
  if (known) return { version: number, ...known };
  const rows = (await readVersion(db, number)).map(toParameter).map(regulatedOf);
  const table = parameterTable(rows);
  const [oldest] = tables.keys();
  if (tables.size >= mostTables && oldest !== undefined) tables.delete(oldest);
  tables.set(number, { table, rows });
  return { version: number, table, rows };
}

/** The rows of a version, for an engine elsewhere. @throws Refusal missing */
export async function readParameterRows(
  db: Kysely<Tables>,
  version: number,
): Promise<readonly Parameter[]> {
  const { number } = await findVersion(db, version);
  return (await readVersion(db, number)).map(toParameter);
}

function knownTables(db: Kysely<Tables>): Map<number, Known> {
  const tables = tablesOf.get(db) ?? new Map<number, Known>();
  tablesOf.set(db, tables);
  return tables;
}
