import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type { DayRange } from '@vatio/energy/calendar';
import { sql } from 'kysely';
import { groupedBy } from '../../../db/groupedBy';
import type { Db } from '../../../db/transaction';
import { type CurvePoint, quartersOf, type StoredQuarters } from './curve.quarter.repository';

/** Days of a point. */
export interface PointDays {
  readonly point: CurvePoint;
  readonly days: DayRange;
}

interface FoundDay {
  /** Position in the list of wanted points, from 1. */
  readonly place: number;
  readonly day: string;
  readonly minutes: CurveMinutes;
  readonly known: number;
  readonly tenthsWh: readonly (number | null)[];
}

/**
 * The curves of many points, each of days of its own, by one statement: in the resolution that knows
 * more of them, as `bestCurvesOf` chooses.
 *
 * @returns in the order of what is wanted; null: no curve has any of these days
 */
export async function curvesOf(
  db: Db,
  wanted: readonly PointDays[],
): Promise<(StoredQuarters | null)[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ point }) => point.id);
  const first = wanted.map(({ days }) => days.firstDay);
  const last = wanted.map(({ days }) => days.lastDay);
  const { rows } = await sql<FoundDay>`
    select place::int, day, minutes, known, tenths_wh as "tenthsWh"
    from unnest(${ids}::uuid[], ${first}::date[], ${last}::date[])
      with ordinality as wanted (id, first_day, last_day, place)
    join curve_days on supply_point_id = wanted.id and minutes in (15, 60)
      and day between wanted.first_day and wanted.last_day`.execute(db);
  const found = groupedBy(rows, ({ place }) => place);
  return wanted.map(({ point, days }, index) => {
    const own = found.get(index + 1);
    if (!own) return null;
    const of = (minutes: CurveMinutes) => own.filter((one) => one.minutes === minutes);
    const [quarters, hours] = [of(15), of(60)];
    const best = knownMinutes(quarters) >= knownMinutes(hours) ? quarters : hours;
    return quartersOf(best, point, days, best === quarters ? 15 : 60);
  });
}

const knownMinutes = (days: readonly FoundDay[]): number =>
  days.reduce((sum, { known, minutes }) => sum + known * minutes, 0);
