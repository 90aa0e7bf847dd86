export { breakEvenDays, breakEvenQuarters } from './breakEven';
export type { Caution } from './cautions/caution';
export {
  type CostParts,
  type MonthCost,
  type PowerCost,
  type PowerPricer,
  powerCost,
  powerPricer,
} from './cost';
export {
  type IncreaseCost,
  type IncreaseLine,
  increaseCost,
  type PowerIncrease,
} from './increase/increaseCost';
export { type BestOnThisSide, optimisePowers, type PowerOptimum } from './optimise';
export { isStudyRefusal, type RefusalReason, type StudyRefusal } from './refusal';
export type { Regime } from './regimes/regime';
export type { CostCurves, CurvePoint, ShiftPoint } from './search/curves';
export type { PowerStudy, StudyMonth } from './study';
export { costThatAddsUp } from './workings/addUp';
export { powerWorkings } from './workings/powerWorkings';
export type { PowerWorkings, WorkingLine, WorkingTerm } from './workings/working';
