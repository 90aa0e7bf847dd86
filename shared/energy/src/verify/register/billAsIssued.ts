import type { LocalDate } from '../../calendar/dates';
import type { Decimal } from '../../exact/decimal';
import type { ByPeriod, Period, Tariff } from '../../tariff/tariffs';
import type { IssuedBill, IssuedConcept, IssuedLine } from '../issued';

interface PrintedValues {
  readonly energyKwh: ByPeriod<Decimal>;
  readonly powersKw: ByPeriod<Decimal | null> | null;
  readonly energyPricesEurPerKwh: ByPeriod<Decimal | null> | null;
  readonly powerPricesEurPerKwYear: ByPeriod<Decimal | null> | null;
}

/** A bill as a register keeps it: taxes and total apart from its lines. */
export interface RegisteredBill extends PrintedValues {
  readonly number: string;
  readonly kind: 'ordinary' | 'replaces' | 'cancels';
  /** The number of the bill that it corrects; empty on an ordinary one. */
  readonly rectifies: string;
  readonly tariff: Tariff;
  readonly issuedOn: LocalDate;
  /** null: the day of issue. */
  readonly accruedOn: LocalDate | null;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** null: not printed. */
  readonly printedDays: number | null;
  readonly isEstimated: boolean;
  readonly reactiveKvarh: ByPeriod<Decimal> | null;
  readonly maxKw: ByPeriod<Decimal | null> | null;
  readonly segments: readonly (PrintedValues & {
    readonly from: LocalDate;
    readonly to: LocalDate;
  })[];
  readonly lines: readonly {
    readonly kind: Exclude<IssuedConcept, 'base' | 'tax' | 'total'>;
    readonly period: number | null;
    readonly segment: number | null;
    readonly text: string;
    readonly amountEur: Decimal;
    readonly ratePercent: Decimal | null;
    readonly baseEur: Decimal | null;
  }[];
  readonly taxes: readonly {
    readonly ratePercent: Decimal;
    readonly baseEur: Decimal;
    readonly amountEur: Decimal;
  }[];
  /** null: not typed yet. */
  readonly totalEur: Decimal | null;
}

/**
 * A bill of a register, as `verifyBill` takes it. Its lines keep their places; a base and a tax
 * of each tax, and the total, come after them.
 */
export function billAsIssued(bill: RegisteredBill): IssuedBill {
  const { number, kind, rectifies, tariff, issuedOn, from, to, isEstimated } = bill;
  return {
    number,
    tariff,
    issuedOn,
    accruedOn: bill.accruedOn ?? issuedOn,
    readings: { from, to },
    printedDays: bill.printedDays,
    isEstimated,
    ...printedOf(bill),
    reactiveKvarh: bill.reactiveKvarh,
    maximetersKw: bill.maxKw,
    segments: bill.segments.map((one) => ({
      readings: { from: one.from, to: one.to },
      ...printedOf(one),
    })),
    lines: [
      ...bill.lines.map(({ kind, period, text, ...line }) => ({
        ...line,
        concept: kind,
        period: period as Period | null,
        name: text,
      })),
      ...bill.taxes.flatMap((tax): IssuedLine[] => [
        { concept: 'base', amountEur: tax.baseEur, ratePercent: tax.ratePercent },
        { concept: 'tax', ...tax },
      ]),
      ...(bill.totalEur === null ? [] : [{ concept: 'total' as const, amountEur: bill.totalEur }]),
    ],
    rectifies: kind === 'ordinary' ? null : { kind, number: rectifies },
  };
}

const printedOf = (values: PrintedValues): PrintedValues => ({
  energyKwh: values.energyKwh,
  powersKw: values.powersKw,
  energyPricesEurPerKwh: values.energyPricesEurPerKwh,
  powerPricesEurPerKwYear: values.powerPricesEurPerKwYear,
});
