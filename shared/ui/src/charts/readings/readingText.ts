import { kw, kwh } from '../../format';
import type { LocalClock } from '../timeRange';
import type { PeriodOf, Reading } from './curve';
import { dayInWords, slotInWords } from './instants';

/** «Real», «Estimado», «Sin datos» */
export function readingQuality({ kwh: value, isEstimated }: Reading): string {
  if (Number.isNaN(value)) return 'Sin datos';
  return isEstimated ? 'Estimado' : 'Real';
}

/** «jue, 12 mar 2026, 10:15–10:30 · 12,3 kW · 3,08 kWh · P2 · 10 kW contratados · 2,3 kW por encima · Estimado» */
export function readingText(reading: Reading, clock: LocalClock, periodOf: PeriodOf): string {
  const { startMs, endMs } = reading;
  const period = periodOf(startMs);
  const day = dayInWords(clock.localTimeOf(startMs).date);
  const quality = readingQuality(reading);
  const overKw = reading.kw - reading.contractedKw;
  return [
    `${day}, ${slotInWords(startMs, endMs, clock)}`,
    ...(Number.isNaN(reading.kwh) ? [] : [kw(reading.kw), kwh(reading.kwh)]),
    ...(period === undefined ? [] : [`P${period}`]),
    ...(Number.isNaN(reading.contractedKw) ? [] : [`${kw(reading.contractedKw)} contratados`]),
    ...(overKw > 0 ? [`${kw(overKw)} por encima`] : []),
    ...(quality === 'Real' ? [] : [quality]),
  ].join(' · ');
}
