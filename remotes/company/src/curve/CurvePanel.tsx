import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import { localTimeOf, startOfDay } from '@vatio/energy/calendar';
import { LoadCurve, type LocalClock } from '@vatio/ui/charts';
import { Card, ErrorState } from '@vatio/ui/layout';
import { useMemo } from 'react';
import type { SupplyContract } from '../common/contract';
import { ImportCurveLink } from '../common/navigation/ImportCurveLink';
import type { SupplyPoint } from '../points/point';
import { CurveExport } from './CurveExport';
import { CurveFigures } from './CurveFigures';
import { CurveTable } from './CurveTable';
import { CoverageStrip } from './coverage/CoverageStrip';
import { readingAt } from './curve';
import { RangeBar } from './days/RangeBar';
import { daysInWords, yearsAround } from './days/ranges';
import { useCurveDays } from './days/useCurveDays';
import { daysBetweenInstants, instantsOf } from './instants';
import { periodBands } from './periods';
import { readingText } from './readingText';
import { periodSums, useCurve } from './useCurve';

export interface CurvePanelProps {
  readonly point: SupplyPoint;
  readonly contracts: readonly SupplyContract[];
  readonly coverage: CoverageAnswer & { readonly firstDay: string; readonly lastDay: string };
}

/** The curve of a point with the range on screen, its figures, and the months that have data. */
export function CurvePanel({ point, contracts, coverage }: CurvePanelProps) {
  const { firstDay, lastDay } = coverage;
  const { territory } = point;
  const [days, show] = useCurveDays(lastDay);
  const { found, isLoading, curve, shownDays, periodOf, tariff, statistics } = useCurve(
    point,
    contracts,
    days,
  );
  const clock = useMemo(
    (): LocalClock => ({
      startOfDay: (day) => startOfDay(day, territory),
      localTimeOf: (instantMs) => localTimeOf(instantMs, territory),
    }),
    [territory],
  );
  const series = useMemo(
    () => (curve ? [{ ...curve, name: 'Potencia media', values: curve.kw }] : []),
    [curve],
  );
  const bands = useMemo(
    () => (range: { readonly fromMs: number; readonly toMs: number }) =>
      periodBands(periodOf, range.fromMs, range.toMs),
    [periodOf],
  );

  return (
    <>
      <RangeBar days={days} firstDay={firstDay} lastDay={lastDay} onDays={show} />
      <div className="card-grid">
        <Card
          title="Curva de carga"
          isWide
          actions={
            curve && <CurveExport curve={curve} days={days} periodOf={periodOf} cups={point.cups} />
          }
        >
          {found.isLoadingError ? (
            <ErrorState error={found.error} what="la curva" onRetry={found.refetch} />
          ) : (
            <LoadCurve
              title={`Curva de carga, ${daysInWords(days)}`}
              unit="kW"
              series={series}
              isLoading={isLoading}
              clock={clock}
              bands={bands}
              range={instantsOf(days, territory)}
              limits={instantsOf(yearsAround(days), territory)}
              onRangeChange={({ fromMs, toMs }, goesOn) =>
                show(daysBetweenInstants(fromMs, toMs, territory), { replace: goesOn })
              }
              read={(startMs) =>
                curve ? readingText(readingAt(curve, startMs), curve, periodOf) : ''
              }
              table={
                curve && (
                  <CurveTable
                    curve={curve}
                    shownDays={shownDays}
                    days={days}
                    periodOf={periodOf}
                    onDays={show}
                  />
                )
              }
            />
          )}
          {!tariff && (
            <p className="mt-2 mb-0">
              En estos días no hay ningún contrato en vigor: añádelo en «Contratos» para ver los
              periodos.
            </p>
          )}
        </Card>
        {!found.isLoadingError && (
          <Card title={`Resumen, ${daysInWords(days)}`} isWide>
            <CurveFigures
              statistics={statistics}
              territory={territory}
              kwhByPeriod={tariff ? periodSums(statistics) : []}
            />
          </Card>
        )}
        <Card
          title="Cobertura por meses"
          isWide
          actions={<ImportCurveLink pointId={point.id} look="btn-outline-primary" />}
        >
          <CoverageStrip coverage={coverage.months} days={days} onDays={show} />
        </Card>
      </div>
    </>
  );
}
