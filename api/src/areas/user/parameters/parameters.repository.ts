import type {
  ParameterListAnswer,
  ParameterQuery,
  ParameterVersion,
  ParameterVersionQuery,
  ParameterVersionsAnswer,
} from '@vatio/contracts/user/parameters';
import { parameterKinds, parameterShapes, tariffs } from '@vatio/energy/tariff';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { pageOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { orMissing } from '../../../refusal';
import { type ParameterFields, type StoredParameter, toColumns, toParameter } from './rows';

type Rows = SelectQueryBuilder<Tables, 'regulated_parameters', object>;

const rowsIn = (db: Db, version: number): Rows =>
  db
    .selectFrom('regulated_parameters')
    .where('since_version', '<=', version)
    .where((is) => is.or([is('until_version', 'is', null), is('until_version', '>', version)]));

/** All rows of a version, in no order. */
export const readVersion = (db: Db, version: number): Promise<StoredParameter[]> =>
  rowsIn(db, version).selectAll().execute();

/** The rows of the last version, in no order. */
export const readCurrent = (db: Db): Promise<StoredParameter[]> =>
  db.selectFrom('regulated_parameters').selectAll().where('until_version', 'is', null).execute();

/** The rows that a version brought. */
export const readBegun = (db: Db, version: number): Promise<StoredParameter[]> =>
  db
    .selectFrom('regulated_parameters')
    .selectAll()
    .where('since_version', '=', version)
    .where('until_version', 'is', null)
    .execute();

/** The rows that a version ended. */
export const readEnded = (db: Db, version: number): Promise<StoredParameter[]> =>
  db.selectFrom('regulated_parameters').selectAll().where('until_version', '=', version).execute();

/** The rows of the last version that wait for an answer, the earliest first. */
export const readConditional = (db: Db): Promise<StoredParameter[]> =>
  db
    .selectFrom('regulated_parameters')
    .selectAll()
    .where('until_version', 'is', null)
    .where('condition_question', 'is not', null)
    .orderBy('first_day')
    .orderBy(placeIn(parameterKinds, 'kind'))
    .orderBy('id')
    .execute();

/** A page of the rows of a version that a query asks for, and how many there are in all. */
export async function listParameters(
  db: Db,
  query: ParameterQuery,
  version: number,
): Promise<ParameterListAnswer> {
  const matching = filtered(rowsIn(db, version), query);
  const { rows, total } = await pageOf(query, matching, (parameters) =>
    parameters
      .selectAll()
      .orderBy(placeIn(parameterKinds, 'kind'))
      .orderBy(placeIn(tariffs, 'tariff'))
      .orderBy(placeIn(variants, 'variant'))
      .orderBy('first_day', 'desc')
      .orderBy('period'),
  );
  return { rows: rows.map(toParameter), total, version };
}

/** Each list has the order of the energy engine. */
const placeIn = (order: readonly string[], column: 'kind' | 'tariff' | 'variant') =>
  sql`array_position(${order}::text[], ${sql.ref(column)})`;
const variants = [
  ...new Set(
    parameterKinds.flatMap((kind) => {
      const { variants: read, ended } = parameterShapes[kind];
      return Object.keys({ ...read, ...ended });
    }),
  ),
];

function filtered(rows: Rows, { year, kind, tariff, variant, state }: ParameterQuery): Rows {
  let matching = rows;
  if (year) {
    matching = matching
      .where('first_day', '<=', `${year}-12-31`)
      .where((is) => is.or([is('last_day', 'is', null), is('last_day', '>=', `${year}-01-01`)]));
  }
  if (kind) matching = matching.where('kind', '=', kind);
  if (tariff) matching = matching.where('tariff', '=', tariff);
  if (variant) matching = matching.where('variant', '=', variant);
  if (state) matching = matching.where('state', '=', state);
  return matching;
}

/** A version; without a number, the last one. @throws Refusal missing */
export async function findVersion(db: Db, number?: number): Promise<ParameterVersion> {
  const versions = db.selectFrom('parameter_versions').selectAll();
  const found = number === undefined ? versions : versions.where('number', '=', number);
  const row = await found.orderBy('number', 'desc').limit(1).executeTakeFirst();
  return toVersion(orMissing(row, 'Esa versión de los parámetros no existe.'));
}

/** A page of the versions, the newest first. */
export async function listVersions(
  db: Db,
  query: ParameterVersionQuery,
): Promise<ParameterVersionsAnswer> {
  const all = db.selectFrom('parameter_versions');
  const { rows, total } = await pageOf(query, all, (versions) =>
    versions.selectAll().orderBy('number', 'desc'),
  );
  return { rows: rows.map(toVersion), total };
}

/**
 * Makers of a version take turns by locking the first one, and then read the last. One statement
 * could not do both: it would see the versions from before its wait.
 */
export async function lockVersions(db: Db): Promise<ParameterVersion> {
  const first = db.selectFrom('parameter_versions').select('number').where('number', '=', 1);
  await first.forUpdate().execute();
  return findVersion(db);
}

/** Waits for a version that is being made; prevents another until the transaction ends. */
export async function keepVersion(db: Db): Promise<void> {
  const first = db.selectFrom('parameter_versions').select('number').where('number', '=', 1);
  await first.forShare().execute();
}

export async function insertVersion(
  db: Db,
  { at, actor, ...version }: ParameterVersion,
): Promise<void> {
  const who = { actor_id: actor?.id ?? null, actor_name: actor?.name ?? null };
  await db
    .insertInto('parameter_versions')
    .values({ ...version, ...who, at: new Date(at) })
    .execute();
}

/** Ends rows with an existing version, and adds new rows. */
export async function replaceRows(
  db: Db,
  version: number,
  ended: readonly string[],
  added: readonly ParameterFields[],
): Promise<void> {
  if (ended.length > 0) {
    await db
      .updateTable('regulated_parameters')
      .set({ until_version: version })
      .where('id', 'in', ended)
      .execute();
  }
  if (added.length === 0) return;
  const rows = added.map((fields) => ({
    ...toColumns(fields),
    id: uuidV7(),
    since_version: version,
    until_version: null,
  }));
  await db.insertInto('regulated_parameters').values(rows).execute();
}

function toVersion(row: Selectable<Tables['parameter_versions']>): ParameterVersion {
  const { number, at, actor_id: id, actor_name: name, comment, changed, undoes } = row;
  const actor = id !== null && name !== null ? { id, name } : null;
  return { number, at: at.toISOString(), actor, comment, changed, undoes };
}
