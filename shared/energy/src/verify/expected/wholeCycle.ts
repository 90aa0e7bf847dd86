import { cycleOf } from '../../bill/cycle';
import type { Readings } from '../../bill/input';
import { addDays, daysIn, type LocalDate } from '../../calendar/dates';
import type { ContractInForce, VerificationContext } from '../context';

/** The cycle that a bill is of. */
export interface WholeCycle {
  /** The cycle's initial and final reading: those of the bill, unless a change breaks it there. */
  readonly readings: Readings;
  /** false: a change breaks it, and no bill beside says where it began or ended. */
  readonly isKnown: boolean;
}

/**
 * Meters are read by month, up to three days before or after its end. Source: RD 88/2026 arts. 43.1
 * and 43.2 (BOE-A-2026-3212).
 */
const leewayDays = 3;
const shortestDays = 28 - 2 * leewayDays;
const longestDays = 31 + 2 * leewayDays;

interface Around extends Pick<VerificationContext, 'previous' | 'next'> {
  readonly contracts: readonly Pick<ContractInForce, 'from' | 'to' | 'powerChanges'>[];
}

/** The first days of a contract, of powers, and of having none. */
function changeDays({ contracts }: Around): ReadonlySet<LocalDate> {
  return new Set(
    contracts.flatMap(({ from, to, powerChanges = [] }) => [
      from,
      ...(to === null ? [] : [addDays(to, 1)]),
      ...powerChanges.map((change) => change.from),
    ]),
  );
}

const isMonth = (readings: Readings): boolean => daysIn(cycleOf(readings)) >= shortestDays;
const isWithinMonth = (readings: Readings): boolean => daysIn(cycleOf(readings)) <= longestDays;

/** Joins the part beside it; null: that is no part of the same cycle. */
function joined(own: Readings, other: Readings | undefined): Readings | null {
  const meets = other?.to === own.from || other?.from === own.to;
  if (!other || !meets) return null;
  const both =
    other.to === own.from ? { from: other.from, to: own.to } : { from: own.from, to: other.to };
  return isWithinMonth(both) ? both : null;
}

/**
 * The cycle of a bill. Where a change of contract or of powers falls on one of its ends, the bill
 * beside is the rest of it, if both together are no longer than a month. Source: Circular CNMC 3/2020
 * art. 9.4.b.3 (BOE-A-2020-1066).
 */
export function wholeCycleOf(readings: Readings, around: Around): WholeCycle {
  const changes = changeDays(around);
  const sides = [
    { isBroken: changes.has(addDays(readings.from, 1)), other: around.previous?.readings },
    { isBroken: changes.has(addDays(readings.to, 1)), other: around.next?.readings },
  ];
  let whole = readings;
  let isEnded = true;
  for (const { isBroken, other } of sides) {
    if (!isBroken) continue;
    const both = joined(whole, other);
    whole = both ?? whole;
    isEnded = isEnded && both !== null;
  }
  return { readings: whole, isKnown: isEnded || isMonth(whole) };
}
