import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import type { SavedBill, SavingConcept } from '@vatio/contracts/billing/summaries';
import { addDays, type DayRange, daysIn } from '@vatio/energy/calendar';
import type { ParameterTable } from '@vatio/energy/tariff';
import {
  billAsIssued,
  contextOf,
  type RegisteredContract,
  type RegisteredSupply,
  verifyBill,
} from '@vatio/energy/verify';
import type { AcceptedStudy } from '../../energy-analysis/door';
import type { StoredBill } from '../bills/bills.repository';
import { holderOf } from '../holder';
import { registeredSupply } from '../verification/supply';
import type { Known } from '../verification/verify';

type Contract = NonNullable<AcceptedStudy['before']['contract']>;

/** The saving that a study promised on the lines of a bill, without taxes. */
interface Expectation {
  readonly study: AcceptedStudy;
  readonly concepts: readonly SavingConcept[];
  /** The saving over the study's window: a year. */
  readonly expectedEur: string;
}

/** @returns undefined: the study looked into no saving */
export function expectationOf(study: AcceptedStudy): Expectation | undefined {
  const { powers, offer } = study;
  if (!powers && !offer) return undefined;
  const parts = [powers?.savingEur, offer?.powerEur, offer?.energyEur].map((eur) =>
    scaled(eur ?? '0', 2),
  );
  return {
    study,
    concepts: [
      'power',
      ...(powers ? (['excess'] as const) : []),
      ...(offer ? (['energy'] as const) : []),
    ],
    expectedEur: unscaled(sumOf(parts), 2),
  };
}

/** The days that a bill charges: the first of its readings is not among them. */
export const billedDays = ({ from, to }: Pick<StoredBill, 'from' | 'to'>): DayRange => ({
  firstDay: addDays(from, 1),
  lastDay: to,
});

/**
 * The saving that a bill shows: its days and measures priced with the contract that the study began with,
 * at the regulated prices of those days, less the printed amount.
 */
export function savedBy(
  bill: StoredBill,
  { study, concepts, expectedEur }: Expectation,
  known: Omit<Known, 'rectified'>,
  table: ParameterTable,
): SavedBill {
  const isMeant = ({ kind }: StoredBill['lines'][number]) =>
    concepts.some((concept) => concept === kind);
  const billed = sumOf(bill.lines.filter(isMeant).map(({ amountEur }) => scaled(amountEur, 2)));
  const days = daysIn(billedDays(bill));
  const wouldBe = costBefore(bill, { study, concepts }, known, table);
  return {
    id: bill.id,
    number: bill.number,
    from: bill.from,
    to: bill.to,
    days,
    expectedEur: unscaled(shareOfYear(expectedEur, days, daysIn(study.window)), 2),
    billedEur: unscaled(billed, 2),
    wouldBeEur: 'cents' in wouldBe ? unscaled(wouldBe.cents, 2) : null,
    savedEur: 'cents' in wouldBe ? unscaled(wouldBe.cents - billed, 2) : null,
    why: 'why' in wouldBe ? wouldBe.why : null,
  };
}

/** Cents, rounded half away from zero. */
function shareOfYear(yearEur: string, days: number, yearDays: number): bigint {
  const product = scaled(yearEur, 2) * BigInt(days);
  const half = BigInt(Math.floor(yearDays / 2));
  return (product + (product < 0n ? -half : half)) / BigInt(yearDays);
}

type Cost = { readonly cents: bigint } | { readonly why: string };

/** The lines of these concepts as the old contract would have made them. */
function costBefore(
  bill: StoredBill,
  { study, concepts }: Pick<Expectation, 'study' | 'concepts'>,
  known: Omit<Known, 'rectified'>,
  table: ParameterTable,
): Cost {
  const { before } = study;
  if (!before.contract) {
    return { why: 'El estudio es de antes de que guardaran el contrato: calcúlalo otra vez.' };
  }
  if (bill.tariff !== before.tariff) {
    return { why: `La factura es de ${bill.tariff} y el estudio, de ${before.tariff}.` };
  }
  const supply: RegisteredSupply = {
    ...registeredSupply(known, { before: null, after: null }, known.quarters),
    territory: before.territory,
    pointType: before.pointType,
    powerControl: before.powerControl,
    holder: holderOf(before.contract.clientKind) ?? null,
    contracts: [contractBefore(before, before.contract)],
  };
  const { due } = verifyBill(billAsIssued(bill), contextOf(supply, bill), table);
  const meant = due.filter(({ concept }) => concepts.some((one) => one === concept));
  const lacking = meant.flatMap(({ missing }) => missing)[0];
  if (lacking) return { why: lacking.message };
  return { cents: sumOf(meant.map(({ amountEur }) => scaled(amountEur ?? '0', 2))) };
}

/** Continues the contract as if it had never changed. */
const contractBefore = (
  before: AcceptedStudy['before'],
  contract: Contract,
): RegisteredContract => ({
  from: before.window.firstDay,
  to: null,
  tariff: before.tariff,
  powersKw: before.powersKw,
  powerChanges: [],
  use: contract.use,
  reducedTax: contract.reducedTax ?? null,
  vulnerability: contract.vulnerability,
  mode: contract.mode,
  energyPricesEurPerKwh: contract.energyPricesEurPerKwh,
  includesAtr: contract.includesAtr,
  powerPricesEurPerKwYear: contract.powerPricesEurPerKwYear,
  meterEurPerMonth: contract.meterEurPerMonth,
  plannedMonths: null,
  socialBonusFinancing: contract.socialBonusFinancing,
});
