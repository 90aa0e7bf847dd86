import { type DayRange, daysIn } from '../../calendar/dates';
import { type ExactNumber, sum, zero } from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import type { PricedSegment } from '../../rates/prices';
import type { TermUnit } from '../bill';
import type { CostTerm } from '../cost';

interface Shared {
  readonly quantity: ExactNumber;
  readonly unit: TermUnit;
  /** The measured quantity of some days, from a meter's curve; null where it does not cover them. */
  readonly measuredIn?: (days: DayRange) => ExactNumber | null;
}

/** No meter counts finer. */
const shareDecimals = 6;

function joinEqualPrices(segments: readonly PricedSegment[]): PricedSegment[] {
  const joined: PricedSegment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before?.price.eq(segment.price)) {
      joined[joined.length - 1] = {
        ...before,
        lastDay: segment.lastDay,
        days: before.days + segment.days,
        parameters: [...before.parameters, ...segment.parameters],
      };
    } else joined.push(segment);
  }
  return joined;
}

/** The quantity of each segment as the curve says, all of them together the billed one. */
function measuredShares(
  { quantity, measuredIn }: Shared,
  segments: readonly PricedSegment[],
): readonly ExactNumber[] | null {
  const measured = segments.map((segment) => measuredIn?.(segment) ?? null);
  const known = measured.filter((amount) => amount !== null);
  const all = sum(known);
  if (known.length < segments.length || all.eq(zero)) return null;
  const shares = known
    .slice(1)
    .map((amount) => quantity.times(amount).div(all).round(shareDecimals));
  return [quantity.minus(sum(shares)), ...shares];
}

/**
 * Divides a quantity among its prices: by what was really used before and after each change, and by
 * days where no curve says it. Source: Circular CNMC 3/2020 art. 9.3 (BOE-A-2020-1066); RD 88/2026
 * art. 44.1 (BOE-A-2026-3212).
 */
export function share(of: Shared, segments: readonly PricedSegment[]): CostTerm[] {
  const { quantity, unit } = of;
  const joined = joinEqualPrices(segments);
  const priceUnit = `€/${unit}`;
  const textOf = (amount: ExactNumber, price: ExactNumber) =>
    `${spanishNumber(amount)} ${unit} × ${spanishNumber(price)} ${priceUnit}`;
  const [first] = joined;
  const last = joined.at(-1);
  if (!first || !last) return [];
  if (joined.length === 1) {
    const { firstDay, lastDay, days, price, parameters } = first;
    const amount = quantity.times(price);
    const calculation = textOf(quantity, price);
    return [
      {
        firstDay,
        lastDay,
        days,
        quantity,
        unit,
        price,
        priceUnit,
        amount,
        calculation,
        parameters,
      },
    ];
  }
  const measured = measuredShares(of, joined);
  const allDays = daysIn({ firstDay: first.firstDay, lastDay: last.lastDay });
  return joined.map(({ firstDay, lastDay, days, price, parameters }, i) => {
    const common = { firstDay, lastDay, days, unit, price, priceUnit, parameters };
    const part = measured?.[i];
    if (part) {
      const calculation = `${textOf(part, price)} (por la curva)`;
      return {
        ...common,
        quantity: part,
        amount: part.times(price),
        calculation,
        sharedBy: 'curve',
      };
    }
    const partOf = (value: ExactNumber) => value.times(days).div(allDays);
    return {
      ...common,
      quantity: partOf(quantity),
      amount: partOf(quantity.times(price)),
      calculation: `${textOf(quantity, price)} × ${days} / ${allDays}`,
      sharedBy: 'days',
    };
  });
}
