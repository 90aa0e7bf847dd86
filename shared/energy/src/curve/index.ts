export type { CurveDay } from './day';
export { curveDaysOf, type MeasuredDemand, type QuarterDemand, quarterDemandOf } from './demand';
export { energyByMonth, type MonthOfCurve } from './energy';
export { type CurveExcesses, curveExcesses, type ExcessSum } from './excesses';
export { localClock } from './localClock';
export { type HourDayMatrix, hourDayMatrix } from './matrix';
export { type Peak, worstPeaks } from './peaks';
export { type CurveStatistics, curveStatistics, type HourlyKw } from './profile';
export { type Season, seasonOf, seasons, type TypicalDay, typicalDays } from './typicalDays';
