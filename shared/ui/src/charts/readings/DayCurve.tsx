import { useMemo } from 'react';
import { LoadCurve } from '../curve/LoadCurve';
import { type Days, daysInWords } from '../days/ranges';
import type { LocalClock } from '../timeRange';
import { CurveTable } from './CurveTable';
import {
  type ContractedOf,
  type Curve,
  type PeriodOf,
  type ReadDay,
  readingAt,
  withContracted,
} from './curve';
import { daysBetweenInstants, instantsOf } from './instants';
import { periodBands } from './periodBands';
import { readingText } from './readingText';

/** What legends call the contracted power, and what is over it. */
export const contractedNames = {
  name: 'Potencia contratada',
  overName: 'Por encima de la contratada',
} as const;

export interface DayCurveProps {
  /** undefined: it is being read, or there is none. Memoise it. */
  readonly curve: Curve | undefined;
  /** The days of the curve that are shown. */
  readonly shownDays: readonly ReadDay[];
  readonly days: Days;
  /** @param goesOn the same gesture reported days before: history takes both as one step */
  readonly onDays: (days: Days, goesOn?: boolean) => void;
  /** The chart stays within them. */
  readonly limits: Days;
  /** Memoise both. */
  readonly clock: LocalClock;
  readonly periodOf: PeriodOf;
  /** What is contracted, as a step line. Memoise it. */
  readonly contractedOf?: ContractedOf;
  readonly isLoading?: boolean;
  /** True if the estimated readings are known; otherwise the table does not mention estimates. */
  readonly knowsEstimates?: boolean;
}

/** The load curve of some days, with its periods behind it and its table, by months, days or slots. */
export function DayCurve({ days, onDays, limits, clock, periodOf, ...rest }: DayCurveProps) {
  const { curve: readings, contractedOf } = rest;
  const curve = useMemo(
    () => (readings && contractedOf ? withContracted(readings, contractedOf) : readings),
    [readings, contractedOf],
  );
  const series = useMemo(
    () => (curve ? [{ ...curve, name: 'Potencia media', values: curve.kw }] : []),
    [curve],
  );
  const limit = useMemo(
    () => curve?.contractedKw && { ...contractedNames, values: curve.contractedKw },
    [curve],
  );
  const bands = useMemo(
    () => (range: { readonly fromMs: number; readonly toMs: number }) =>
      periodBands(periodOf, range.fromMs, range.toMs),
    [periodOf],
  );
  return (
    <LoadCurve
      title={`Curva de carga, ${daysInWords(days)}`}
      quantity="Potencia"
      unit="kW"
      series={series}
      limit={limit}
      isLoading={rest.isLoading ?? false}
      clock={clock}
      bands={bands}
      range={instantsOf(days, clock)}
      limits={instantsOf(limits, clock)}
      onRangeChange={({ fromMs, toMs }, goesOn) =>
        onDays(daysBetweenInstants(fromMs, toMs, clock), goesOn)
      }
      read={(startMs) => (curve ? readingText(readingAt(curve, startMs), clock, periodOf) : '')}
      table={
        curve && (
          <CurveTable
            curve={curve}
            shownDays={rest.shownDays}
            days={days}
            clock={clock}
            periodOf={periodOf}
            knowsEstimates={rest.knowsEstimates ?? true}
            onDays={onDays}
          />
        )
      }
    />
  );
}
