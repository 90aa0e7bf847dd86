import { daysIn, type LocalDate } from '../../calendar/dates';
import { type Decimal, eurText, exact, toText } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { checkDay } from '../checkInput';

/** Source: Ley 31/2022 DA 42ª (BOE-A-2022-22128), carried on with the budget. */
const legalPercent = '3.25';

/** Since then a refund has 150 basis points more: RD 88/2026 arts. 43 to 45 (BOE-A-2026-3212). */
const withMarginFrom = '2026-06-12';
const marginPercent = '1.5';

/** An amount that was paid and not owed. */
export interface UndueAmount {
  readonly amountEur: Decimal;
  readonly paidOn: LocalDate;
  /** The day of the bill that gives it back. */
  readonly refundedOn: LocalDate;
}

export interface RefundInterest {
  readonly days: number;
  /** Yearly. */
  readonly percent: Decimal;
  readonly interestEur: Decimal;
  readonly calculation: string;
  readonly norm: string;
}

/**
 * The interest that a supplier owes for an amount that it should not have billed: the legal interest
 * and 150 basis points, for the days from its payment to the refund, by a year of 365. Source: RD
 * 88/2026 arts. 44.4.b and 45.2 (BOE-A-2026-3212), from 12-06-2026; before, RD 1955/2000 art. 96.2
 * (BOE-A-2000-24019) without the points.
 *
 * @throws RangeError when a day is none, or the refund comes before the payment
 */
export function refundInterest({ amountEur, paidOn, refundedOn }: UndueAmount): RefundInterest {
  checkDay('paidOn', paidOn);
  checkDay('refundedOn', refundedOn);
  const days = daysIn({ firstDay: paidOn, lastDay: refundedOn }) - 1;
  if (days < 0) throw new RangeError(`refundedOn: ${refundedOn} is before ${paidOn}`);
  const hasMargin = refundedOn >= withMarginFrom;
  const percent = exact(legalPercent).plus(hasMargin ? marginPercent : 0);
  const amount = exact(amountEur);
  return {
    days,
    percent: toText(percent),
    interestEur: eurText(amount.times(percent).times(days).div(36_500)),
    calculation: `${spanishEuros(amount)} × ${spanishNumber(percent)} % × ${days} / 365 días`,
    norm: hasMargin ? 'RD 88/2026, arts. 44.4.b y 45.2' : 'RD 1955/2000, art. 96.2',
  };
}
