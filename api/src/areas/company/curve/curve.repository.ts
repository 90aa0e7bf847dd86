import type { CurveMinutes, CurveQuery } from '@vatio/contracts/company/curve';
import type { Territory } from '@vatio/contracts/company/supply';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

/** Days of a curve, both included: `2026-01-31`. */
type DayRange = Pick<CurveQuery, 'from' | 'to'>;

export async function territoryOf(db: Db, supplyPointId: string): Promise<Territory | undefined> {
  const point = db.selectFrom('supply_points').select('territory').where('id', '=', supplyPointId);
  return (await point.executeTakeFirst())?.territory;
}

const daysOf = (db: Db, supplyPointId: string) =>
  db.selectFrom('curve_days').where('supply_point_id', '=', supplyPointId);

/** The finest resolution that has a day there. */
export async function finestMinutes(
  db: Db,
  supplyPointId: string,
  { from, to }: DayRange,
): Promise<CurveMinutes | null> {
  const found = await daysOf(db, supplyPointId)
    .select('minutes')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('minutes')
    .limit(1)
    .executeTakeFirst();
  return found?.minutes ?? null;
}

/**
 * The days of a curve as JSON of the contract, one text each. The database writes it: 35,040
 * readings of a year need not become objects only to be written again.
 */
export async function readDaysAsJson(
  db: Db,
  supplyPointId: string,
  minutes: CurveMinutes,
  { from, to }: DayRange,
): Promise<readonly string[]> {
  const rows = await daysOf(db, supplyPointId)
    .select(
      sql<string>`
        '{"day":"' || day || '","tenthsWh":' || array_to_json(tenths_wh)::text
        || ',"exportedTenthsWh":' || coalesce(array_to_json(exported_tenths_wh)::text, 'null')
        || ',"estimated":' || array_to_json(estimated)::text || '}'`.as('json'),
    )
    .where('minutes', '=', minutes)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map(({ json }) => json);
}

/** Totals of a month in one resolution. */
export interface StoredMonth {
  readonly month: string;
  readonly minutes: CurveMinutes;
  readonly known: number;
  readonly estimated: number;
  readonly tenthsWh: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Months in order, the resolution with more readings first. */
export async function readMonths(db: Db, supplyPointId: string): Promise<readonly StoredMonth[]> {
  const rows = await daysOf(db, supplyPointId)
    .select(sql<string>`to_char(day, 'YYYY-MM')`.as('month'))
    .select('minutes')
    .select((is) => [
      is.fn.sum<string>('known').as('known'),
      is.fn.sum<string>('estimated_count').as('estimated'),
      is.fn.sum<string>('sum_tenths_wh').as('tenthsWh'),
      is.fn.min('day').as('firstDay'),
      is.fn.max('day').as('lastDay'),
    ])
    .groupBy([sql`1`, 'minutes'])
    .orderBy('month')
    .orderBy(sql`sum(known) * minutes`, 'desc')
    .orderBy('minutes')
    .execute();
  return rows.map(({ known, estimated, tenthsWh, ...row }) => ({
    ...row,
    known: Number(known),
    estimated: Number(estimated),
    tenthsWh: Number(tenthsWh),
  }));
}
