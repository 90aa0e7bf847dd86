export type { Band } from './bands';
export type { BarLimit, BarSeries } from './bars/barsOption';
export { StackedBars, type StackedBarsProps } from './bars/StackedBars';
export { classColour } from './colours';
export type { CurveSeries } from './curve/curveSeries';
export { LoadCurve, type LoadCurveProps } from './curve/LoadCurve';
export { RangeBar, type RangeBarProps } from './days/RangeBar';
export {
  type Days,
  daysInFileName,
  daysInWords,
  type Preset,
  presetAround,
  presetOf,
  yearsAround,
} from './days/ranges';
export { useShownDays } from './days/useShownDays';
export { HeatMap, type HeatMapProps, type HeatTick } from './heat/HeatMap';
export { Lines, type LinesProps } from './lines/Lines';
export type { LineSeries, LinesLimit } from './lines/linesOption';
export { CurveFigures, type CurveFiguresProps } from './readings/CurveFigures';
export {
  type ContractedOf,
  type Curve,
  curveOf,
  type PeriodOf,
  type ReadDay,
  readingsBetween,
} from './readings/curve';
export { contractedNames, DayCurve, type DayCurveProps } from './readings/DayCurve';
export { dayInWords, instantInWords, instantsOf } from './readings/instants';
export { readingColumns } from './readings/readingColumns';
export type { LocalClock, TimeRange } from './timeRange';
export { Waterfall, type WaterfallProps } from './waterfall/Waterfall';
export type { WaterfallStep } from './waterfall/waterfallOption';
