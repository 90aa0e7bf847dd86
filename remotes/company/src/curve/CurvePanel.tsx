import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import { localClock } from '@vatio/energy/curve';
import {
  CurveFigures,
  DayCurve,
  daysInWords,
  presetAround,
  RangeBar,
  useShownDays,
  yearsAround,
} from '@vatio/ui/charts';
import { Card, ErrorState } from '@vatio/ui/layout';
import { useMemo } from 'react';
import type { SupplyContract } from '../common/contract';
import { ImportCurveLink } from '../common/navigation/ImportCurveLink';
import type { SupplyPoint } from '../points/point';
import { CurveExport } from './CurveExport';
import { CoverageStrip } from './coverage/CoverageStrip';
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
  const [days, show] = useShownDays(useMemo(() => presetAround('year', lastDay), [lastDay]));
  const { found, curve, periodOf, tariff, statistics, ...rest } = useCurve(point, contracts, days);
  const clock = useMemo(() => localClock(territory), [territory]);

  return (
    <>
      <RangeBar days={days} firstDay={firstDay} lastDay={lastDay} onDays={show} />
      <div className="card-grid">
        <Card
          title="Curva de carga"
          isWide
          actions={
            curve && (
              <CurveExport
                curve={curve}
                days={days}
                clock={clock}
                periodOf={periodOf}
                cups={point.cups}
              />
            )
          }
        >
          {found.isLoadingError ? (
            <ErrorState error={found.error} what="la curva" onRetry={found.refetch} />
          ) : (
            <DayCurve
              curve={curve}
              shownDays={rest.shownDays}
              days={days}
              onDays={(next, replace = false) => show(next, { replace })}
              limits={yearsAround(days)}
              clock={clock}
              periodOf={periodOf}
              contractedOf={rest.contractedOf}
              isLoading={rest.isLoading}
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
              facts={statistics}
              clock={clock}
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
