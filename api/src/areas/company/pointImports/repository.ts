import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';
import { toRow as toClientRow } from '../clients/repository';
import { type ContractFields, toRow as toContractRow } from '../contracts/repository';
import { type SupplyPointFields, toRow as toPointRow } from '../points/repository';
import type { Known } from './plan';
import { chunksOf, inSlices } from './slices';

/** The clients and points that a file names, as stored. */
export async function readKnown(
  db: Db,
  taxIds: readonly string[],
  cups20s: readonly string[],
): Promise<Known> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'tax_id', 'archived'])
    .where('tax_id', '=', sql<string>`any(${taxIds}::text[])`)
    .execute();
  const points = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['cups20', 'tax_id'])
    .where('cups20', '=', sql<string>`any(${cups20s}::text[])`)
    .execute();
  return {
    clients: new Map(clients.map(({ tax_id, ...client }) => [tax_id, client])),
    points: new Map(points.map(({ cups20, tax_id }) => [cups20, tax_id])),
  };
}

/** Keeps these clients from being archived or deleted until the end of the transaction. */
export async function shareClients(db: Db, taxIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('clients')
    .select('id')
    .where('tax_id', '=', sql<string>`any(${taxIds}::text[])`)
    .orderBy('tax_id')
    .forShare()
    .execute();
}

/** A point with its contract and its client. */
export interface NewPoint {
  readonly clientId: string;
  readonly point: SupplyPointFields;
  readonly contract: ContractFields | null;
}

/** Ids of what an import created. */
export interface Made {
  readonly pointIds: readonly string[];
  readonly contractIds: readonly string[];
}

/** Few enough that neither building nor running the statement takes long. */
const rowsAStatement = 100;

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
    ...toClientRow({
      name,
      taxId,
      activityCode: '',
      contactName: '',
      contactEmail: '',
      phone: '',
      notes: '',
      monthlyBudgetMinutes: null,
    }),
    created_at: at,
    updated_at: at,
  }));
  for (const some of chunksOf(rows, rowsAStatement)) {
    await db.insertInto('clients').values(some).execute();
  }
  return new Map(rows.map(({ tax_id, id }) => [tax_id, id]));
}

/** Creates points and their contracts, ordered by CUPS. */
export async function insertPoints(db: Db, points: readonly NewPoint[], at: Date): Promise<Made> {
  const sorted = points.toSorted((one, other) => (one.point.cups < other.point.cups ? -1 : 1));
  const stamps = { created_at: at, updated_at: at };
  const rows = await inSlices(sorted, ({ clientId, point, contract }) => {
    const id = uuidV7();
    const agreed = contract && { id: uuidV7(), supply_point_id: id, ...toContractRow(contract) };
    return {
      point: { id, client_id: clientId, ...toPointRow(point), ...stamps },
      contracts: agreed ? [{ ...agreed, ...stamps }] : [],
    };
  });
  for (const some of chunksOf(rows, rowsAStatement)) {
    await db
      .insertInto('supply_points')
      .values(some.map(({ point }) => point))
      .execute();
  }
  const contracts = rows.flatMap((row) => row.contracts);
  for (const some of chunksOf(contracts, rowsAStatement)) {
    await db.insertInto('supply_contracts').values(some).execute();
  }
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return { pointIds: idsOf(rows.map(({ point }) => point)), contractIds: idsOf(contracts) };
}
