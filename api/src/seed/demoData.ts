import type { NewReading } from '@vatio/contracts/company/readings';
import { hoursByPeriod, monthDays, periodLookUp, quarterMs } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';
import { type Period, periodCount, type Tariff } from '@vatio/energy/tariff';
import { demoTerritory, type LoadDay, toWattHours } from './demoLoad';

function eachQuarter(
  days: readonly LoadDay[],
  rule: { readonly tariff: Tariff; readonly term: 'energy' | 'power' },
  take: (kwh: number, period: Period) => void,
): void {
  const periodOf = periodLookUp({ ...rule, territory: demoTerritory });
  for (const { startMs, kwh } of days) {
    kwh.forEach((value, quarter) => {
      take(value, periodOf(startMs + quarter * quarterMs));
    });
  }
}

/** The highest power of each period, kW, P1 first; 0 where there was no such hour. */
function highestKw(days: readonly LoadDay[], tariff: Tariff): number[] {
  const highest: number[] = Array(periodCount(tariff, 'power')).fill(0);
  eachQuarter(days, { tariff, term: 'power' }, (kwh, period) => {
    highest[period - 1] = Math.max(highest[period - 1] ?? 0, 4 * kwh);
  });
  return highest;
}

/** The same days, with the given highest power of each period, kW, P1 first. */
export function broughtTo(
  days: readonly LoadDay[],
  tariff: Tariff,
  givenKw: readonly number[],
): LoadDay[] {
  const found = highestKw(days, tariff);
  const factors = found.map((kw, index) => (givenKw[index] ?? 0) / (kw || 1));
  const periodOf = periodLookUp({ tariff, term: 'power', territory: demoTerritory });
  return days.map((day) => ({
    ...day,
    kwh: day.kwh.map((kwh, quarter) =>
      toWattHours(kwh * (factors[periodOf(day.startMs + quarter * quarterMs) - 1] ?? 0)),
    ),
  }));
}

export interface ReadingFacts {
  readonly tariff: Tariff;
  /** kVArh for each kWh; null: the meter does not measure it. */
  readonly reactiveShare: number | null;
}

/** The meter's readings of a month. @param days all of the month, `2026-01` */
export function readingOf(
  month: string,
  days: readonly LoadDay[],
  { tariff, reactiveShare }: ReadingFacts,
): NewReading {
  const range = monthDays(month);
  const rule = { tariff, territory: demoTerritory };
  const energyKwh: number[] = Array(periodCount(tariff, 'energy')).fill(0);
  eachQuarter(days, { tariff, term: 'energy' }, (kwh, period) => {
    energyKwh[period - 1] = (energyKwh[period - 1] ?? 0) + kwh;
  });
  const hours = hoursByPeriod(range, { ...rule, term: 'power' });
  return {
    from: range.firstDay,
    to: range.lastDay,
    isEstimated: false,
    source: 'manual',
    energyKwh: energyKwh.map((kwh) => String(Math.round(kwh))),
    reactiveKvarh:
      reactiveShare === null
        ? null
        : energyKwh.map((kwh) => String(Math.round(reactiveShare * kwh))),
    maxKw: highestKw(days, tariff).map((kw, index) =>
      hours[index] ? String(Math.round(10 * kw) / 10) : null,
    ),
  };
}

export interface CurveFacts {
  readonly cups: string;
  readonly minutes: CurveDay['minutes'];
  /** Days that the distributor estimated. */
  readonly isEstimated?: (date: string) => boolean;
}

/** The same as a load curve. */
export function curveOf(
  days: readonly LoadDay[],
  { cups, minutes, isEstimated = () => false }: CurveFacts,
): CurveDay[] {
  return days.map(({ date, startMs, kwh }) => {
    const slots = minutes === 15 ? kwh : hoursOf(kwh);
    return {
      cups20: cups.slice(0, 20),
      date,
      startMs,
      minutes,
      kwh: slots,
      exportedKwh: null,
      isEstimated: new Uint8Array(slots.length).fill(isEstimated(date) ? 1 : 0),
    };
  });
}

const hoursOf = (quarters: Float64Array): Float64Array =>
  Float64Array.from({ length: quarters.length / 4 }, (_, hour) =>
    toWattHours(quarters.subarray(4 * hour, 4 * hour + 4).reduce((sum, kwh) => sum + kwh, 0)),
  );
