import type { ClientListAnswer, ClientQuery } from '@vatio/contracts/company/clients';
import type { ExpressionBuilder } from 'kysely';
import { countOf, findPage, inOrderOf, orderOf, type Slice, totalOfAll } from '../../../db/page';
import { containing } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { endsWithin, inForceUntil } from '../points/points.inForce.repository';
import { supplyWords } from '../points/search';
import { readClients } from './clients.repository';

/** A page of the clients that a query asks for, and how many there are in all. */
export async function listClients(
  db: Db,
  query: ClientQuery,
  today: string,
): Promise<ClientListAnswer> {
  const { ids, total } = await findPage(query, {
    isScan: Boolean(query.expiringDays) || supplyWords(query.q ?? '').length > 0,
    count: () => countOf(matchingClients(db, query, today)),
    rowsOf: (slice, isScan) =>
      sortedClients(db, query, today, slice)
        .$if(isScan, (clients) => clients.select(totalOfAll))
        .execute(),
  });
  return { rows: inOrderOf(ids, await readClients(db, ids, today)), total };
}

function matchingClients(
  db: Db,
  { q = '', state, expiringDays, managerId }: ClientQuery,
  today: string,
) {
  let clients = db.selectFrom('clients');
  for (const word of supplyWords(q)) clients = clients.where(holdsWord(word));
  if (managerId) clients = clients.where('clients.manager_id', '=', managerId);
  if (state) clients = clients.where('clients.archived', '=', state === 'archived');
  if (expiringDays) {
    const expiring = pointsWithContract(db)
      .where(endsWithin(today, expiringDays))
      .select('supply_points.client_id');
    clients = clients.where('clients.id', 'in', expiring);
  }
  return clients;
}

/** Words without a digit are not searched in CUPS: every CUPS contains «ES». */
const holdsWord = (word: string) => (is: ExpressionBuilder<Tables, 'clients'>) => {
  const ownText = is('clients.search_key', 'like', containing(word));
  if (!/\d/.test(word)) return ownText;
  const points = is
    .selectFrom('supply_points')
    .where('supply_points.cups', 'like', containing(word.toUpperCase()))
    .select('supply_points.client_id');
  return is.or([ownText, is('clients.id', 'in', points)]);
};

const pointsWithContract = (db: Db) =>
  db
    .selectFrom('supply_contracts')
    .innerJoin('supply_points', 'supply_points.id', 'supply_contracts.supply_point_id')
    .where('supply_points.archived', '=', false);

const columns = {
  name: 'clients.name_key',
  taxId: 'clients.tax_id',
  created: 'clients.created_at',
} as const;

function sortedClients(db: Db, query: ClientQuery, today: string, slice: Slice) {
  const { name, direction, withNullsLast } = orderOf(query.sort, slice);
  const clients = matchingClients(db, query, today)
    .select('clients.id')
    .limit(slice.limit)
    .offset(slice.offset);
  if (name === 'supplyPoints') {
    const counts = db
      .selectFrom('supply_points')
      .where('supply_points.archived', '=', false)
      .select((is) => ['client_id', is.fn.countAll().as('points')])
      .groupBy('client_id');
    return clients
      .leftJoin(counts.as('counts'), 'counts.client_id', 'clients.id')
      .orderBy((is) => is.fn.coalesce('counts.points', is.lit(0)), direction)
      .orderBy('clients.id', direction);
  }
  if (name === 'nextExpiry') {
    const expiries = pointsWithContract(db)
      .where(inForceUntil(today))
      .select((is) => ['supply_points.client_id', is.fn.min('last_day').as('day')])
      .groupBy('supply_points.client_id');
    return clients
      .leftJoin(expiries.as('expiries'), 'expiries.client_id', 'clients.id')
      .orderBy('expiries.day', withNullsLast)
      .orderBy('clients.id', direction);
  }
  if (name === 'managerId') {
    return clients
      .leftJoin('users', 'users.id', 'clients.manager_id')
      .orderBy('users.name_key', withNullsLast)
      .orderBy('clients.id', direction);
  }
  return clients.orderBy(columns[name], direction).orderBy('clients.id', direction);
}
