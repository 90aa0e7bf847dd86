import { curveStatistics } from '@vatio/energy/curve';
import { CurveFigures } from '@vatio/ui/charts';
import { useMemo } from 'react';
import { kwhByPeriodOf } from '../../curve/curveAnalysis';
import { DayHeat } from '../../curve/DayHeat';
import { DayLoads } from '../../curve/DayLoads';
import { ExcessCost } from '../../curve/ExcessCost';
import { ExcessTable } from '../../curve/Excesses';
import { PartlyKnown } from '../../curve/PartlyKnown';
import { PeakTable } from '../../curve/PeakTable';
import { TypicalDays } from '../../curve/TypicalDays';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';

/** The description of the supply by the curve that the calculation saw. */
export function CurveSection({ found: { curve, calculation, fact } }: SectionProps) {
  const { tariff, territory } = calculation.snapshot;
  const facts = useMemo(
    () => curve && curveStatistics(curve.days, { tariff, territory }),
    [curve, tariff, territory],
  );
  if (!curve) return null;
  const { typical, matrix, peaks, clock, excesses, isHourly, days, contractedOf } = curve;
  return (
    <>
      {isHourly && (
        <p>
          La curva es horaria: dentro de una hora, un cuarto puede haber sido mayor que su media.
        </p>
      )}
      <PartlyKnown calculation={calculation} />
      <div className={classes.whole}>
        <CurveFigures facts={facts} clock={clock} kwhByPeriod={kwhByPeriodOf(facts)} />
      </div>
      <h3>Curva de carga</h3>
      <div className={classes.chart}>
        <DayLoads days={days} contractedOf={contractedOf} />
      </div>
      <h3>Días tipo</h3>
      <div className={classes.days}>
        <TypicalDays typical={typical} />
      </div>
      <h3>Mapa de calor</h3>
      <div className={classes.whole}>
        <DayHeat matrix={matrix} />
      </div>
      <h3>Los diez peores picos</h3>
      <PeakTable peaks={peaks} clock={clock} />
      {excesses.total.quarters > 0 && (
        <>
          <h3>Dónde se pasa de la potencia contratada</h3>
          <ExcessTable excesses={excesses} />
        </>
      )}
      <h3>Qué cuestan los excesos</h3>
      <ExcessCost calculation={calculation} fact={fact} />
    </>
  );
}
