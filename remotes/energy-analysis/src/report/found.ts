import type { Study, StudyCalculation, StudyInputs } from '@vatio/contracts/energyAnalysis/studies';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { type Variant, variantsOf } from '../power/variants';
import { type Reactive, reactiveOf } from '../reactive/reactive';

/** All that a report is made of: a study's frozen calculation, and what follows from it. */
export interface ReportFound {
  readonly study: Study;
  readonly calculation: StudyCalculation;
  readonly inputs: StudyInputs;
  /** The regulated values of its version. */
  readonly table: ParameterTable;
  /** The contracted powers, the rule of the maxima and the optimum, whose parts add up; none: not analysed. */
  readonly variants: readonly Variant[];
  /** null: no reading has it, or the tariff does not charge it. */
  readonly reactive: Reactive | null;
}

export interface SectionProps {
  readonly found: ReportFound;
}

export function foundOf(
  study: Study,
  calculation: StudyCalculation,
  inputs: StudyInputs,
): ReportFound {
  const { snapshot, result } = calculation;
  return {
    study,
    calculation,
    inputs,
    table: parameterTable(inputs.parameters.map(regulatedOf)),
    variants: result ? variantsOf(result) : [],
    reactive: (snapshot.tariff !== '2.0TD' && reactiveOf(snapshot, inputs)) || null,
  };
}
