import { type ExportColumn, ExportMenu } from '@vatio/ui/export';
import { type Curve, type Reading, readingsBetween } from './curve';
import { type Days, daysInFileName } from './days/ranges';
import { instantInDigits, instantsOf } from './instants';
import type { PeriodOf } from './periods';
import { readingQuality } from './readingText';

export interface CurveExportProps {
  readonly curve: Curve;
  readonly days: Days;
  readonly cups: string;
  readonly periodOf: PeriodOf;
}

/** The range on screen, slot by slot, in a file. */
export function CurveExport({ curve, days, cups, periodOf }: CurveExportProps) {
  const { fromMs, toMs } = instantsOf(days, curve.territory);
  return (
    <ExportMenu
      fileName={`curva-${cups}-${daysInFileName(days)}`}
      isDated
      columns={columnsOf(curve, periodOf)}
      readRows={async () => readingsBetween(curve, fromMs, toMs)}
    />
  );
}

/**
 * Beginning and end by the local clock, as distributors and people count; the hour that the clock shows
 * twice can be told apart by the third column.
 */
function columnsOf({ territory }: Curve, periodOf: PeriodOf): readonly ExportColumn<Reading>[] {
  return [
    { header: 'Inicio (hora local)', value: ({ startMs }) => instantInDigits(startMs, territory) },
    { header: 'Fin (hora local)', value: ({ endMs }) => instantInDigits(endMs, territory) },
    { header: 'Inicio (UTC)', value: ({ startMs }) => new Date(startMs).toISOString() },
    { header: 'Energía (kWh)', value: ({ kwh }) => kwh },
    { header: 'Potencia media (kW)', value: ({ kw }) => kw },
    { header: 'Periodo', value: ({ startMs }) => periodName(periodOf(startMs)) },
    { header: 'Lectura', value: readingQuality },
  ];
}

const periodName = (period: number | undefined) => (period === undefined ? null : `P${period}`);
