import { cycleOf } from '../../bill/cycle';
import { type DayRange, daysIn, overlapOf } from '../../calendar/dates';
import { spanishRange } from '../../exact/spanish';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import { periodCount } from '../../tariff/tariffs';
import type { ContractInForce, VerificationContext } from '../context';
import type { IssuedBill } from '../issued';

/** Days of a bill with one contract and one segment. */
export interface Piece extends DayRange {
  readonly contract: ContractInForce;
  readonly segment: number | null;
}

export interface Pieces {
  /** Pieces in order; none when a day has no contract, or a contract other periods than the bill. */
  readonly pieces: readonly Piece[];
  readonly missing: readonly NotVerifiable[];
}

const isDays = ({ firstDay, lastDay }: DayRange) => firstDay <= lastDay;

/** The days of a range that a contract has. */
export const spanOf = ({ from, to }: ContractInForce, cycle: DayRange): DayRange =>
  overlapOf(cycle, { firstDay: from, lastDay: to ?? cycle.lastDay });

/** The contracts of some days, in order. */
export const contractsOf = (
  { contracts }: VerificationContext,
  cycle: DayRange,
): readonly ContractInForce[] =>
  contracts
    .filter((contract) => isDays(spanOf(contract, cycle)))
    .sort((one, other) => (one.from < other.from ? -1 : 1));

/**
 * Cuts a bill where a contract or a printed segment ends. Source: Circular CNMC 3/2020 art. 9
 * (BOE-A-2020-1066).
 *
 * @throws RangeError when two contracts share a day
 */
export function piecesOf(bill: IssuedBill, context: VerificationContext): Pieces {
  const cycle = cycleOf(bill.readings);
  const segments = bill.segments ?? [];
  const spans = segments.length > 0 ? segments.map(({ readings }) => cycleOf(readings)) : [cycle];
  const pieces = contractsOf(context, cycle).flatMap((contract) =>
    spans.flatMap((span, i): Piece[] => {
      const days = overlapOf(spanOf(contract, cycle), span);
      const segment = segments.length > 0 ? i : null;
      return isDays(days) ? [{ ...days, contract, segment }] : [];
    }),
  );
  const days = pieces.reduce((sum, piece) => sum + daysIn(piece), 0);
  const cycleDays = daysIn(cycle);
  if (days > cycleDays) throw new RangeError('contracts: two of them share a day');
  if (days < cycleDays) {
    const range = spanishRange(cycle.firstDay, cycle.lastDay);
    const what = `el contrato en vigor en ${cycleDays - days} de los ${cycleDays} días ${range}`;
    return { pieces: [], missing: [notVerifiable.data(what)] };
  }
  const other = pieces.find(
    ({ contract }) => periodCount(contract.tariff, 'energy') !== bill.energyKwh.length,
  );
  if (!other) return { pieces, missing: [] };
  const { tariff } = other.contract;
  const what = `la energía de cada periodo de la tarifa ${tariff}, que es la del contrato`;
  return { pieces: [], missing: [notVerifiable.data(what)] };
}
