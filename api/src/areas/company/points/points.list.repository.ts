import type { SupplyPointListAnswer, SupplyPointQuery } from '@vatio/contracts/company/points';
import type { ExpressionBuilder } from 'kysely';
import { countOf, findPage, inOrderOf, orderOf, type Slice, totalOfAll } from '../../../db/page';
import { containing } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { type ClientSearch, searchedText } from '../clients/clients.search.repository';
import { hasData } from './dataState/dataState.repository';
import { endsWithin, inForce, inForceUntil } from './points.inForce.repository';
import { readSupplyPoints } from './points.repository';
import { supplyWords } from './search';

/** A page of the supply points that a query asks for, and how many there are in all. */
export async function listSupplyPoints(
  db: Db,
  query: SupplyPointQuery,
  today: string,
  search: ClientSearch,
): Promise<SupplyPointListAnswer> {
  const { ids, total } = await findSupplyPointIds(db, query, today, search);
  return { rows: inOrderOf(ids, await readSupplyPoints(db, ids, today)), total };
}

/** The points of a page in their order, and how many there are in all pages. */
export function findSupplyPointIds(
  db: Db,
  query: SupplyPointQuery,
  today: string,
  search: ClientSearch,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  return findPage(query, {
    isScan: Boolean(query.expiringDays) || supplyWords(query.q ?? '').length > 0,
    count: () => countOf(matchingPoints(db, query, today, search)),
    rowsOf: (slice, isScan) =>
      sortedPoints(matchingPoints(db, query, today, search), query, today, slice)
        .$if(isScan, (points) => points.select(totalOfAll))
        .execute(),
  });
}

function matchingPoints(db: Db, query: SupplyPointQuery, today: string, search: ClientSearch) {
  const { q = '', clientId, territory, tariff, pointType, state, expiringDays, data } = query;
  let points = db.selectFrom('supply_points');
  for (const word of supplyWords(q)) points = points.where(holdsWord(word, search));
  if (clientId) points = points.where('supply_points.client_id', '=', clientId);
  if (territory) points = points.where('supply_points.territory', '=', territory);
  if (pointType) points = points.where('supply_points.point_type', '=', pointType);
  if (state) points = points.where('supply_points.archived', '=', state === 'archived');
  if (data) points = points.where(hasData(data, today));
  if (!tariff && !expiringDays) return points;

  let contracts = db
    .selectFrom('supply_contracts')
    .where(expiringDays ? endsWithin(today, expiringDays) : inForce(today));
  if (tariff) contracts = contracts.where('tariff', '=', tariff);
  return points.where('supply_points.id', 'in', contracts.select('supply_point_id'));
}

const holdsWord =
  (word: string, search: ClientSearch) => (is: ExpressionBuilder<Tables, 'supply_points'>) => {
    const clients = is
      .selectFrom('clients')
      .where(searchedText(search), 'like', containing(word))
      .select('clients.id');
    return is.or([
      is('supply_points.search_key', 'like', containing(word)),
      is('supply_points.client_id', 'in', clients),
    ]);
  };

function sortedPoints(
  matching: ReturnType<typeof matchingPoints>,
  query: SupplyPointQuery,
  today: string,
  slice: Slice,
) {
  const { name, direction, withNullsLast } = orderOf(query.sort, slice);
  const points = matching.select('supply_points.id').limit(slice.limit).offset(slice.offset);
  switch (name) {
    case 'cups':
      return points.orderBy('supply_points.cups20', direction);
    case 'alias':
      return points
        .orderBy('supply_points.alias_key', withNullsLast)
        .orderBy('supply_points.id', direction);
    case 'client':
      return points
        .innerJoin('clients', 'clients.id', 'supply_points.client_id')
        .orderBy('clients.name_key', direction)
        .orderBy('supply_points.id', direction);
    case 'expiry':
      return points
        .leftJoin('supply_contracts', (join) =>
          join
            .onRef('supply_contracts.supply_point_id', '=', 'supply_points.id')
            .on(inForceUntil(today)),
        )
        .orderBy('supply_contracts.last_day', withNullsLast)
        .orderBy('supply_points.id', direction);
    case 'created':
      return points
        .orderBy('supply_points.created_at', direction)
        .orderBy('supply_points.id', direction);
  }
}
