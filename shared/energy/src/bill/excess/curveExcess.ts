import { type DayRange, daysIn, overlapOf } from '../../calendar/dates';
import { type ExactNumber, eurText, exact, sum } from '../../exact/decimal';
import { quartersText, spanishEuros, spanishNumber, spanishRange } from '../../exact/spanish';
import { type ExcessRate, excessRates, inSeason, longestCycleDays } from '../../rates/excessRate';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type Period, periodsOf } from '../../tariff/tariffs';
import type { BillCaution, BillLine } from '../bill';
import { cycleOf, powerPieces } from '../cycle';
import type { BillInput } from '../input';
import {
  type Excess,
  type ExcessTerm,
  excessLine,
  type MeasuredExcess,
  priceText,
} from './excessLine';
import { type OverQuarters, quartersOver } from './quartersOver';

const rootDecimals = 6;

/** The quarters of a period in the whole cycle while one set of powers was in force. */
interface PowerPieceQuarters extends OverQuarters {
  /** The days of the set that this bill bills. */
  readonly billed: DayRange;
}

/** Quarters by period, P1 first, and within it by set of powers. */
function quartersByPeriod(input: BillInput, whole: DayRange): (readonly PowerPieceQuarters[])[] {
  const { tariff, territory, quarterDemand } = input;
  const rule = { tariff, territory, term: 'power' } as const;
  const pieces = powerPieces(input, whole).map((piece) => {
    const of = { powersKw: piece.powersKw.map(Number), rule, demand: quarterDemand ?? null };
    const billed = overlapOf(piece, cycleOf(input.readings));
    return quartersOver(of, piece).map((quarters) => ({ ...quarters, billed }));
  });
  return periodsOf(tariff, 'power').map((_, i) => pieces.flatMap(({ [i]: one }) => one ?? []));
}

/** The rule allows the root in double precision; its result is an exact number again. */
const rootOf = ({ sumOfSquares }: OverQuarters): ExactNumber => exact(Math.sqrt(sumOfSquares));

function amountOf(root: ExactNumber, { price, days }: ExcessRate, cycleDays: number): ExactNumber {
  const whole = root.times(price);
  return days === cycleDays ? whole : whole.times(days).div(cycleDays);
}

function termOf(
  rate: ExcessRate,
  { root, over, cycleDays }: { root: ExactNumber; over: number; cycleDays: number },
): ExcessTerm {
  const { firstDay, lastDay, days, price, parameters } = rate;
  const shown = spanishNumber(root.round(rootDecimals));
  const share = days === cycleDays ? '' : ` × ${days} / ${cycleDays} días`;
  const term = {
    firstDay,
    lastDay,
    days,
    quantity: root,
    unit: 'kW',
    price,
    priceUnit: '€/kW',
    amount: amountOf(root, rate, cycleDays),
    calculation: `√Σ de ${quartersText(over)} (${shown} kW) × ${priceText(rate)}${share}`,
    parameters,
  } as const;
  return { rate, term };
}

/** The mean of an hour is less than its highest quarter: it verifies no excess. */
const isHourly = ({ quarterDemand }: BillInput): boolean => quarterDemand?.minutes === 60;

/** An excess with the other reading of a change of season: by the days that have the period. */
type Measured = MeasuredExcess & { readonly byDaysOfSeason?: ExactNumber };

