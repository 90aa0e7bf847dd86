import { estimated, lineColour, missing, paleClassColour } from './colours';
import type { Band } from './curveOption';
import type { CurveSeries } from './curveSeries';
import { type Stretch, type StretchKind, stretchesOf } from './stretches';
import { maxBandDays, type TimeRange } from './timeRange';

export interface CurveLegendProps {
  readonly series: readonly CurveSeries[];
  readonly view: TimeRange;
  /** Those that are shaded; undefined: this chart has none at all. */
  readonly bands: readonly Band[] | undefined;
}

const words: Readonly<Record<StretchKind, string>> = {
  estimated: 'Estimado',
  missing: 'Sin datos',
};
const colours: Readonly<Record<StretchKind, string>> = { estimated, missing };

/** What the colours mean, as far as they are there to be seen. */
export function CurveLegend({ series, view, bands }: CurveLegendProps) {
  const stretches: readonly Stretch[] = series
    .slice(0, 1)
    .flatMap((one) => stretchesOf(one, view, 500));
  const kinds = (['estimated', 'missing'] as const).filter((kind) =>
    stretches.some((one) => one.kind === kind),
  );
  const classes = new Map(bands?.map(({ label, colour }) => [colour, label]));
  return (
    <ul className="chart-legend" aria-label="Leyenda">
      {series.length > 1 &&
        series.map(({ name }, index) => (
          <Mark key={name} shape="line" colour={lineColour(index)} label={name} />
        ))}
      {[...classes]
        .sort(([one], [other]) => one - other)
        .map(([colour, label]) => (
          <Mark key={label} shape="band" colour={paleClassColour(colour)} label={label} />
        ))}
      {bands?.length === 0 && (
        <li className="text-muted">Acércate a {maxBandDays} días o menos para ver los periodos.</li>
      )}
      {kinds.map((kind) => (
        <Mark key={kind} shape="strip" colour={colours[kind]} label={words[kind]} />
      ))}
    </ul>
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
