import { type Band, bandsIn, type DayRun } from '../bands';
import { classColour } from '../colours';
import { spanOf, type TimeRange } from '../timeRange';
import type { Shading } from '../useShading';

export interface BandRibbonProps {
  readonly shading: Shading;
  readonly view: TimeRange;
}

interface Cell extends TimeRange {
  /** Measured from the top, 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/** Units of the drawing, which stretches to its box. */
const width = 1000;
const height = 24;

/**
 * The classes of time under the plot. When too many are shown to tell them apart, each day is a
 * column with its hours from the top. One path per class, for any number of bands: ECharts would
 * need a millisecond for ten.
 */
export function BandRibbon({ shading, view }: BandRibbonProps) {
  const { isByDay } = shading;
  const cells = isByDay ? dayCells(shading.days, view) : bandCells(shading.bands, view);
  return (
    <div className="chart-ribbon" aria-hidden="true">
      {isByDay && (
        <>
          <span className="chart-ribbon-hour">0 h</span>
          <span className="chart-ribbon-hour is-last">24 h</span>
        </>
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        {[...pathsOf(cells, view)].map(([colour, path]) => (
          <path key={colour} d={path} fill={classColour(colour)} />
        ))}
      </svg>
    </div>
  );
}

const dayCells = (days: readonly DayRun[], view: TimeRange): Cell[] =>
  bandsIn(days, view).flatMap(({ fromMs, toMs, parts }) =>
    parts.map((part) => ({ fromMs, toMs, ...part })),
  );

const bandCells = (bands: readonly Band[], view: TimeRange): Cell[] =>
  bandsIn(bands, view).map((band) => ({ ...band, from: 0.25, to: 0.75 }));

/** @returns colour → the rectangles of that colour; the drawing cuts what lies beyond it */
function pathsOf(cells: readonly Cell[], view: TimeRange): Map<number, string> {
  const paths = new Map<number, string>();
  const xOf = (atMs: number) => round(((atMs - view.fromMs) / spanOf(view)) * width);
  for (const { fromMs, toMs, from, to, colour } of cells) {
    const top = round(from * height);
    const rectangle = `M${xOf(fromMs)} ${top}H${xOf(toMs)}V${round(to * height)}H${xOf(fromMs)}Z`;
    paths.set(colour, (paths.get(colour) ?? '') + rectangle);
  }
  return paths;
}

const round = (units: number) => Math.round(units * 100) / 100;