function measure(
  { input, table, whole }: { input: BillInput; table: ParameterTable; whole: DayRange },
  period: Period,
  pieces: readonly PowerPieceQuarters[],
): Measured {
  const { tariff, territory, pointType } = input;
  const cycleDays = daysIn(whole);
  const days = spanishRange(whole.firstDay, whole.lastDay);
  if (pieces.every(({ known }) => known === 0)) {
    return { missing: [notVerifiable.data(`la curva cuartohoraria ${days}`)] };
  }
  if (isHourly(input)) {
    const what = `la curva cuartohoraria ${days}; la que consta es horaria, y la media de una hora esconde sus picos`;
    return { missing: [notVerifiable.data(what)] };
  }
  const exceeded = pieces.filter(({ over, billed }) => over > 0 && daysIn(billed) > 0);
  if (exceeded.length === 0) {
    const contracted = spanishNumber(input.powersKw[period - 1] ?? 0);
    return { none: `Ningún cuarto de hora pasa de ${contracted} kW` };
  }
  if (cycleDays > longestCycleDays) {
    const how = `se cobran los excesos de los tipos 1 a 3 en un ciclo de ${cycleDays} días`;
    return { missing: [notVerifiable.rule(how)] };
  }
  const found = exceeded.map((quarters) => {
    const rates = excessRates(table, { tariff, pointType, period }, quarters.billed);
    const root = rootOf(quarters);
    const terms = rates.segments.map((rate) =>
      termOf(rate, { root, over: quarters.over, cycleDays }),
    );
    const seasons = inSeason(rates.segments, period, { tariff, territory, term: 'power' });
    const byDaysOfSeason = sum(seasons.map((rate) => amountOf(root, rate, cycleDays)));
    return { terms, byDaysOfSeason, missing: rates.missing };
  });
  const missing = found.flatMap((one) => one.missing);
  if (missing.length > 0) return { missing };
  const byDaysOfSeason = sum(found.map((one) => one.byDaysOfSeason));
  return { terms: found.flatMap(({ terms }) => terms), byDaysOfSeason };
}

function cautionsOf(byPeriod: readonly (readonly OverQuarters[])[]): BillCaution[] {
  const total = (of: (quarters: OverQuarters) => number) =>
    byPeriod.flat().reduce((sumOf, quarters) => sumOf + of(quarters), 0);
  const all = total(({ quarters }) => quarters);
  const unknown = all - total(({ known }) => known);
  if (unknown === 0 || unknown === all) return [];
  const message = `Del ciclo no consta la potencia de ${quartersText(unknown)} (de ${spanishNumber(all)}): el exceso de potencia puede ser mayor.`;
  return [{ code: 'unknownQuarters', message, count: unknown }];
}

function lineWithBoth(period: Period, measured: Measured): BillLine {
  const line = excessLine(period, measured);
  const otherReadingEur = measured.byDaysOfSeason && eurText(measured.byDaysOfSeason);
  const isSame = line.amountEur === null || otherReadingEur === line.amountEur;
  return isSame || otherReadingEur === undefined ? line : { ...line, otherReadingEur };
}

/**
 * No text says how the days of each season count for types 1 to 3: only the higher reading is claimed
 * above.
 *
 * @param lines all excesses of a bill
 */
export function seasonCaution(lines: readonly BillLine[]): BillCaution[] {
  const whole = sum(lines.map(({ amountEur }) => exact(amountEur ?? 0)));
  const byDays = sum(
    lines.map(({ amountEur, otherReadingEur }) => exact(otherReadingEur ?? amountEur ?? 0)),
  );
  if (byDays.eq(whole)) return [];
  const message = `La temporada cambia dentro del ciclo, y la Circular no dice cómo se reparten entonces los excesos de los tipos 1 a 3: por los días de cada temporada serían ${spanishEuros(byDays)} y no ${spanishEuros(whole)}. Reclama solo lo que pase de ${spanishEuros(whole)}.`;
  return [{ code: 'seasonChange', message }];
}

/**
 * Points of type 1 to 3: the root of the sum of the squares of the quarters over the contracted
 * power, one for each billing cycle and period. Changes of price and of powers count by days, and so
 * does the part of a cycle that a change has broken: the parts never cost more than the whole.
 * Source: Circular CNMC 3/2020 art. 9.4.b (BOE-A-2020-1066).
 */
export function curveExcess(input: BillInput, table: ParameterTable): Excess {
  const whole = cycleOf(input.brokenCycle ?? input.readings);
  const byPeriod = quartersByPeriod(input, whole);
  const found = periodsOf(input.tariff, 'power').flatMap((period, i) => {
    const pieces = byPeriod[i] ?? [];
    if (pieces.every(({ quarters }) => quarters === 0)) return [];
    return [{ period, measured: measure({ input, table, whole }, period, pieces) }];
  });
  const lines = found.map(({ period, measured }) => lineWithBoth(period, measured));
  const unknown = isHourly(input) ? [] : cautionsOf(byPeriod);
  return { lines, cautions: [...unknown, ...seasonCaution(lines)] };
}
