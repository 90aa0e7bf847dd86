import { daysIn } from '../calendar/dates';
import type { ExactNumber } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import type { PricedSegment } from '../rates/prices';
import type { TermUnit } from './bill';
import type { CostTerm } from './cost';

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

/** Divides a quantity among its prices by days: nobody knows how much was used before a change. */
export function shareByDays(
  quantity: ExactNumber,
  unit: TermUnit,
  segments: readonly PricedSegment[],
): CostTerm[] {
  const joined = joinEqualPrices(segments);
  const [first] = joined;
  const last = joined.at(-1);
  if (!first || !last) return [];
  const allDays = daysIn({ firstDay: first.firstDay, lastDay: last.lastDay });
  return joined.map(({ firstDay, lastDay, days, price, parameters }) => {
    const isWhole = days === allDays;
    const partOf = (value: ExactNumber) => (isWhole ? value : value.times(days).div(allDays));
    const share = isWhole ? '' : ` × ${days} / ${allDays}`;
    const priceUnit = `€/${unit}`;
    return {
      firstDay,
      lastDay,
      days,
      quantity: partOf(quantity),
      unit,
      price,
      priceUnit,
      amount: partOf(quantity.times(price)),
      calculation: `${spanishNumber(quantity)} ${unit} × ${spanishNumber(price)} ${priceUnit}${share}`,
      parameters,
    };
  });
}
