import type {
  StudyListAnswer,
  StudyQuery,
  StudySummary,
} from '@vatio/contracts/energyAnalysis/studies';
import { type ExpressionBuilder, sql } from 'kysely';
import { pageOf } from '../../../db/page';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';

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
  'studies.first_day as from',
  'studies.last_day as to',
  'studies.author_name as authorName',
  'studies.created_at as createdAt',
  'studies.saving_eur as savingEur',
  'studies.saving_percent as savingPercent',
  'studies.version',
] as const;

/** A page of the studies that a query asks for, and how many there are in all. */
export async function listStudies(db: Db, query: StudyQuery): Promise<StudyListAnswer> {
  const { state, clientId, supplyPointId, q = '' } = query;
  let matching = studiesOf(db);
  if (state) matching = matching.where('studies.state', '=', state);
  if (clientId) matching = matching.where('supply_points.client_id', '=', clientId);
  if (supplyPointId) matching = matching.where('studies.supply_point_id', '=', supplyPointId);
  for (const word of searchWords(q)) matching = matching.where(holdsWord(word));
  const { rows, total } = await pageOf(query, matching, (all) => {
    const isDescending = query.sort.startsWith('-');
    const direction = isDescending ? 'desc' : 'asc';
    const order = orders[query.sort.replace('-', '') as keyof typeof orders];
    return all
      .select(columns)
      .orderBy(order, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
      .orderBy('studies.id', direction);
  });
  return { rows: rows.map(toStudyRow), total };
}

const orders = {
  created: 'studies.created_at',
  code: 'studies.code',
  client: 'clients.name_key',
  saving: 'studies.saving_eur',
} as const;

type Joined = 'studies' | 'supply_points' | 'clients';
const holdsWord = (word: string) => (is: ExpressionBuilder<Tables, Joined>) =>
  is.or(
    (['studies', 'supply_points', 'clients'] as const).map((table) =>
      is(`${table}.search_key`, 'like', containing(word)),
    ),
  );

const toStudyRow = <Row extends { readonly createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** A study as a row of the list, with its notes and the number of its last calculation. */
export async function findListed(db: Db, id: string) {
  const found = await studiesOf(db)
    .select(columns)
    .select(['studies.notes', 'studies.calculations', 'studies.offer_saving as offerSaving'])
    .where('studies.id', '=', id)
    .executeTakeFirst();
  return found && toStudyRow(found);
}

/** @param year of the savings, where the company works */
export async function summaryOf(db: Db, year: number): Promise<StudySummary> {
  const madeThisYear = sql<boolean>`studies.code like ${`EST-${year}-%`}`;
  const savingIf = (condition: ReturnType<typeof sql<boolean>>) => sql<string>`
    coalesce(sum(greatest(saving_eur, 0)) filter (where ${madeThisYear} and ${condition}), 0)::text`;
  return db
    .selectFrom('studies')
    .select([
      sql<number>`(count(*) filter (where state in ('draft', 'calculated', 'presented')))::int`.as(
        'open',
      ),
      savingIf(sql<boolean>`state <> 'discarded'`).as('foundEur'),
      savingIf(sql<boolean>`state = 'accepted'`).as('acceptedEur'),
    ])
    .executeTakeFirstOrThrow();
}
