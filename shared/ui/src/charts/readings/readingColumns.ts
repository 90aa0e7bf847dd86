import type { ExportColumn } from '../../export/exportColumn';
import type { LocalClock } from '../timeRange';
import type { PeriodOf, Reading } from './curve';
import { instantInDigits } from './instants';
import { readingQuality } from './readingText';

/**
 * A curve slot by slot in a file. Beginning and end by the local clock, as distributors and people count;
 * the third column distinguishes the hours that the clock shows twice.
 */
export function readingColumns(
  clock: LocalClock,
  periodOf: PeriodOf,
): readonly ExportColumn<Reading>[] {
  return [
    { header: 'Inicio (hora local)', value: ({ startMs }) => instantInDigits(startMs, clock) },
    { header: 'Fin (hora local)', value: ({ endMs }) => instantInDigits(endMs, clock) },
    { header: 'Inicio (UTC)', value: ({ startMs }) => new Date(startMs).toISOString() },
    { header: 'Energía (kWh)', value: ({ kwh }) => kwh },
    { header: 'Potencia media (kW)', value: ({ kw }) => kw },
    { header: 'Periodo', value: ({ startMs }) => periodName(periodOf(startMs)) },
    { header: 'Lectura', value: readingQuality },
  ];
}

const periodName = (period: number | undefined) => (period === undefined ? null : `P${period}`);
