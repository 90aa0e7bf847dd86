import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { ReportFacts, ReportSubject } from '@vatio/contracts/energy-analysis/report';
import type {
  Study,
  StudyCalculation,
  StudyInputs,
} from '@vatio/contracts/energy-analysis/studies';
import type { StudyAnalysis } from '@vatio/contracts/energy-analysis/studyRecord';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { type CurveAnalysis, curveAnalysisOf } from '../curve/curveAnalysis';
import { type Comparison, comparisonOf } from '../offers/comparison';
import { type ChangeAdvice, changeAdvice, type PointFacts } from '../power/change/changeAdvice';
import { type Variant, variantsOf } from '../power/variants';
import { type Reactive, reactiveOf } from '../reactive/reactive';
import { isOfStudy } from '../studies/studyAnalysis';
import { factOfCalculation, factOfStudy } from '../studies/studyFacts';

/** All that a report is made of: a study's frozen calculation, and what follows from what it looks into. */
export interface ReportFound {
  readonly study: Study;
  /** The prefixes of the fact keys: of the study's amounts, and of its calculation's. */
  readonly studyFact: string;
  readonly fact: string;
  readonly calculation: StudyCalculation;
  readonly inputs: StudyInputs;
  /** The regulated values of its version. */
  readonly table: ParameterTable;
  /** The contracted powers, the rule of the maxima and the optimum, whose parts add up; none: not analysed. */
  readonly variants: readonly Variant[];
  /** null: no reading has it, or the tariff does not charge it. */
  readonly reactive: Reactive | null;
  /** The offers, whose lines and components add up; null: there are none, or they cannot be compared. */
  readonly offers: Comparison | null;
  /** null: the calculation saw no curve. */
  readonly curve: CurveAnalysis | null;
  /**
   * The cost of the change to the optimum and when it may be requested; null: not known, or none is worth
   * it.
   */
  readonly change: ReportChange | null;
  /** The facts that only a person knows, and that the report takes into account. */
  readonly facts: ReportFacts;
  /** The client and the point as they were presented; null: as they are called now. */
  readonly subject: ReportSubject | null;
  /** The instant of the presentation's withdrawal; null: it was not withdrawn. */
  readonly withdrawnAt: string | null;
}

interface ReportChange {
  readonly advice: ChangeAdvice;
  /** The powers' saving in a year, before taxes. */
  readonly savingEur: number;
}

/** The inputs of a report besides its calculation, as it was presented or as it is now. */
export interface ReportNow {
  readonly subject: ReportSubject | null;
  /** null: not known (yet). */
  readonly point: PointFacts | null;
  /** The day on which the change would be asked for. */
  readonly today: string;
  readonly facts: ReportFacts;
  /** The instant of the presentation's withdrawal; absent: it was not withdrawn. */
  readonly withdrawnAt?: string;
}

export interface SectionProps {
  readonly found: ReportFound;
}

export function foundOf(
  study: Study,
  calculation: StudyCalculation,
  inputs: StudyInputs,
  offers: StudyOffersAnswer,
  now: ReportNow,
): ReportFound {
  const { snapshot, result } = calculation;
  const includes = (analysis: StudyAnalysis) => isOfStudy(study, analysis);
  const isCompared = includes('offers') && offers.rows.length > 0;
  const { withdrawnAt = null } = now;
  const fact = factOfCalculation(study.id, calculation.number, withdrawnAt);
  const compared = isCompared ? comparisonOf(calculation, inputs, offers, fact) : null;
  const table = parameterTable(inputs.parameters.map(regulatedOf));
  const hasReactive = includes('reactive') && snapshot.tariff !== '2.0TD';
  return {
    study,
    studyFact: factOfStudy(study.id, withdrawnAt),
    fact,
    subject: now.subject,
    withdrawnAt,
    facts: now.facts,
    calculation,
    inputs,
    table,
    change: changeOf(calculation, table, now),
    variants: result ? variantsOf(result, fact) : [],
    reactive: (hasReactive && reactiveOf(snapshot, inputs, fact)) || null,
    offers: compared === null || typeof compared === 'string' ? null : compared,
    curve: includes('curve') ? curveAnalysisOf(calculation, inputs) : null,
  };
}

/** The same report, with other facts. */
export const withFacts = (found: ReportFound, now: ReportNow, facts: ReportFacts): ReportFound => ({
  ...found,
  facts,
  change: changeOf(found.calculation, found.table, { ...now, facts }),
});

/** null: the current powers are already the best. */
function changeOf(
  { snapshot, result }: StudyCalculation,
  table: ParameterTable,
  { point, today, facts }: ReportNow,
): ReportChange | null {
  const savingEur = Number(result?.savingEur ?? 0);
  if (!result || !point || savingEur <= 0) return null;
  const advice = changeAdvice({
    needsConnection: facts.needsConnection,
    needsVerification: facts.needsVerification,
    snapshot,
    point,
    fromKw: result.current.powersKw,
    toKw: result.optimum.powersKw,
    today,
    table,
  });
  return { advice, savingEur };
}
