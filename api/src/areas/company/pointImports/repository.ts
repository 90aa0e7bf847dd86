import { type InsertObject, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { toRow as toClientRow } from '../clients/repository';
import { type ContractFields, toRow as toContractRow } from '../contracts/repository';
import { type SupplyPointFields, toRow as toPointRow } from '../points/repository';
import type { Known } from './plan';
import { inSlices } from './slices';

const anyOf = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;

/**
 * The clients and points that a file names, as stored.
 *
 * @param isForWriting keeps the clients from being archived or deleted in this transaction
 */
export async function readKnown(
  db: Db,
  taxIds: readonly string[],
  cups20s: readonly string[],
  isForWriting: boolean,
): Promise<Known> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'tax_id', 'archived'])
    .where('tax_id', '=', anyOf(taxIds))
    .orderBy('tax_id')
    .$if(isForWriting, (found) => found.forShare())
    .execute();
  const points = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['cups20', 'tax_id'])
    .where('cups20', '=', anyOf(cups20s))
    .execute();
  return {
    clients: new Map(clients.map(({ tax_id, ...client }) => [tax_id, client])),
    points: new Map(points.map(({ cups20, tax_id }) => [cups20, tax_id])),
  };
}

/** Few enough that neither building nor running the statement takes long. */
const rowsAStatement = 100;

async function insertRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsAStatement))
      .execute();
  }
}

const noDetails = {
  activityCode: '',
  contactName: '',
  contactEmail: '',
  phone: '',
  notes: '',
  monthlyBudgetMinutes: null,
};

/**
 * Creates clients known only by NIF and name, ordered by NIF: so two imports at once cannot
 * deadlock.
 *
 * @returns NIF → id
 */
export async function insertClients(
  db: Db,
  names: ReadonlyMap<string, string>,
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = await inSlices(sorted, ([taxId, name]) => ({
    id: uuidV7(),
    ...toClientRow({ ...noDetails, name, taxId }),
    created_at: at,
    updated_at: at,
  }));
  await insertRows(db, 'clients', rows);
  return new Map(rows.map(({ tax_id, id }) => [tax_id, id]));
}

/** A point with its contract and its client. */
export interface NewPoint {
  readonly clientId: string;
  readonly point: SupplyPointFields;
  readonly contract: ContractFields | null;
}

/** Creates points and their contracts, ordered by CUPS. @returns the ids */
export async function insertPoints(db: Db, points: readonly NewPoint[], at: Date) {
  const sorted = points.toSorted((one, other) => (one.point.cups < other.point.cups ? -1 : 1));
  const stamps = { created_at: at, updated_at: at };
  const rows = await inSlices(sorted, ({ clientId, point, contract }) => {
    const id = uuidV7();
    const agreed = contract && { id: uuidV7(), supply_point_id: id, ...toContractRow(contract) };
    return {
      point: { id, client_id: clientId, ...toPointRow(point), ...stamps },
      contract: agreed && { ...agreed, ...stamps },
    };
  });
  const contracts = rows.flatMap(({ contract }) => contract ?? []);
  await insertRows(
    db,
    'supply_points',
    rows.map(({ point }) => point),
  );
  await insertRows(db, 'supply_contracts', contracts);
  return {
    pointIds: rows.map(({ point }) => point.id),
    contractIds: contracts.map(({ id }) => id),
  };
}
