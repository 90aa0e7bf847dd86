import type { Territory } from '@vatio/contracts/company/supply';
import type { CurveStatistics } from '@vatio/energy/curve';
import { kw, kwh, number } from '@vatio/ui/format';
import { instantInWords } from './instants';

export interface CurveFiguresProps {
  /** Of the range on screen; null: it has no data; undefined: it is being read. */
  readonly statistics: CurveStatistics | null | undefined;
  /** kWh of each period, P1 first; empty while no contract is in force. */
  readonly kwhByPeriod: readonly number[];
  readonly territory: Territory;
}

/** What the curve says of the range on screen. */
export function CurveFigures({ statistics, kwhByPeriod, territory }: CurveFiguresProps) {
  if (statistics === null) return <p className="m-0">No hay datos en este tramo.</p>;
  const total = statistics?.totalKwh ?? 0;
  return (
    <>
      <dl className="figure-row">
        <Figure label="Energía">{statistics && kwh(total)}</Figure>
        <Figure
          label="Punta"
          note={statistics && instantInWords(statistics.peak.startMs, territory)}
        >
          {statistics && kw(statistics.peak.kw)}
        </Figure>
        <Figure label="Potencia media">{statistics && kw(statistics.meanKw)}</Figure>
        <Figure label="Carga base" note="Se supera el 95 % del tiempo">
          {statistics && kw(statistics.baseLoadKw)}
        </Figure>
        <Figure label="Factor de carga" note="Media entre punta">
          {statistics && `${number(statistics.loadFactor * 100, 1)}\u00a0%`}
        </Figure>
      </dl>
      {kwhByPeriod.length > 0 && (
        <dl className="figure-row mt-3">
          {kwhByPeriod.map((energy, index) => (
            <Figure
              // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place
              key={index}
              label={`P${index + 1}`}
              note={total > 0 ? `${number((energy / total) * 100, 1)}\u00a0%` : undefined}
            >
              {kwh(energy)}
            </Figure>
          ))}
        </dl>
      )}
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: string | undefined;
  readonly note?: string | undefined;
}

const Figure = ({ label, children = '–', note }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
