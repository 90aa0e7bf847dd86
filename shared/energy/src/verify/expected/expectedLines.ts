import type { BillCaution, BillLine, BillTerm } from '../../bill/bill';
import { untaxedLines } from '../../bill/computeBill';
import { distinct } from '../../bill/cost';
import { cycleOf } from '../../bill/cycle';
import { energyLines } from '../../bill/energy/energy';
import { seasonCaution } from '../../bill/excess/curveExcess';
import type { BillInput } from '../../bill/input';
import { reactiveByPeriod, reactiveNotInCycle } from '../../bill/reactive/reactive';
import { tollDiscountLines } from '../../bill/tollDiscount';
import { type DayRange, daysIn } from '../../calendar/dates';
import { type ExactNumber, exact, sum, zero } from '../../exact/decimal';
import { isByMaximeter } from '../../rates/excessRate';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { premiseInWords } from '../../tariff/premise';
import type { IssuedBill } from '../issued';
import { type DoubtfulExcess, excessByPowers } from './excessByPowers';
import type { Part } from './parts';

/** A computed line, with everything else that would be right in its place. */
export interface Expected {
  readonly line: BillLine;
  readonly segment: number | null;
  /** null: not verifiable. */
  readonly amount: ExactNumber | null;
  /** Another amount that is right too. */
  readonly other: { readonly amount: ExactNumber; readonly why: string } | null;
  /** The lowest and the highest defensible amount; null: there is no limit. */
  readonly low: ExactNumber;
  readonly high: ExactNumber | null;
  /**
   * The missing fact that would settle an amount between the accepted amounts; null: all of them are right.
   */
  readonly unsettled: NotVerifiable | null;
  /** The other formula of an excess, where the point's type is in doubt. */
  readonly doubt: DoubtfulExcess | null;
}

export interface ExpectedLines {
  readonly lines: readonly Expected[];
  readonly cautions: readonly BillCaution[];
}

const why = {
  excess: 'por los días de cada temporada',
  reactive: 'con el cos φ sin redondear',
  days: 'por días, sin la curva',
};

const noCurve = notVerifiable.data(
  'una curva que diga cuánta energía se consumió antes y después del cambio de precio',
);
const discrete = notVerifiable.rule(
  'se redondea el cos φ, y el importe no cuadra de ninguna forma',
);
const gaps = notVerifiable.data(
  'parte de la curva cuartohoraria del ciclo: el exceso puede ser mayor',
);

const noCycle = notVerifiable.data(
  'la factura del resto del ciclo, que un cambio de contrato o de potencias parte: sin ella no se sabe cuántos días tiene',
);

const missingPrice = (input: BillInput, period: number): NotVerifiable =>
  notVerifiable.data(`el precio de la energía de P${period} del contrato (${input.tariff})`);

/**
 * All the energy at the lowest price, and all at the highest: the limits of energy whose days are unknown.
 */
function extremes(
  { concept, terms }: BillLine,
  cycleDays: number,
): readonly [ExactNumber, ExactNumber] | null {
  const byDays = terms.filter(({ sharedBy }) => sharedBy === 'days');
  if (byDays.length === 0) return null;
  if (concept !== 'tollDiscount') return extremesOf(terms);
  // Only days of one year have it: all of the energy in these, or none, besides the powers.
  const certain = sum(
    terms.filter((term) => !byDays.includes(term)).map(({ amountEur }) => exact(amountEur)),
  );
  const all = byDays.map(({ amountEur, days }) => exact(amountEur).times(cycleDays).div(days));
  return [certain.plus(sum(all)), certain];
}

function extremesOf(terms: readonly BillTerm[]): readonly [ExactNumber, ExactNumber] {
  const quantity = sum(terms.map((term) => exact(term.quantity)));
  const prices = terms.map((term) => exact(term.price));
  const amounts = prices.map((price) => price.times(quantity));
  const [first = zero] = amounts;
  const least = amounts.reduce((low, one) => (one.lt(low) ? one : low), first);
  const most = amounts.reduce((high, one) => (one.gt(high) ? one : high), first);
  return [least, most];
}

function expected(
  line: BillLine,
  segment: number | null,
  more: {
    readonly cycle: DayRange;
    readonly other?: Expected['other'];
    readonly hasGaps?: boolean;
    readonly doubt?: DoubtfulExcess | null;
  },
): Expected {
  const amount = line.amountEur === null ? null : exact(line.amountEur);
  const { other = null, hasGaps = false, doubt = null } = more;
  const primary = amount ?? zero;
  const range = extremes(line, daysIn(more.cycle));
  const second = other?.amount ?? primary;
  const [low, high] = range ?? (second.lt(primary) ? [second, primary] : [primary, second]);
  const unsettled = range ? noCurve : line.concept === 'reactive' && other ? discrete : null;
  const known = { line, segment, amount, other, doubt };
  if (hasGaps) return { ...known, low, high: null, unsettled: gaps };
  if (!doubt?.amount) return { ...known, low, high, unsettled };
  // Amounts between both formulas are not wrong until a person says which one counts.
  return {
    ...known,
    low: doubt.amount.lt(low) ? doubt.amount : low,
    high: doubt.amount.gt(high) ? doubt.amount : high,
    unsettled: notVerifiable.data(
      `si vale ${premiseInWords(doubt.premise)}, que es el de sus potencias contratadas`,
    ),
  };
}

