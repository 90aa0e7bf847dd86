import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { curveStatistics } from '@vatio/energy/curve';
import {
  CurveFigures,
  DayCurve,
  type Days,
  daysInWords,
  RangeBar,
  useShownDays,
} from '@vatio/ui/charts';
import { date } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { type CurveAnalysis, kwhByPeriodOf } from './curveAnalysis';

export interface CurveCardsProps {
  readonly found: CurveAnalysis;
  readonly calculation: StudyCalculation;
}

/** The frozen curve with the range on screen, and what it says of these days. */
export function CurveCards({ found, calculation }: CurveCardsProps) {
  const { tariff, territory, window } = calculation.snapshot;
  const whole = useMemo((): Days => ({ from: window.firstDay, to: window.lastDay }), [window]);
  const [asked, show] = useShownDays(whole);
  const days = useMemo(() => within(asked, whole), [asked, whole]);
  const shownDays = useMemo(
    () => found.days.filter(({ date }) => date >= days.from && date <= days.to),
    [found, days],
  );
  const facts = useMemo(
    () => curveStatistics(shownDays, { tariff, territory }),
    [shownDays, tariff, territory],
  );
  return (
    <>
      <RangeBar
        days={days}
        firstDay={whole.from}
        lastDay={whole.to}
        whole={whole}
        onDays={(next) => show(next)}
      />
      <div className="card-grid">
        <Card title="Curva de carga" isWide>
          <DayCurve
            curve={found.curve}
            shownDays={shownDays}
            days={days}
            onDays={(next, replace = false) => show(next, { replace })}
            limits={whole}
            clock={found.clock}
            periodOf={found.periodOf}
            contractedOf={found.contractedOf}
            knowsEstimates={false}
          />
          <p className="small text-muted mt-2 mb-0">
            Es la curva que vio el cálculo {calculation.number}. No guarda qué lecturas estimó la
            distribuidora. La potencia contratada es la del {date(window.lastDay)}, con la que
            calcula todo el tramo.
          </p>
        </Card>
        <Card title={`Resumen, ${daysInWords(days)}`} isWide>
          <CurveFigures facts={facts} clock={found.clock} kwhByPeriod={kwhByPeriodOf(facts)} />
        </Card>
      </div>
    </>
  );
}

/** The part of some days that the window has; of days beside it, the window. */
function within({ from, to }: Days, whole: Days): Days {
  if (to < whole.from || from > whole.to) return whole;
  return { from: from < whole.from ? whole.from : from, to: to > whole.to ? whole.to : to };
}
