import {
  type Curve,
  type Days,
  daysInFileName,
  instantsOf,
  type LocalClock,
  type PeriodOf,
  readingColumns,
  readingsBetween,
} from '@vatio/ui/charts';
import { ExportMenu } from '@vatio/ui/export';

export interface CurveExportProps {
  readonly curve: Curve;
  readonly days: Days;
  readonly cups: string;
  readonly clock: LocalClock;
  readonly periodOf: PeriodOf;
}

/** The range on screen, slot by slot, in a file. */
export function CurveExport({ curve, days, cups, clock, periodOf }: CurveExportProps) {
  const { fromMs, toMs } = instantsOf(days, clock);
  return (
    <ExportMenu
      isSmall
      fileName={`curva-${cups}-${daysInFileName(days)}`}
      isDated
      columns={readingColumns(clock, periodOf)}
      readRows={async () => readingsBetween(curve, fromMs, toMs)}
    />
  );
}
