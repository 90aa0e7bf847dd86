export type { CurveDay } from './day';
export { type QuarterDemand, quarterDemandOf } from './demand';
export { energyByMonth, type MonthOfCurve } from './energy';
export { type HourDayMatrix, hourDayMatrix } from './matrix';
export { type CurveStatistics, curveStatistics, type HourlyKw } from './profile';
