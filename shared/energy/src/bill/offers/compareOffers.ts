import { daysIn } from '../../calendar/dates';
import {
  type Decimal,
  type ExactNumber,
  eurText,
  exact,
  fixedText,
  sum,
  toCents,
} from '../../exact/decimal';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { checkDay, checkPrices, checkSigned, checkSupply } from '../checkInput';
import { distinctMissing } from '../cost';
import { totalText } from '../totals';
import { type Consumption, type Offer, type SimulatedOffer, simulateOffer } from './offer';

/** A consumption, its present cost and the offers for it. */
export interface OfferComparison extends Consumption {
  readonly current: Offer;
  readonly offers: readonly Offer[];
}

/** The cost of an offer. Each figure is rounded by itself, from exact figures; null: unverifiable. */
export interface OfferCost {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly powerEur: Decimal | null;
  readonly energyEur: Decimal | null;
  readonly feeEur: Decimal | null;
  /** Power, energy and fee, before taxes. */
  readonly subtotalEur: Decimal | null;
  readonly electricityTaxEur: Decimal | null;
  /** IVA, IGIC or IPSI. */
  readonly taxEur: Decimal | null;
  readonly totalEur: Decimal | null;
  /** The subtotal per kWh, with six decimals; null also without consumption. */
  readonly meanEurPerKwh: Decimal | null;
  /** The saving against the current contract, by `rankedBy`; negative when it costs more. */
  readonly savingEur: Decimal | null;
  /** The saving in % of the current cost, with two decimals. */
  readonly savingPercent: Decimal | null;
  /** 1 is the cheapest; null: its cost is not verifiable. */
  readonly rank: number | null;
  readonly missing: readonly NotVerifiable[];
}

/** The comparison of offers. */
export interface ComparedOffers {
  readonly current: OfferCost;
  /** Offers in the given order. */
  readonly offers: readonly OfferCost[];
  /** The current contract and the offers, cheapest first; unverifiable costs are left out. */
  readonly ranking: readonly OfferCost[];
  /** The subtotal while the taxes are not verifiable. */
  readonly rankedBy: 'total' | 'subtotal';
  /** Each missing thing, once. */
  readonly notVerifiable: readonly NotVerifiable[];
}

function check(comparison: OfferComparison): void {
  const { tariff, range, current, offers } = comparison;
  checkSupply(comparison);
  checkDay('range.firstDay', range.firstDay);
  checkDay('range.lastDay', range.lastDay);
  if (daysIn(range) < 1)
    throw new RangeError(`range: it ends on ${range.lastDay}, before it begins`);
  checkDay('taxesOn', comparison.taxesOn);
  [current, ...offers].forEach((offer, i) => {
    const prefix = i === 0 ? 'current.' : `offers[${i - 1}].`;
    checkPrices(tariff, offer, prefix);
    checkSigned(`${prefix}monthlyFeeEur`, offer.monthlyFeeEur ?? 0);
  });
}

/** Computes the saving from the shown costs, so that a person who subtracts them gets the same. */
function savingOf(cost: ExactNumber | null, current: ExactNumber | null) {
  if (!cost || !current) return { savingEur: null, savingPercent: null };
  const before = toCents(current);
  const saving = before.minus(toCents(cost));
  const percent = before.eq(0) ? null : fixedText(saving.times(100).div(before), 2);
  return { savingEur: eurText(saving), savingPercent: percent };
}

function meanOf(subtotal: ExactNumber | null, { energyKwh }: Consumption): Decimal | null {
  const energy = sum(energyKwh.map(exact));
  return subtotal && energy.gt(0) ? fixedText(subtotal.div(energy), 6) : null;
}

type Simulation = SimulatedOffer & { readonly name: string };

/** @returns 1 for the cheapest; equal costs share a place */
function rankOf(
  one: Simulation,
  all: readonly Simulation[],
  by: ComparedOffers['rankedBy'],
): number | null {
  const cost = one[by].amount;
  return cost && 1 + all.filter((other) => other[by].amount?.lt(cost)).length;
}

/**
 * Compares the cost of one consumption under the current contract and under offers: a simulation,
 * exact, rounded only for display. It leaves out excess, reactive energy, bono social and meter,
 * which no supplier changes. Where regulated prices change, the energy is divided by days.
 *
 * @param comparison kW, kWh of each period in the range of days, and prices
 * @returns euros; figures that are not verifiable are null and say what is missing
 * @throws RangeError that names the field when the input is malformed
 */
export function compareOffers(
  comparison: OfferComparison,
  parameters: ParameterTable,
): ComparedOffers {
  check(comparison);
  const simulate = (offer: Offer): Simulation => ({
    name: offer.name,
    ...simulateOffer(comparison, offer, parameters),
  });
  const current = simulate(comparison.current);
  const offers = comparison.offers.map(simulate);
  const all = [current, ...offers];
  const areTaxesKnown = all.every(({ subtotal, total }) => total.amount || !subtotal.amount);
  const rankedBy = areTaxesKnown ? 'total' : 'subtotal';

  const costOf = (one: Simulation): OfferCost => ({
    name: one.name,
    isCurrent: one === current,
    powerEur: totalText(one.power),
    energyEur: totalText(one.energy),
    feeEur: totalText(one.fee),
    subtotalEur: totalText(one.subtotal),
    electricityTaxEur: totalText(one.electricityTax),
    taxEur: totalText(one.tax),
    totalEur: totalText(one.total),
    meanEurPerKwh: meanOf(one.subtotal.amount, comparison),
    ...savingOf(one[rankedBy].amount, current[rankedBy].amount),
    rank: rankOf(one, all, rankedBy),
    missing: distinctMissing(one.total.missing),
  });
  const currentCost = costOf(current);
  const offerCosts = offers.map(costOf);
  const ranking = [currentCost, ...offerCosts]
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank));
  const notVerifiable = distinctMissing(all.flatMap(({ total }) => total.missing));
  return { current: currentCost, offers: offerCosts, ranking, rankedBy, notVerifiable };
}
