import { type DecimalInput, type ExactNumber, exact, sum, zero } from '../../exact/decimal';
import { isByMaximeter } from '../../rates/excessRate';
import type { Expected } from '../expected/expectedLines';
import { exactly, type Tolerance } from '../tolerances';
import type { Group } from './groups';
import type { LineFacts } from './lineFacts';

/** Each line of a bill is rounded to cents. */
const roundingEur = '0.005';

const larger = (one: ExactNumber, other: ExactNumber): ExactNumber => (one.gt(other) ? one : other);

/** The price that a bill prints for a line; null: it does not. */
function printedPrice({ bill }: LineFacts, { line, segment }: Expected): DecimalInput | null {
  const { concept, period } = line;
  if (period === null || (concept !== 'energy' && concept !== 'power')) return null;
  const field = concept === 'energy' ? 'energyPricesEurPerKwh' : 'powerPricesEurPerKwYear';
  const prices = bill.segments?.[segment ?? -1]?.[field] ?? bill[field];
  return prices?.[period - 1] ?? null;
}

/** A price that is farther from the due one is another price. */
const mostRoundingPercent = '0.5';

/**
 * Half a unit of the last printed decimal, where the printed price is the due one with fewer decimals;
 * else 0.
 */
export function roundedBy(printed: DecimalInput, due: ExactNumber): ExactNumber {
  const [, decimals = ''] = String(printed).split('.');
  const half = exact(`0.5e-${decimals.length}`);
  const difference = exact(printed).minus(due).abs();
  const most = due.abs().times(mostRoundingPercent).div(100);
  return difference.gt(0) && difference.lte(half) && difference.lte(most) ? half : zero;
}

/** The most that a line may differ by because its bill prints a rounded price. */
function priceRounding(facts: LineFacts, expected: Expected): ExactNumber {
  const printed = printedPrice(facts, expected);
  if (printed === null) return zero;
  return sum(
    expected.line.terms.map(({ amountEur, price: text }) => {
      const price = exact(text);
      return price.eq(0) ? zero : exact(amountEur).div(price).times(roundedBy(printed, price));
    }),
  );
}

/** Returns whether another source than the bill says which powers were used. */
function isMeasured({ bill, input }: LineFacts, { concept }: Group): boolean {
  if (concept !== 'excess' || !input) return false;
  return !isByMaximeter(input.pointType) || !bill.maximetersKw;
}

/**
 * The most that printed lines may differ from computed lines: a fixed amount or what their roundings make,
 * whichever is greater; a percentage only of excesses that are measured.
 */
export function lineTolerance(facts: LineFacts, group: Group): Tolerance {
  const lines = exact(roundingEur).times(group.issued.length + group.expected.length);
  const prices = sum(group.expected.map((one) => priceRounding(facts, one)));
  const most = [lines, prices].reduce(larger, exact(facts.tolerances.lineEur));
  if (!isMeasured(facts, group)) return exactly(most.toFixed());
  const { eur, percent } = facts.tolerances.excess;
  return { eur: larger(most, exact(eur)).toFixed(), percent };
}
