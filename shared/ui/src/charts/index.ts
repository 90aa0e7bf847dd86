export type { Band } from './bands';
export type { BarSeries } from './bars/barsOption';
export { StackedBars, type StackedBarsProps } from './bars/StackedBars';
export { classColour } from './colours';
export type { CurveSeries } from './curve/curveSeries';
export { LoadCurve, type LoadCurveProps } from './curve/LoadCurve';
export type { LocalClock, TimeRange } from './timeRange';
export { Waterfall, type WaterfallProps } from './waterfall/Waterfall';
export type { WaterfallStep } from './waterfall/waterfallOption';
