import type { BillInput } from '../../src/bill';
import { type ExactNumber, eurText, exact } from '../../src/exact/decimal';
import type { Period } from '../../src/tariff';
import type { IssuedBill, IssuedLine } from '../../src/verify';
import { type Cycle, cycleOf, type PlainLine } from '../byTheLaw/cycle';
import { electricityTax, indirectTaxes } from '../byTheLaw/taxes';
import { igicMeterRate, igicRate, ipsiRates, vatRate } from '../byTheLaw/taxRates';
import { billWith } from '../issued';

/** A line before taxes as a supplier bills it; period 0: of all. */
export interface Charge extends PlainLine {
  readonly amount: string;
  /** The name of a service. */
  readonly name?: string;
  /** The bill's segment, from 0. */
  readonly segment?: number;
}

/** A supplier's assumptions for taxes and sums, where they are not the law. */
export interface TaxedAs {
  readonly electricity?: BillInput;
  readonly indirect?: BillInput;
  /** Lines that are in the base of the IEE besides those of the law. */
  readonly alsoTaxed?: readonly string[];
  /** One rate of the indirect tax on everything. */
  readonly oneRate?: string;
  /** € more than there should be. */
  readonly extra?: Partial<Record<'electricityTax' | 'base' | 'tax' | 'total', string>>;
}

/** The taxes need no quarters, and to find those of a month takes long. */
function taxCycle({ quarterDemand: _, ...input }: BillInput): Cycle {
  return cycleOf(input);
}

const sumOf = (lines: readonly { readonly amount: string | null }[]): ExactNumber =>
  lines.reduce((sum, { amount }) => sum.plus(amount ?? 'unknown'), exact(0));

/** Rates in the order of the plain program's lines. */
function ratesOf({ input, days, powersOn }: Cycle): readonly (string | null)[] {
  const powers = powersOn(days.at(-1) ?? 0);
  if (input.territory === 'canarias') {
    return [igicRate(input, powers), igicMeterRate(input.accruedOn)];
  }
  const cities = ipsiRates(input.accruedOn);
  const isCity = input.territory === 'ceuta' || input.territory === 'melilla';
  return isCity ? [cities?.energy ?? null, cities?.meter ?? null] : [vatRate(input, powers, false)];
}

const isEquipment = ({ concept }: PlainLine) => concept === 'meter' || concept === 'service';

function electricityTaxOf(input: BillInput, lines: readonly Charge[], of: TaxedAs): Charge {
  const cycle = taxCycle(of.electricity ?? input);
  const also = of.alsoTaxed ?? [];
  const taxed = lines.filter((line) => {
    const hasBonus = line.concept !== 'socialBonus' || input.socialBonus === 'taxed';
    return also.includes(line.concept) || (!isEquipment(line) && hasBonus);
  });
  const { amount } = electricityTax(cycle, taxed, false);
  const extra = of.extra?.electricityTax ?? '0';
  return { concept: 'electricityTax', period: 0, amount: eurText(exact(amount ?? 0).plus(extra)) };
}

function indirectOf(input: BillInput, lines: readonly Charge[], of: TaxedAs): IssuedLine[] {
  const cycle = taxCycle(of.indirect ?? input);
  if (of.oneRate) {
    const amount = eurText(sumOf(lines).times(of.oneRate).div(100));
    return [{ concept: 'tax', amountEur: amount, ratePercent: of.oneRate }];
  }
  const supply = lines.filter((line) => !isEquipment(line));
  const rates = ratesOf(cycle);
  return indirectTaxes(cycle, supply, lines.filter(isEquipment), false).map(({ amount }, i) => ({
    concept: 'tax',
    amountEur: eurText(exact(amount ?? 'unknown').plus((i === 0 && of.extra?.tax) || 0)),
    ratePercent: rates[i] ?? null,
  }));
}

const isSomething = ({ amountEur }: IssuedLine) => !exact(amountEur).eq(0);

/** A bill with some lines before taxes, and with the taxes and sums of these. */
export function printedBill(
  input: BillInput,
  lines: readonly Charge[],
  of: TaxedAs = {},
): IssuedBill {
  const tax = electricityTaxOf(input, lines, of);
  const all = [...lines, tax];
  const base = sumOf(all).plus(of.extra?.base ?? 0);
  const taxes = indirectOf(input, all, of);
  const total = base.plus(sumOf(taxes.map(({ amountEur }) => ({ amount: amountEur }))));
  const printed = all.map(
    ({ concept, period, amount, name, segment }): IssuedLine => ({
      concept: concept as IssuedLine['concept'],
      period: period === 0 ? null : (period as Period),
      amountEur: amount,
      ...(segment !== undefined && { segment }),
      ...(name && { name, isInElectricityTax: false }),
    }),
  );
  return billWith(input, [
    ...printed.filter(isSomething),
    { concept: 'base', amountEur: eurText(base) },
    ...taxes.filter(isSomething),
    { concept: 'total', amountEur: eurText(total.plus(of.extra?.total ?? 0)) },
  ]);
}
