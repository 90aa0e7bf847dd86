import { useMemo } from 'react';
import { type Band, bandsIn } from '../bands';
import { cssColour, lineColour } from '../colours';
import { type Stretch, type StretchKind, stretchesOf } from '../stretches';
import type { LocalClock, TimeRange } from '../timeRange';
import { type CurveLimit, daysAStep, limitLines } from './curveLimit';
import type { CurveSeries } from './curveSeries';

export interface CurveLegendProps {
  readonly series: readonly CurveSeries[];
  readonly limit: CurveLimit | undefined;
  readonly view: TimeRange;
  readonly clock: LocalClock;
  /** All bands, also beyond the view; undefined: this chart has none. */
  readonly bands: readonly Band[] | undefined;
}

const words: Readonly<Record<StretchKind, string>> = {
  estimated: 'Estimado',
  missing: 'Sin datos',
};

/** The meaning of the colours in sight. */
export function CurveLegend({ series, limit, view, clock, bands }: CurveLegendProps) {
  const stretches: readonly Stretch[] = series
    .slice(0, 1)
    .flatMap((one) => stretchesOf(one, view, 500));
  const kinds = (['estimated', 'missing'] as const).filter((kind) =>
    stretches.some((one) => one.kind === kind),
  );
  const classes = new Map(
    bandsIn(bands ?? [], view).map(({ label, colour }) => [colour, label] as const),
  );
  return (
    <ul className="chart-legend" aria-label="Leyenda">
      {[...classes]
        .sort(([one], [other]) => one - other)
        .map(([colour, label]) => (
          <Mark key={label} shape="band" colour={cssColour(colour)} label={label} />
        ))}
      {/* Known with the curve: they push nothing aside. */}
      {(series.length > 1 || limit) &&
        series.map(({ name }, index) => (
          <Mark key={name} shape="line" colour={cssColour(lineColour(index))} label={name} />
        ))}
      {series[0] && limit && (
        <LimitMarks series={series[0]} limit={limit} view={view} clock={clock} />
      )}
      {kinds.map((kind) => (
        <Mark key={kind} shape="strip" colour={cssColour(kind)} label={words[kind]} />
      ))}
    </ul>
  );
}

interface LimitMarksProps {
  readonly series: CurveSeries;
  readonly limit: CurveLimit;
  readonly view: TimeRange;
  readonly clock: LocalClock;
}

const stepWords: Readonly<Record<number, string>> = { 1: 'cada día', 7: 'cada semana' };

function LimitMarks({ series, limit, view, clock }: LimitMarksProps) {
  // The pointer draws the legend again, and a year has 35,000 slots.
  const { lowest, highest, over } = useMemo(
    () => limitLines(series, limit, { range: view, clock, columns: 500 }),
    [series, limit, view, clock],
  );
  if (lowest.every(([, value]) => Number.isNaN(value))) return null;
  const isRange = lowest.some(([, value], at) => !Object.is(value, highest[at]?.[1]));
  const range = isRange ? `, la menor y la mayor de ${stepWords[daysAStep(view)]}` : '';
  return (
    <>
      <Mark shape="line" colour="var(--heading)" label={`${limit.name}${range}`} />
      {over.some(([, value]) => !Number.isNaN(value)) && (
        <Mark shape="band" colour={cssColour('wrong')} label={limit.overName} />
      )}
    </>
  );
}

interface MarkProps {
  readonly shape: 'line' | 'band' | 'strip';
  readonly colour: string;
  readonly label: string;
}

const Mark = ({ shape, colour, label }: MarkProps) => (
  <li>
    <span className={`chart-mark is-${shape}`} style={{ background: colour }} aria-hidden="true" />
    {label}
  </li>
);
