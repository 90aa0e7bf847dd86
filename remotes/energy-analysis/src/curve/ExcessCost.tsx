import type { StudyCalculation, StudyResult } from '@vatio/contracts/energy-analysis/studies';
import { daysIn } from '@vatio/energy/calendar';
import { costThatAddsUp } from '@vatio/energy/optimise';
import { date, euros, number } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { factOfPart, factOfPowers } from '../studies/studyFacts';

export interface ExcessCostProps {
  readonly calculation: StudyCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
}

/** The cost of the contracted powers' excesses, as the calculation has it. */
export function ExcessCost({ calculation, fact }: ExcessCostProps) {
  const { snapshot, result } = calculation;
  if (snapshot.powerControl === 'icp') {
    return (
      <p className="mb-0">
        Con ICP no se pagan excesos: al pasar de la potencia contratada, el suministro se corta.
      </p>
    );
  }
  if (!result) {
    return <p className="mb-0">El estudio no analiza la potencia, así que no tienen coste.</p>;
  }
  const current = costThatAddsUp(result.current);
  const powers = factOfPowers(fact, 'current');
  const months = current.months.filter(({ excessEur }) => Number(excessEur) > 0);
  return (
    <>
      <p>
        En el cálculo, los excesos cuestan{' '}
        <strong>
          <Euros fact={`${powers}:excess`} eur={current.excessEur} />
        </strong>
        , sin impuestos. {howPaid(calculation)}
      </p>
      <Measured result={result} />
      {months.length > 0 && (
        <PeriodTable
          caption="Coste de los excesos por periodos"
          rows={[
            ...months.map(({ range, periods }) => ({
              label: `${date(range.firstDay)} – ${date(range.lastDay)}`,
              values: periods.map(({ excessEur }) => inWords(excessEur)),
              factOf: (period: number) => `${factOfPart(powers, range.firstDay, period)}:excess`,
            })),
            {
              label: 'Total',
              values: current.periods.map(({ excessEur }) => inWords(excessEur)),
              factOf: (period: number) => `${factOfPart(powers, period)}:excess`,
              isStrong: true,
            },
          ]}
        />
      )}
    </>
  );
}

/** The days behind the euros, if they differ from those of the curve above. */
function Measured({ result }: { readonly result: StudyResult }) {
  if (!result.cautions.some(({ code }) => code === 'annualised')) return null;
  const days = result.current.months.reduce((sum, { range }) => sum + daysIn(range), 0);
  return (
    <p>
      Los cuartos de hora y kWh de arriba son los de los {number(days)} días medidos. Estos euros
      están anualizados: cada importe del tramo medido × 365 ÷ {number(days)}.
    </p>
  );
}

const inWords = (amountEur: string) => (Number(amountEur) === 0 ? '–' : euros(Number(amountEur)));

const howPaid = ({ snapshot }: StudyCalculation) =>
  snapshot.pointType <= 3
    ? 'Puntos de tipo 1 a 3: cada mes y periodo paga t_ep × √Σ (kW de más)², cuarto de hora a cuarto de hora.'
    : 'Puntos de tipo 4 y 5: paga el maxímetro de cada lectura y periodo, y no cada cuarto de hora; la curva dice cuándo ocurren.';
