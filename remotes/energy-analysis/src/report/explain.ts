import { isStudyRefusal, type PowerWorkings, powerWorkings } from '@vatio/energy/optimise';
import { studyOfSnapshot } from '../power/pricing';
import type { Variant } from '../power/variants';
import type { ReportFound } from './found';

export interface Explained {
  readonly variant: Variant;
  /** null: the prices that the calculation had do not give its amounts any more. */
  readonly workings: PowerWorkings | null;
}

/** The contracted powers and the optimum; the rule of the maxima is only compared. */
export function explain({
  calculation,
  inputs,
  table,
  variants,
}: ReportFound): readonly Explained[] {
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

/** True if the workings of today's program give the stored amounts. */
const agrees = ({ lines }: PowerWorkings, { cost }: Variant) =>
  lines.every(({ range, period, concept, amountEur }) => {
    const month = cost.months.find((one) => one.range.firstDay === range.firstDay);
    const stored = month?.periods[period - 1]?.[`${concept}Eur`];
    return Math.abs(Number(stored) - Number(amountEur)) <= mostDifferenceEur;
  });