/** The same line without a curve: another way that the supplier may have shared the energy. */
function withoutCurve(input: BillInput, table: ParameterTable, lines: readonly BillLine[]) {
  const isShared = lines.some(({ terms }) => terms.some(({ sharedBy }) => sharedBy === 'curve'));
  if (!isShared) return () => null;
  const { quarterDemand: _, ...rest } = input;
  const cycle = cycleOf(input.readings);
  const byDays = [...energyLines(rest, table, cycle), ...tollDiscountLines(rest, table, cycle)];
  return ({ concept, period }: BillLine): Expected['other'] => {
    const found = byDays.find((one) => one.concept === concept && one.period === period);
    return found?.amountEur ? { amount: exact(found.amountEur), why: why.days } : null;
  };
}

/** The fact that a line lacks and its input takes for granted; null: it lacks none. */
function lackOf({ piece, input, isCycleUnknown }: Part, line: BillLine): NotVerifiable | null {
  const { concept, period } = line;
  if (concept === 'excess') {
    return isCycleUnknown && !isByMaximeter(input.pointType) ? noCycle : null;
  }
  if (concept !== 'energy' || period === null) return null;
  const price = piece.contract.energyPrice?.eurPerKwh[period - 1] ?? null;
  return price === null ? missingPrice(input, period) : null;
}

/** Such a line has no amount. */
function withoutLack(part: Part, line: BillLine): BillLine {
  const lack = lackOf(part, line);
  if (!lack) return line;
  const { otherReadingEur: _, ...rest } = line;
  const missing = line.amountEur === null ? [...line.missing, lack] : [lack];
  return { ...rest, amountEur: null, calculation: '', terms: [], parameters: [], missing };
}

function linesOf(part: Part, table: ParameterTable): ExpectedLines {
  const { input, piece } = part;
  const { reactiveKvarh: _, ...rest } = input;
  const found = untaxedLines(rest, table);
  const lines = [
    ...found.consumption,
    ...found.socialDiscount,
    ...found.socialBonus,
    ...found.meter,
  ].map((line) => withoutLack(part, line));
  const otherOf = withoutCurve(input, table, lines);
  const doubtOf = excessByPowers(part, table);
  const hasGaps = found.cautions.some(({ code }) => code === 'unknownQuarters');
  return {
    lines: lines.map((line) => {
      const other = line.otherReadingEur
        ? { amount: exact(line.otherReadingEur), why: why.excess }
        : otherOf(line);
      const isPartly = hasGaps && line.concept === 'excess';
      const more = { cycle: piece, other, hasGaps: isPartly, doubt: doubtOf(line) };
      return expected(line, piece.segment, more);
    }),
    cautions: found.cautions.filter(({ code }) => code !== 'seasonChange'),
  };
}

/** Computed for the whole bill: the free third is one of all its energy. */
function reactiveLines(bill: IssuedBill, parts: readonly Part[], table: ParameterTable) {
  const last = parts.at(-1)?.input;
  if (!last) return { lines: [], cautions: [] };
  const cycle = cycleOf(bill.readings);
  const reading = { ...last, energyKwh: bill.energyKwh };
  const found = reactiveByPeriod(reading, table, cycle);
  const lines = found.map(({ line }) => {
    const { otherReadingEur: eur } = line;
    const other = eur ? { amount: exact(eur), why: why.reactive } : null;
    return expected(line, null, { cycle, other });
  });
  return { lines, cautions: reactiveNotInCycle(found, reading, cycle) };
}

/**
 * A contract that begins inside what a bill prints as one has its energy by days, and the energy used
 * before is unknown: all at the lower price and all at the higher are the limits.
 */
function acrossContracts(lines: readonly Expected[]): Expected[] {
  return lines.map((one) => {
    const same = lines.filter(
      ({ line, segment }) =>
        line.concept === one.line.concept &&
        line.period === one.line.period &&
        segment === one.segment,
    );
    const terms = same.flatMap(({ line }) => line.terms);
    const all = extremesOf(terms);
    const quantity = sum(terms.map((term) => exact(term.quantity)));
    if (one.line.concept !== 'energy' || quantity.eq(0)) return one;
    const own = sum(one.line.terms.map((term) => exact(term.quantity)));
    const shareOf = (amount: ExactNumber) => amount.times(own).div(quantity);
    const byDays = one.line.terms.map((term) => ({ ...term, sharedBy: 'days' }) as const);
    return {
      ...one,
      line: { ...one.line, terms: byDays },
      low: shareOf(all[0]),
      high: shareOf(all[1]),
      unsettled: noCurve,
    };
  });
}

/** The engine's lines before taxes for a bill, piece by piece; the reactive energy as a whole. */
export function expectedLines(
  bill: IssuedBill,
  parts: readonly Part[],
  table: ParameterTable,
): ExpectedLines {
  const found = parts.map((part) => linesOf(part, table));
  const apart = found.flatMap(({ lines }, i) => (parts[i]?.isByDays ? [] : lines));
  const byDays = found.flatMap(({ lines }, i) => (parts[i]?.isByDays ? lines : []));
  const reactive = reactiveLines(bill, parts, table);
  // Excesses of all parts together: the cost of one part proves no error of the bill.
  const excesses = found.flatMap(({ lines }) =>
    lines.flatMap(({ line }) => (line.concept === 'excess' ? [line] : [])),
  );
  const cautions = [
    ...found.flatMap((one) => one.cautions),
    ...seasonCaution(excesses),
    ...reactive.cautions,
  ];
  return {
    lines: [...apart, ...acrossContracts(byDays), ...reactive.lines],
    cautions: distinct(cautions, ({ message }) => message),
  };
}
