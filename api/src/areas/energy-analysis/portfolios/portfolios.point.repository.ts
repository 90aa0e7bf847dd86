import type { Tariff } from '@vatio/contracts/company/supply';
import type {
  Confidence,
  PortfolioPointListAnswer,
  PortfolioPointQuery,
} from '@vatio/contracts/energy-analysis/portfolios';
import type { StudyState } from '@vatio/contracts/energy-analysis/studyRecord';
import { type ExpressionBuilder, sql } from 'kysely';
import { pageOf } from '../../../db/page';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { type ClientSearch, pointsHolding } from '../../company/door';

/** The states of a study that is still open. */
const openStates = ['draft', 'calculated', 'presented'] as const;

const columns = [
  'supply_point_id as id',
  'cups',
  'alias',
  'client_id as clientId',
  'client_name as clientName',
  'reasons',
  'cautions',
  'current_powers_kw as currentPowersKw',
  'optimum_powers_kw as optimumPowersKw',
  'current_eur as currentEur',
  'optimum_eur as optimumEur',
  'saving_eur as savingEur',
  'saving_percent as savingPercent',
  'crossing',
] as const;

const orders = {
  saving: 'saving_eur',
  percent: 'saving_percent',
  client: 'client_key',
  cups: 'cups',
} as const;

/** A page of the points of a portfolio that has ended, each with its open study of these months. */
export async function listPoints(
  db: Db,
  { id, firstDay }: { readonly id: string; readonly firstDay: string },
  query: PortfolioPointQuery,
  search: ClientSearch,
): Promise<PortfolioPointListAnswer> {
  const { confidence, clientId, tariff, q = '' } = query;
  let matching = db
    .selectFrom('portfolio_points')
    .where('portfolio_id', '=', id)
    .where('confidence', 'is not', null);
  if (confidence) matching = matching.where('confidence', '=', confidence);
  if (clientId) matching = matching.where('client_id', '=', clientId);
  if (tariff) matching = matching.where('tariff', '=', tariff);
  for (const word of searchWords(q)) {
    matching =
      search === 'name'
        ? // `search_key` includes the client's NIF.
          matching.where('supply_point_id', 'in', pointsHolding(db, word, search))
        : matching.where('search_key', 'like', containing(word));
  }
  const { rows, total } = await pageOf(query, matching, (all) => {
    const isDescending = query.sort.startsWith('-');
    const direction = isDescending ? 'desc' : 'asc';
    const order = orders[query.sort.replace('-', '') as keyof typeof orders];
    return all
      .select(columns)
      .select(sql<Confidence>`confidence`.as('confidence'))
      .select(sql<Tariff | null>`tariff`.as('tariff'))
      .select(sql<1 | 2 | 3 | 4 | 5 | null>`point_type`.as('pointType'))
      .select((is) => openStudyOf(is, firstDay).as('study'))
      .orderBy(order, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
      .orderBy('supply_point_id', direction);
  });
  return { rows, total };
}

type OpenStudy = { readonly id: string; readonly code: string; readonly state: StudyState };

const openStudyOf = (is: ExpressionBuilder<Tables, 'portfolio_points'>, firstDay: string) =>
  is
    .selectFrom('studies')
    .select(
      sql<OpenStudy | null>`
        json_build_object('id', studies.id, 'code', studies.code, 'state', studies.state)`.as(
        'study',
      ),
    )
    .whereRef('studies.supply_point_id', '=', 'portfolio_points.supply_point_id')
    .where('studies.first_day', '=', firstDay)
    .where('studies.state', 'in', openStates)
    .where('studies.deleted_at', 'is', null)
    .orderBy('studies.created_at', 'desc')
    .limit(1);

/** The code of the newest open study of a point in these months, if there is one. */
export async function openStudyCode(
  db: Db,
  supplyPointId: string,
  firstDay: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('studies')
    .select('code')
    .where('supply_point_id', '=', supplyPointId)
    .where('first_day', '=', firstDay)
    .where('state', 'in', openStates)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.code;
}

/** Some points of a portfolio that has ended, in no order. */
export const readPoints = (db: Db, id: string, supplyPointIds: readonly string[]) =>
  db
    .selectFrom('portfolio_points')
    .select(['supply_point_id as id', 'cups', 'confidence'])
    .where('portfolio_id', '=', id)
    .where('supply_point_id', 'in', supplyPointIds)
    .where('confidence', 'is not', null)
    .execute();
