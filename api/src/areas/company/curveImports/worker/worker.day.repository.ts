import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/transaction';
import type { Tables } from '../../../../db/types';
import { arrayText, type CurveDayValues, noValue } from './curveDay';

/** A day as it is stored. */
export interface StoredDay extends CurveDayValues {
  readonly supplyPointId: string;
  readonly minutes: CurveMinutes;
  readonly day: string;
  /** The last import that changed the day. */
  readonly importId: string;
}

export interface DayKey {
  readonly supplyPointId: string;
  readonly minutes: CurveMinutes;
  readonly day: string;
}

export const keyOf = ({ supplyPointId, minutes, day }: DayKey): string =>
  `${supplyPointId} ${minutes} ${day}`;

/** The stored days among some, by their key. */
export async function readStoredDays(
  db: Db,
  keys: readonly DayKey[],
): Promise<ReadonlyMap<string, StoredDay>> {
  const stored = new Map<string, StoredDay>();
  for (const { supplyPointId, minutes, days } of byCurve(keys)) {
    const rows = await db
      .selectFrom('curve_days')
      .select(['supply_point_id', 'minutes', 'day', 'import_id'])
      .select(['tenths_wh', 'exported_tenths_wh', 'estimated'])
      .where('supply_point_id', '=', supplyPointId)
      .where('minutes', '=', minutes)
      .where('day', 'in', days)
      .execute();
    for (const row of rows) {
      const day = toStoredDay(row);
      stored.set(keyOf(day), day);
    }
  }
  return stored;
}

function byCurve(keys: readonly DayKey[]) {
  const curves = new Map<string, Omit<DayKey, 'day'> & { readonly days: string[] }>();
  for (const { supplyPointId, minutes, day } of keys) {
    const curve = `${supplyPointId} ${minutes}`;
    const found = curves.get(curve) ?? { supplyPointId, minutes, days: [] };
    found.days.push(day);
    curves.set(curve, found);
  }
  return curves.values();
}

type DayRow = Omit<Selectable<Tables['curve_days']>, 'known' | 'estimated_count' | 'sum_tenths_wh'>;

function toStoredDay({ tenths_wh, exported_tenths_wh, estimated, ...row }: DayRow): StoredDay {
  const isEstimated = new Uint8Array(tenths_wh.length);
  for (const slot of estimated) isEstimated[slot] = 1;
  return {
    supplyPointId: row.supply_point_id,
    minutes: row.minutes,
    day: row.day,
    importId: row.import_id,
    tenthsWh: toTenths(tenths_wh),
    exportedTenthsWh: exported_tenths_wh && toTenths(exported_tenths_wh),
    isEstimated,
  };
}

const toTenths = (values: readonly (number | null)[]): Int32Array =>
  Int32Array.from(values, (value) => value ?? noValue);

/** The columns for the values of a day. */
function valueColumns({ tenthsWh, exportedTenthsWh, isEstimated }: CurveDayValues) {
  const estimated: number[] = [];
  let known = 0;
  let sum = 0;
  for (const [slot, value] of tenthsWh.entries()) {
    if (value === noValue) continue;
    known += 1;
    sum += value;
    if (isEstimated[slot]) estimated.push(slot);
  }
  return {
    tenths_wh: arrayText(tenthsWh),
    exported_tenths_wh: exportedTenthsWh && arrayText(exportedTenthsWh),
    estimated: `{${estimated.join(',')}}`,
    known,
    estimated_count: estimated.length,
    sum_tenths_wh: sum,
  };
}

/** A day that an import changes, after and before; `before` is undefined for a new day. */
export interface ChangedDay extends DayKey {
  readonly values: CurveDayValues;
  readonly before: StoredDay | undefined;
}

/** Writes the days that an import changes, and what they were before: one statement each. */
export async function writeDays(
  db: Db,
  importId: string,
  changed: readonly ChangedDay[],
): Promise<void> {
  if (changed.length === 0) return;
  const keys = changed.map(({ supplyPointId, minutes, day }) => ({
    import_id: importId,
    supply_point_id: supplyPointId,
    minutes,
    day,
  }));
  const replaced = changed.map(({ before }, index) => ({
    ...(keys[index] as (typeof keys)[number]),
    ...(before && { before_import_id: before.importId, ...valueColumns(before) }),
  }));
  await db.insertInto('replaced_curve_days').values(replaced).execute();
  const days = changed.map(({ values }, index) => ({
    ...(keys[index] as (typeof keys)[number]),
    ...valueColumns(values),
  }));
  await db
    .insertInto('curve_days')
    .values(days)
    .onConflict((conflict) =>
      conflict
        .columns(['supply_point_id', 'minutes', 'day'])
        .doUpdateSet((is) => ({
          import_id: is.ref('excluded.import_id'),
          tenths_wh: is.ref('excluded.tenths_wh'),
          exported_tenths_wh: is.ref('excluded.exported_tenths_wh'),
          estimated: is.ref('excluded.estimated'),
          known: is.ref('excluded.known'),
          estimated_count: is.ref('excluded.estimated_count'),
          sum_tenths_wh: is.ref('excluded.sum_tenths_wh'),
        })),
    )
    .execute();
}
