export { breakEvenDays } from './breakEven';
export type { Caution } from './caution';
export { type CostParts, type MonthCost, type PowerCost, powerCost } from './cost';
export type { CostCurves, CurvePoint, ShiftPoint } from './curves';
export { optimisePowers, type PowerOptimum } from './optimise';
export { isStudyRefusal, type RefusalReason, type StudyRefusal } from './refusal';
export type { PowerStudy, StudyMonth } from './study';
