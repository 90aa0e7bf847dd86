import type { LocalDate } from '../calendar/dates';
import { clockChangeOf } from '../calendar/localTime';
import type { Territory } from '../tariff/tariffs';

/**
 * One local day of one supply point: slot i is the consumption in [startMs + i · minutes, startMs +
 * (i + 1) · minutes). A day has 24 slots or 96; 23 and 25, or 92 and 100, when clocks change.
 */
export interface CurveDay {
  /** The point; null when the file has none. */
  readonly cups20: string | null;
  readonly date: LocalDate;
  /** Local midnight, milliseconds since 1970, UTC. */
  readonly startMs: number;
  readonly minutes: 15 | 60;
  /** Energy from the grid in each slot, kWh; NaN where it is unknown. */
  readonly kwh: Float64Array;
  /** Energy exported to the grid, kWh; null where the point has none. */
  readonly exportedKwh: Float64Array | null;
  /** 1 where the distributor estimated. */
  readonly isEstimated: Uint8Array;
}

/**
 * @returns the mean power of a slot, in kW. Times 4 or 1, which a double holds exactly: a power
 *   equal to the contracted one must not exceed it by the noise of a division.
 */
export const meanKw = (kwh: number, minutes: CurveDay['minutes']): number => kwh * (60 / minutes);

/** @returns kWh without the noise of binary sums: a millionth is less than any meter counts */
export const roundKwh = (kwh: number): number => Math.round(kwh * 1e6) / 1e6;

/** @returns the days in order of time; of the same curve, each once */
export const inOrder = (days: Iterable<CurveDay>): readonly CurveDay[] =>
  [...days].sort((a, b) => a.startMs - b.startMs);

/** @returns the local clock at the start of each slot, in minutes since midnight */
export function clockMinutes(
  { date, kwh, minutes }: Pick<CurveDay, 'date' | 'kwh' | 'minutes'>,
  territory: Territory,
): number[] {
  const change = clockChangeOf(date, territory);
  return Array.from(kwh, (_, i) => {
    const elapsed = i * minutes;
    return change && elapsed >= change.atMinute ? elapsed + change.byMinutes : elapsed;
  });
}
