import { isStudyRefusal, type PowerWorkings, powerWorkings } from '@vatio/energy/optimise';
import { useMemo } from 'react';
import { studyOfSnapshot } from '../../power/pricing';
import type { Variant } from '../../power/variants';
import type { SectionProps } from '../found';
import { ExcessLines } from './workings/ExcessLines';
import { FixedTable } from './workings/FixedTable';
import { ParameterTable } from './workings/ParameterTable';
import { ReactiveLines } from './workings/ReactiveLines';

/** Where every euro comes from: formulas with their numbers, the regulated values and their norms. */
export function WorkingsSection({ found }: SectionProps) {
  const { reactive } = found;
  const explained = useMemo(() => explain(found), [found]);
  return (
    <>
      <p>
        Cada importe se calcula sin redondear y se muestra en céntimos. Los céntimos que sobran o
        faltan al sumar se dan a los importes más grandes, uno a cada uno, para que las tablas sumen
        su total.
      </p>
      {explained.map(({ variant, workings }) => (
        <VariantWorkings key={variant.name} variant={variant} workings={workings} />
      ))}
      {reactive && <ReactiveLines cost={reactive.cost} />}
      <h3>Valores regulados</h3>
      <ParameterTable found={found} />
    </>
  );
}

interface Explained {
  readonly variant: Variant;
  /** null: the prices that the calculation had do not give its amounts any more. */
  readonly workings: PowerWorkings | null;
}

/** The contracted powers and the optimum; the rule of the maxima is only compared. */
function explain({ calculation, inputs, table, variants }: SectionProps['found']): Explained[] {
  const study = studyOfSnapshot(calculation.snapshot, inputs);
  return variants
    .filter(({ name }) => name !== 'Regla de los máximos')
    .map((variant) => {
      const found = powerWorkings(study, variant.cost.powersKw, table);
      return { variant, workings: isStudyRefusal(found) || !agrees(found, variant) ? null : found };
    });
}

/** Rounding moves an amount by half a cent, and adding up by some cents. */
const mostDifferenceEur = 0.05;

/** Whether the workings of today's program give the amounts that were stored. */
const agrees = ({ lines }: PowerWorkings, { cost }: Variant) =>
  lines.every(({ range, period, concept, amountEur }) => {
    const month = cost.months.find((one) => one.range.firstDay === range.firstDay);
    const stored = month?.periods[period - 1]?.[`${concept}Eur`];
    return Math.abs(Number(stored) - Number(amountEur)) <= mostDifferenceEur;
  });

function VariantWorkings({ variant, workings }: Explained) {
  const { name } = variant;
  if (!workings) {
    return (
      <>
        <h3>Potencias: {name.toLowerCase()}</h3>
        <p>
          El cálculo guardado se hizo con otra versión del programa, y su desglose no se puede
          repetir: sus importes no cambian.
        </p>
      </>
    );
  }
  return (
    <>
      <h3>Término fijo, {name.toLowerCase()}: kW × (peaje + cargo) × días ÷ días del año</h3>
      <FixedTable variant={variant} workings={workings} />
      <h3>Excesos, {name.toLowerCase()}</h3>
      <ExcessLines variant={variant} workings={workings} />
    </>
  );
}
