import { checkDay } from '../bill/checkInput';
import { addDays, type DayRange, daysIn, type LocalDate } from '../calendar/dates';
import { type Decimal, eurText, exact, sum, toText } from '../exact/decimal';
import { spanishEuros, spanishNumber } from '../exact/spanish';
import { segmentsOf } from '../rates/segments';
import { withNorms } from '../tariff/norms';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';

/** Since then a refund has 150 basis points more: RD 88/2026 arts. 43 to 45 (BOE-A-2026-3212). */
const withMarginFrom = '2026-06-12';
const marginPercent = '1.5';

const noDays = { segments: [], missing: [] };

/** An amount that was paid and not owed. */
export interface UndueAmount {
  readonly amountEur: Decimal;
  readonly paidOn: LocalDate;
  /** The day of the bill that gives it back. */
  readonly refundedOn: LocalDate;
}

/** Days with one legal interest. */
interface InterestTerm extends DayRange {
  readonly days: number;
  /** Yearly, with the points. */
  readonly percent: Decimal;
  /** The legal interest, with its norm and its note. */
  readonly parameter: ConfirmedParameter;
}

export interface RefundInterest {
  readonly days: number;
  /** One for each legal interest; none when a part of the days is not verifiable. */
  readonly terms: readonly InterestTerm[];
  /** Rounded once, half up; null: not verifiable, `missing` says why. */
  readonly interestEur: Decimal | null;
  /** Empty when it is not verifiable. */
  readonly calculation: string;
  /** The norm of the rule, and the norms of the legal interests. */
  readonly norm: string;
  readonly missing: readonly NotVerifiable[];
}

/**
 * The interest that a supplier owes for an amount that it should not have billed: the legal interest
 * of each day and 150 basis points, from the day after its payment to the refund, by a year of 365.
 * Source: RD 88/2026 arts. 44.4.b and 45.2 (BOE-A-2026-3212), from 12-06-2026; before, RD 1955/2000
 * art. 96.2 (BOE-A-2000-24019) without the points.
 *
 * @returns euros; «no verificable» as a whole when the legal interest of a day is missing or pending
 * @throws RangeError when a day is none, or the refund comes before the payment
 */
export function refundInterest(
  { amountEur, paidOn, refundedOn }: UndueAmount,
  parameters: ParameterTable,
): RefundInterest {
  checkDay('paidOn', paidOn);
  checkDay('refundedOn', refundedOn);
  const days = daysIn({ firstDay: paidOn, lastDay: refundedOn }) - 1;
  if (days < 0) throw new RangeError(`refundedOn: ${refundedOn} is before ${paidOn}`);
  const hasMargin = refundedOn >= withMarginFrom;
  const rule = hasMargin ? 'RD 88/2026, arts. 44.4.b y 45.2' : 'RD 1955/2000, art. 96.2';
  const range = { firstDay: addDays(paidOn, 1), lastDay: refundedOn };
  const { segments, missing } =
    days > 0 ? segmentsOf(parameters, [{ kind: 'legalInterest' }], range) : noDays;
  const terms = segments.flatMap((segment): InterestTerm[] => {
    const { firstDay, lastDay, parameters: values } = segment;
    return values.map((parameter) => {
      const percent = toText(exact(parameter.value).plus(hasMargin ? marginPercent : 0));
      return { firstDay, lastDay, days: segment.days, percent, parameter };
    });
  });
  const amount = exact(amountEur);
  const pointDays = sum(terms.map((term) => exact(term.percent).times(term.days)));
  const rateOf = ({ parameter: { value } }: InterestTerm) =>
    hasMargin
      ? `(${spanishNumber(value)} % + ${spanishNumber(marginPercent)} %)`
      : `${spanishNumber(value)} %`;
  const said = terms.map(
    (term) => `${spanishEuros(amount)} × ${rateOf(term)} × ${term.days} / 365 días`,
  );
  return {
    days,
    terms,
    interestEur: missing.length > 0 ? null : eurText(amount.times(pointDays).div(36_500)),
    calculation: said.join(' + '),
    norm: withNorms(rule, terms),
    missing,
  };
}
