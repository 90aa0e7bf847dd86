import type { NewBill } from '@vatio/contracts/billing/bills';
import type { BillLineKind } from '@vatio/contracts/billing/billWords';
import { scaled, shareOf, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import type { NewReading } from '@vatio/contracts/company/readings';
import { addDays } from '@vatio/energy/calendar';
import type { Verification } from '@vatio/energy/verify';

type DueLine = Verification['due'][number];

/**
 * A supplier's error in a demo bill. excessDoubled: the factor 2 of the excesses goes on after 31-03-2025
 * (Circular CNMC 1/2025, BOE-A-2025-2044).
 */
export type DemoErrorKind = 'powers' | 'taxRate' | 'excessDoubled' | 'energyPrice';

export interface DemoError {
  readonly kind: DemoErrorKind;
  /** It is in the first of the twelve months in which it can be, from this one (0 is the oldest). */
  readonly month: number;
}

export interface BillFacts {
  readonly supplyPointId: string;
  readonly number: string;
  readonly supplier: string;
  readonly tariff: NewBill['tariff'];
  readonly powersKw: readonly string[];
  readonly energyPricesEurPerKwh: readonly string[] | null;
}

/** A bill of the days of a reading, before anything of it is computed. */
export function emptyBill(reading: NewReading, facts: BillFacts): NewBill {
  const { energyPricesEurPerKwh: prices, powersKw, ...rest } = facts;
  return {
    ...rest,
    kind: 'ordinary',
    rectifies: '',
    issuedOn: reading.to,
    accruedOn: null,
    // The first reading is of the evening before.
    from: addDays(reading.from, -1),
    to: reading.to,
    paidOn: addDays(reading.to, 10),
    isEstimated: false,
    printedDays: null,
    energyKwh: [...reading.energyKwh],
    powersKw: [...powersKw],
    energyPricesEurPerKwh: prices && [...prices],
    powerPricesEurPerKwYear: null,
    reactiveKvarh: reading.reactiveKvarh && [...reading.reactiveKvarh],
    maxKw: reading.maxKw && [...reading.maxKw],
    segments: [],
    lines: [],
    taxes: [],
    totalEur: '0',
    notes: '',
  };
}

const isTax = ({ concept }: DueLine) => concept === 'tax';
const cents = (eur: string) => scaled(eur, 2);

/**
 * The same as a supplier that computes like the engine prints it.
 *
 * @param due what the engine says of it
 * @returns null when something of it is not known
 */
export function printedBill(bill: NewBill, due: readonly DueLine[]): NewBill | null {
  const tax = due.find(isTax);
  const rate = tax?.terms[0]?.price;
  if (!rate || due.some(({ amountEur }) => amountEur === null)) return null;
  const lines = due
    .filter((line) => !isTax(line) && cents(line.amountEur ?? '0') !== 0n)
    .map((line) => ({
      kind: line.concept as BillLineKind,
      period: line.period,
      segment: null,
      text: line.label,
      amountEur: line.amountEur ?? '0',
      ...taxFacts(line),
    }));
  return addedUp({ ...bill, lines }, rate);
}

/** The rate and the base of the electricity tax. */
function taxFacts({ concept, terms }: DueLine) {
  const term = concept === 'electricityTax' ? terms[0] : undefined;
  if (term?.priceUnit !== '%') return { ratePercent: null, baseEur: null };
  return { ratePercent: term.price, baseEur: term.quantity };
}

/** Base, tax and total by the lines. @param ratePercent of the tax */
export function addedUp(bill: NewBill, ratePercent: string): NewBill {
  const base = sumOf(bill.lines.map(({ amountEur }) => cents(amountEur)));
  const tax = shareOf(base, ratePercent);
  const eur = (amount: bigint) => unscaled(amount, 2);
  return {
    ...bill,
    taxes: [{ ratePercent, baseEur: eur(base), amountEur: eur(tax) }],
    totalEur: eur(base + tax),
  };
}

/** The excesses at the double, and the electricity tax of it. */
export function withExcessDoubled(bill: NewBill): NewBill {
  const excesses = bill.lines.filter(({ kind }) => kind === 'excess');
  const more = sumOf(excesses.map(({ amountEur }) => cents(amountEur)));
  const lines = bill.lines.map((line) => {
    if (line.kind === 'excess') {
      return { ...line, amountEur: unscaled(2n * cents(line.amountEur), 2) };
    }
    if (line.ratePercent === null || line.baseEur === null) return line;
    const base = cents(line.baseEur) + more;
    const amountEur = unscaled(shareOf(base, line.ratePercent), 2);
    return { ...line, baseEur: unscaled(base, 2), amountEur };
  });
  return addedUp({ ...bill, lines }, bill.taxes[0]?.ratePercent ?? '0');
}
