import { randomUUID } from 'node:crypto';
import type { NewClient } from '@vatio/contracts/company/clients';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { insertClients } from '../../api/src/areas/company/clients/clients.repository';
import { taxIdOf } from '../../api/test/supply';
import { randomFrom } from '../../shared/energy/test/random';
import type { curveRows } from './curves';

const pointsAClient = 8;

export interface PointToFill {
  readonly db: Kysely<Tables>;
  /** The scale of its load; the same each time. */
  readonly scale: number;
  readonly n: number;
  readonly clientId: string;
  readonly importId: string;
  readonly at: Date;
}

/**
 * Clients with their points, in a database without any.
 *
 * @param fillPoint stores one and answers its id
 * @param clientFacts of every client
 * @returns the ids of the points
 */
export async function fillCompany(
  db: Kysely<Tables>,
  count: number,
  fillPoint: (point: PointToFill) => Promise<string>,
  clientFacts: Partial<NewClient> = {},
): Promise<readonly string[]> {
  const random = randomFrom(count);
  const at = new Date();
  const clients = Array.from({ length: Math.ceil(count / pointsAClient) }, (_, n) => ({
    id: randomUUID(),
    name: `Cliente ${n + 1}, S.L.`,
    taxId: taxIdOf(n + 1),
    ...clientFacts,
  }));
  await insertClients(db, clients, at);
  const importId = await insertImport(db, at);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const clientId = clients[Math.floor(n / pointsAClient)]?.id ?? '';
    ids.push(await fillPoint({ db, scale: 0.5 + random.next(), n, clientId, importId, at }));
  }
  await sql`vacuum analyze`.execute(db);
  return ids;
}

/** The import that all curves are of. */
async function insertImport(db: Kysely<Tables>, at: Date): Promise<string> {
  const id = randomUUID();
  const file = { file_name: 'curvas.csv', size_bytes: 1, sha256: '', state: 'done' } as const;
  await db
    .insertInto('curve_imports')
    .values({ id, ...file, created_at: at, queued_at: at, finished_at: at })
    .execute();
  return id;
}

export async function insertCurve(
  db: Kysely<Tables>,
  pointId: string,
  importId: string,
  { days, values, sums }: ReturnType<typeof curveRows>,
): Promise<void> {
  await sql`
    insert into curve_days (supply_point_id, import_id, sum_tenths_wh, day, minutes, known,
      estimated_count, tenths_wh, estimated)
    select ${pointId}, ${importId}, sum, day::date, 15, cardinality(list::integer[]), 0,
      list::integer[], '{}'
    from unnest(${days}::text[], ${values}::text[], ${sums}::bigint[]) as rows (day, list, sum)`.execute(
    db,
  );
}

/** The client who owns a point. */
export const clientOf = (db: Kysely<Tables>, pointId: string): Promise<string> =>
  db
    .selectFrom('supply_points')
    .select('client_id')
    .where('id', '=', pointId)
    .executeTakeFirstOrThrow()
    .then((row) => row.client_id);
