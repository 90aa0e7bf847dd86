import type { Readings } from '../../bill/input';
import { addDays, type LocalDate } from '../../calendar/dates';
import type { MeasuredDemand } from '../../curve/demand';
import { type Decimal, type DecimalInput, exact, sum, toText } from '../../exact/decimal';
import { spanishDate } from '../../exact/spanish';
import { type ByPeriod, periodCount, type Tariff, type Territory } from '../../tariff/tariffs';
import type { Measured } from '../context';
import { measuredOf } from '../measuredOf';

/** A reading of a register: its days are those that it measured, both included. */
export interface RegisteredReading {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** manual: of the meter; others are copies of a bill, and no proof against one. */
  readonly source: string;
  readonly energyKwh: ByPeriod<Decimal>;
  readonly maxKw: ByPeriod<Decimal | null> | null;
}

/** A register's measures by another party than the supplier. */
export interface RegisteredMeasures {
  /** Readings in order. */
  readonly readings: readonly RegisteredReading[];
  /** The curve of the bill's whole cycle (`wholeCycleOf`); null: none. */
  readonly curve: MeasuredDemand | null;
}

/** The days of a bill, and how many values they have. */
export interface MeasuredBill extends Readings {
  readonly tariff: Tariff;
  readonly energyKwh: ByPeriod<DecimalInput>;
}

/** The meter's readings that are of exactly the days of a bill; none: they do not cover them. */
export function readingsOfBill<Reading extends RegisteredReading>(
  { from, to, energyKwh }: MeasuredBill,
  readings: readonly Reading[],
): readonly Reading[] {
  const firstDay = addDays(from, 1);
  const own = readings.filter(
    (one) =>
      one.source === 'manual' &&
      one.from >= firstDay &&
      one.to <= to &&
      one.energyKwh.length === energyKwh.length,
  );
  let next = firstDay;
  for (const one of own) {
    if (one.from !== next) return [];
    next = addDays(one.to, 1);
  }
  return next === addDays(to, 1) ? own : [];
}

/** Another party's measures on a bill's days: the meter's readings, and without them the curve. */
export function measuredFor(
  bill: MeasuredBill,
  { readings, curve }: RegisteredMeasures,
  territory: Territory,
): Measured | null {
  const own = readingsOfBill(bill, readings);
  const { from, to, tariff } = bill;
  if (own.length > 0) return { ...byReadings(bill, own), ...(curve && { quarterDemand: curve }) };
  return curve && measuredOf(curve, { tariff, territory }, { from, to });
}

function byReadings(
  { tariff, energyKwh }: MeasuredBill,
  own: readonly RegisteredReading[],
): Measured {
  const powers = periodCount(tariff, 'power');
  const maxima = own.map(({ maxKw }) => (maxKw?.length === powers ? maxKw : null));
  const days = own.map(({ to }) => spanishDate(to)).join(', ');
  return {
    source: `las lecturas del contador hasta el ${days}`,
    energyKwh: energyKwh.map((_, period) =>
      toText(sum(own.map((one) => exact(one.energyKwh[period] ?? 0)))),
    ),
    ...(maxima.every((one) => one !== null) && {
      maximetersKw: Array.from({ length: powers }, (_, period) => {
        const known = maxima.flatMap((one) => one?.[period] ?? []).map(Number);
        return known.length > 0 ? Math.max(...known) : null;
      }),
    }),
  };
}
