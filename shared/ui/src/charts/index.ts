export type { Band } from './bands';
export type { BarSeries } from './barsOption';
export { classColour } from './colours';
export type { CurveSeries } from './curveSeries';
export { LoadCurve, type LoadCurveProps } from './LoadCurve';
export { StackedBars, type StackedBarsProps } from './StackedBars';
export type { LocalClock, TimeRange } from './timeRange';
