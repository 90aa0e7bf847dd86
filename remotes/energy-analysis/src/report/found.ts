import type { StudyOffersAnswer } from '@vatio/contracts/energyAnalysis/offers';
import type {
  Study,
  StudyAnalysis,
  StudyCalculation,
  StudyInputs,
} from '@vatio/contracts/energyAnalysis/studies';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { type StudyCurve, studyCurveOf } from '../curve/studyCurve';
import { type Comparison, comparisonOf } from '../offers/comparison';
import { type Variant, variantsOf } from '../power/variants';
import { type Reactive, reactiveOf } from '../reactive/reactive';

/** All that a report is made of: a study's frozen calculation, and what follows from what it looks into. */
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
  /** null: there are none, or they cannot be compared. */
  readonly offers: Comparison | null;
  /** null: the calculation saw no curve. */
  readonly curve: StudyCurve | null;
}

export interface SectionProps {
  readonly found: ReportFound;
}

export function foundOf(
  study: Study,
  calculation: StudyCalculation,
  inputs: StudyInputs,
  offers: StudyOffersAnswer,
): ReportFound {
  const { snapshot, result } = calculation;
  const includes = (analysis: StudyAnalysis) => study.analyses.includes(analysis);
  const isCompared = includes('offers') && offers.rows.length > 0;
  const compared = isCompared ? comparisonOf(calculation, inputs, offers) : null;
  const hasReactive = includes('reactive') && snapshot.tariff !== '2.0TD';
  return {
    study,
    calculation,
    inputs,
    table: parameterTable(inputs.parameters.map(regulatedOf)),
    variants: result ? variantsOf(result) : [],
    reactive: (hasReactive && reactiveOf(snapshot, inputs)) || null,
    offers: typeof compared === 'string' ? null : compared,
    curve: includes('curve') ? studyCurveOf(calculation, inputs) : null,
  };
}
