import type {
  StudyListAnswer,
  StudyQuery,
  StudySummary,
} from '@vatio/contracts/energy-analysis/studies';
import { localZone } from '@vatio/records/time';
import { type ExpressionBuilder, sql } from 'kysely';
import { countOf, findPage, inOrderOf, orderOf, type Slice, totalOfAll } from '../../../db/page';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { type ClientSearch, pointsHolding } from '../../company/door';

const studiesOf = (db: Db) =>
  db
    .selectFrom('studies')
    .innerJoin('supply_points', 'supply_points.id', 'studies.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id');

const columns = [
  'studies.id',
  'studies.code',
  'studies.supply_point_id as supplyPointId',
  'supply_points.cups',
  'supply_points.alias',
  'clients.name as clientName',
  'studies.state',
  'studies.analyses',
  'studies.first_day as from',
  'studies.last_day as to',
  'studies.author_name as authorName',
  'studies.created_at as createdAt',
  'studies.saving_eur as savingEur',
  'studies.saving_percent as savingPercent',
  'studies.version',
] as const;

/** A page of the studies that a query asks for, and how many there are in all. */
export async function listStudies(
  db: Db,
  query: StudyQuery,
  search: ClientSearch,
): Promise<StudyListAnswer> {
  const { ids, total } = await findPage(query, {
    isScan: searchWords(query.q ?? '').length > 0,
    count: () => countOf(matchingStudies(db, query, search)),
    rowsOf: (slice, isScan) =>
      sortedStudies(matchingStudies(db, query, search), query, slice)
        .$if(isScan, (studies) => studies.select(totalOfAll))
        .execute(),
  });
  if (ids.length === 0) return { rows: [], total };
  const found = await studiesOf(db).select(columns).where('studies.id', 'in', ids).execute();
  return { rows: inOrderOf(ids, found).map(toStudyRow), total };
}

/** Matches studies without joining the points and clients of all of them: only the page needs those. */
function matchingStudies(db: Db, query: StudyQuery, search: ClientSearch) {
  const { state, analysis, authorId, year, clientId, supplyPointId, q = '' } = query;
  let studies = db.selectFrom('studies').where('studies.deleted_at', 'is', null);
  if (state) studies = studies.where('studies.state', '=', state);
  if (analysis) studies = studies.where(sql<boolean>`${analysis} = any(studies.analyses)`);
  if (authorId) studies = studies.where('studies.author_id', '=', authorId);
  if (year !== undefined) {
    studies = studies
      .where('studies.created_at', '>=', startOf(year))
      .where('studies.created_at', '<', startOf(year + 1));
  }
  if (supplyPointId) studies = studies.where('studies.supply_point_id', '=', supplyPointId);
  if (clientId) {
    const points = db.selectFrom('supply_points').select('id').where('client_id', '=', clientId);
    studies = studies.where('studies.supply_point_id', 'in', points);
  }
  for (const word of searchWords(q)) studies = studies.where(holdsWord(db, word, search));
  return studies;
}

const holdsWord =
  (db: Db, word: string, search: ClientSearch) => (is: ExpressionBuilder<Tables, 'studies'>) =>
    is.or([
      is('studies.search_key', 'like', containing(word)),
      is('studies.supply_point_id', 'in', pointsHolding(db, word, search)),
    ]);

const orders = {
  created: 'studies.created_at',
  code: 'studies.code',
  saving: 'studies.saving_eur',
} as const;

function sortedStudies(
  found: ReturnType<typeof matchingStudies>,
  query: StudyQuery,
  { limit, offset, isBackward }: Slice,
) {
  const { name, direction, withNullsLast } = orderOf(query.sort, { isBackward });
  const matching = found.select('studies.id');
  const sorted =
    name === 'client'
      ? matching
          .innerJoin('supply_points', 'supply_points.id', 'studies.supply_point_id')
          .innerJoin('clients', 'clients.id', 'supply_points.client_id')
          .orderBy('clients.name_key', direction)
      : matching.orderBy(orders[name], name === 'saving' ? withNullsLast : direction);
  return sorted.orderBy('studies.id', direction).limit(limit).offset(offset);
}

const toStudyRow = <Row extends { readonly createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const wasWithdrawn = sql<boolean>`exists (
  select from study_withdrawals where study_withdrawals.study_id = studies.id)`;

/** A study as a row of the list, with its notes and the number of its last calculation. */
export async function findListed(db: Db, id: string) {
  const found = await studiesOf(db)
    .select(columns)
    .select(['studies.notes', 'studies.calculations', 'studies.offer_saving as offerSaving'])
    .select(['studies.author_id as authorId', wasWithdrawn.as('wasWithdrawn')])
    .where('studies.id', '=', id)
    .where('studies.deleted_at', 'is', null)
    .executeTakeFirst();
  return found && toStudyRow(found);
}

/** The moment when a year begins where the company works. */
const startOf = (year: number) =>
  sql<Date>`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${localZone}::text)`;

/**
 * The open studies, the saving found by the calculations of a year that are not discarded, and the saving
 * accepted in it.
 *
 * @param year where the company works
 */
export async function summaryOf(db: Db, year: number): Promise<StudySummary> {
  const savingOf = (column: 'calculated_at' | 'accepted_at') => sql<string>`
    round(coalesce(sum(greatest(saving_eur, 0)) filter (
      where state <> 'discarded'
        and ${sql.ref(column)} >= ${startOf(year)} and ${sql.ref(column)} < ${startOf(year + 1)}
    ), 0), 2)::text`;
  return db
    .selectFrom('studies')
    .select([
      sql<number>`(count(*) filter (where state in ('draft', 'calculated', 'presented')))::int`.as(
        'open',
      ),
      savingOf('calculated_at').as('foundEur'),
      savingOf('accepted_at').as('acceptedEur'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
