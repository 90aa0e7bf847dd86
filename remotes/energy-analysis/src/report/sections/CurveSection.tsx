import { DayHeat } from '../../curve/DayHeat';
import { ExcessTable } from '../../curve/Excesses';
import { PeakTable } from '../../curve/PeakTable';
import { TypicalDays } from '../../curve/TypicalDays';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';

/** What the curve that the calculation saw says of the supply. */
export function CurveSection({ found: { curve } }: SectionProps) {
  if (!curve) return null;
  const { typical, matrix, peaks, clock, excesses, isHourly } = curve;
  return (
    <>
      {isHourly && (
        <p>
          La curva es horaria: dentro de una hora, un cuarto puede haber sido mayor que su media.
        </p>
      )}
      <h3>Días tipo</h3>
      <div className={classes.chart}>
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
    </>
  );
}
