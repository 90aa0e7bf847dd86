import type { OfferSaving } from '@vatio/contracts/energy-analysis/offers';
import type { StudyResult, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import type { DayRange } from '@vatio/energy/calendar';
import { powerSavingParts } from '@vatio/energy/study';
import { sql } from 'kysely';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/transaction';
import { localDay } from '../../../localDay';

/** A study that a client accepted, and its expected saving in a year. Euros are before taxes. */
export interface AcceptedStudy {
  readonly id: string;
  /** `EST-2026-0042` */
  readonly code: string;
  readonly supplyPointId: string;
  /** The day where the company works. */
  readonly acceptedOn: string;
  /** The twelve months that it was computed from. */
  readonly window: DayRange;
  /** The supply as it was then. */
  readonly before: Omit<StudySnapshotAnswer, 'readings'>;
  /** The saving of powers and offer together; null: it looked into neither. Negative: it costs more. */
  readonly savingEur: string | null;
  /** The saving of other powers, with the regulated prices; null: not looked into. */
  readonly powers: PowerSaving | null;
  /** The saving of the recommended offer; null: none. */
  readonly offer: OfferSaving | null;
}

/** The optimal powers' saving: each part is the contracted powers' less theirs; they add up to the cent. */
interface PowerSaving {
  readonly fixedEur: string;
  readonly excessEur: string;
  /** The saving in toll and charge of the energy, where the tariff changes; else 0. */
  readonly energyEur: string;
  readonly savingEur: string;
  /** kW, P1 first. */
  readonly powersKw: readonly string[];
}

/**
 * The accepted study of each of some supply points: the one that was accepted last where there are
 * several. Points without one are left out, and a study that was opened again is no longer accepted.
 *
 * @returns in no order
 */
export async function acceptedStudiesOf(
  db: Db,
  supplyPointIds: readonly string[],
): Promise<readonly AcceptedStudy[]> {
  if (supplyPointIds.length === 0) return [];
  const found = await db
    .selectFrom('studies')
    .innerJoin('study_events', 'study_events.study_id', 'studies.id')
    .innerJoin('study_calculations', (join) =>
      join
        .onRef('study_calculations.study_id', '=', 'studies.id')
        .onRef('study_calculations.number', '=', 'studies.calculations'),
    )
    .distinctOn('studies.supply_point_id')
    .select(['studies.id', 'studies.code', 'studies.supply_point_id as supplyPointId'])
    .select(['studies.first_day as firstDay', 'studies.last_day as lastDay'])
    .select(['study_events.at as acceptedAt', 'studies.saving_eur as savingEur'])
    .select(['studies.offer_saving as offer', costOf('current').as('current')])
    .select(costOf('optimum').as('optimum'))
    .select(sql<Cost | null>`result->'bestOnThisSide'->'cost'`.as('thisSide'))
    .select(sql<AcceptedStudy['before']>`snapshot - 'readings'`.as('before'))
    .where('studies.state', '=', 'accepted')
    .where('study_events.kind', '=', 'state')
    .where('study_events.state', '=', 'accepted')
    .where('studies.supply_point_id', '=', anyOf([...supplyPointIds]))
    .orderBy('studies.supply_point_id')
    .orderBy('study_events.at', 'desc')
    .orderBy('studies.code', 'desc')
    .execute();
  return found.map(({ firstDay, lastDay, acceptedAt, current, optimum, thisSide, ...study }) => ({
    ...study,
    window: { firstDay, lastDay },
    acceptedOn: localDay(acceptedAt),
    powers: powersOf(current, study.offer ? ofSameTariff(current, [optimum, thisSide]) : optimum),
  }));
}

type Cost = StudyResult['current'];

/** An offer goes with powers of its own tariff. */
const ofSameTariff = (current: Cost | null, found: readonly (Cost | null)[]): Cost | null =>
  found.find((cost) => cost?.powersKw.length === current?.powersKw.length) ?? current;

const powersOf = (current: Cost | null, optimum: Cost | null): PowerSaving | null =>
  current && optimum
    ? { ...powerSavingParts({ current, optimum }), powersKw: optimum.powersKw }
    : null;

/** A cost without its months, which are most of it. A study that leaves the powers alone has none. */
const costOf = (which: 'current' | 'optimum') =>
  sql<Cost | null>`(result->${sql.lit(which)}) - 'months'::text`;
