import { kw, kwh, number } from '../../format';
import { Figure, Figures } from '../../layout/facts/Figures';
import type { LocalClock } from '../timeRange';
import { instantInWords } from './instants';

/** A curve's figures for some days. */
interface CurveFacts {
  readonly totalKwh: number;
  readonly meanKw: number;
  readonly baseLoadKw: number;
  readonly peak: { readonly kw: number; readonly startMs: number };
  /** 0 to 1. */
  readonly loadFactor: number;
}

export interface CurveFiguresProps {
  /** null: there are no data; undefined: they are being read. */
  readonly facts: CurveFacts | null | undefined;
  /** kWh of each period, P1 first; empty while no contract is in force. */
  readonly kwhByPeriod: readonly number[];
  readonly clock: LocalClock;
}

/** The curve's figures for the range on screen. */
export function CurveFigures({ facts, kwhByPeriod, clock }: CurveFiguresProps) {
  if (facts === null) return <p className="m-0">No hay datos en este tramo.</p>;
  const total = facts?.totalKwh ?? 0;
  return (
    <>
      <Figures>
        <Figure label="Energía">{facts && kwh(total)}</Figure>
        <Figure label="Punta" note={facts && instantInWords(facts.peak.startMs, clock)}>
          {facts && kw(facts.peak.kw)}
        </Figure>
        <Figure label="Potencia media">{facts && kw(facts.meanKw)}</Figure>
        <Figure label="Carga base" note="Se supera el 95 % del tiempo">
          {facts && kw(facts.baseLoadKw)}
        </Figure>
        <Figure label="Factor de carga" note="Media entre punta">
          {facts && `${number(facts.loadFactor * 100, 1)}\u00a0%`}
        </Figure>
      </Figures>
      {kwhByPeriod.length > 0 && (
        <div className="mt-3">
          <Figures>
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
          </Figures>
        </div>
      )}
    </>
  );
}
