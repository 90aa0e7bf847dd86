import {
  type BillCaution,
  type BillLine,
  type Consumption,
  compareOffers,
  type Offer,
  type OfferCost,
  type OfferDifference,
  offerCautions,
  offerDifference,
  offerLines,
  offerThatAddsUp,
} from '../bill';
import type { LocalDate } from '../calendar/dates';
import type { ParameterTable } from '../tariff/parameters';
import type { Tariff } from '../tariff/tariffs';
import {
  type ContractToCompare,
  consumptionOf,
  energyCautions,
  type SuppliedStudy,
} from './consumption';
import { lackOf, offerOf, type StatedPrices } from './statedPrices';
import { type YearEnergy, yearEnergyOf } from './yearEnergy';

/** An offer of a study. */
export interface OfferToCompare extends StatedPrices {
  readonly id: string;
  readonly tariff: Tariff;
}

export interface OfferStudy extends SuppliedStudy {
  /** True when the calculation was annualised. */
  readonly annualise: boolean;
  readonly offers: readonly OfferToCompare[];
}

/** One of them, priced, or what it lacks. Lines, components, subtotal and total add up to the cent. */
export interface ComparedOffer {
  /** null: the current contract. */
  readonly id: string | null;
  /** null: it cannot be priced. Its saving is null also where the current contract cannot be. */
  readonly cost: OfferCost | null;
  /** Why, in Spanish sentences. */
  readonly lacks: readonly string[];
  /** Against the current contract. */
  readonly difference: OfferDifference | null;
  readonly lines: readonly BillLine[];
  /** The cost if the unsettled conditions of its taxes held; null: there are none. */
  readonly ifConditionsHeld: ConditionalCost | null;
  /** The cautions of a bill with these prices: Spanish, whole sentences. */
  readonly cautions: readonly string[];
}

/** Euros as those of `OfferCost`. */
interface ConditionalCost extends Pick<OfferCost, 'totalEur' | 'savingEur'> {
  /** The first day of the unsettled values. */
  readonly pendingFrom: LocalDate;
}

export interface ComparedStudy {
  readonly energy: YearEnergy;
  readonly current: ComparedOffer;
  /** Offers in the given order. */
  readonly offers: readonly ComparedOffer[];
  /** The subtotal while the taxes are not verifiable. */
  readonly rankedBy: 'total' | 'subtotal';
}

/**
 * Compares a study's contract with offers: same consumption, same powers, same taxes.
 *
 * @returns null when the consumption of the window is not known
 */
export function compareStudyOffers(study: OfferStudy, table: ParameterTable): ComparedStudy | null {
  const { snapshot, contract, offers } = study;
  const energy = yearEnergyOf(snapshot, study.annualise);
  if (!energy) return null;
  const { tariff } = snapshot;
  const consumption = consumptionOf(study, energy);
  const prices = [
    { id: null, tariff, lacks: lackOf(tariff, { ...contract, monthlyFeeEur: null }) },
    ...offers.map((offer) => ({
      id: offer.id,
      tariff: offer.tariff,
      lacks: lacksOf(offer, tariff),
    })),
  ];
  const stated = [{ ...contract, monthlyFeeEur: null }, ...offers];
  const priced = stated.map((one, at) =>
    prices[at]?.lacks.length ? null : offerOf(String(at), tariff, one),
  );
  const found = costsOf(consumption, priced, table);
  const held = costsOf(consumption, priced, table.ifConditionsHeld());
  const ofEnergy = energyCautions(snapshot);
  const all = priced.map((offer, at): ComparedOffer => {
    const { id = null, lacks = [] } = prices[at] ?? {};
    const cost = found.costs[at];
    if (!offer || !cost) return { ...nothing, id, lacks };
    const lines = offerLines(consumption, offer, table);
    const cautions = offerCautions(consumption, offer, lines, table)
      .filter(({ code }) => isOfOffer(code, contract))
      .map(({ message }) => message);
    return {
      id,
      lacks,
      ...offerThatAddsUp({ cost, lines }),
      difference: null,
      ifConditionsHeld: conditionalCost(lines, held.costs[at]),
      cautions: [...cautions, ...ofEnergy],
    };
  });
  const [current = nothing, ...rest] = all.map((one) => ({
    ...one,
    difference: (all[0]?.cost && one.cost && offerDifference(all[0].cost, one.cost)) ?? null,
  }));
  return { energy, current, offers: rest, rankedBy: found.rankedBy };
}

const nothing: ComparedOffer = {
  id: null,
  cost: null,
  lacks: [],
  difference: null,
  lines: [],
  ifConditionsHeld: null,
  cautions: [],
};

/** The cost of each of them, the current contract first; undefined: it cannot be priced. */
function costsOf(
  consumption: Consumption,
  [current = null, ...others]: readonly (Offer | null)[],
  table: ParameterTable,
) {
  const known = others.filter((offer) => offer !== null);
  // The engine compares with something: without a current price, its savings do not count.
  const base = current ?? known[0];
  if (!base) return { costs: [], rankedBy: 'total' } as const;
  const found = compareOffers({ ...consumption, current: base, offers: known }, table);
  const byName = new Map(found.offers.map((cost) => [cost.name, cost]));
  const ofOthers = others.map((offer) => {
    const cost = offer ? byName.get(offer.name) : undefined;
    return cost && (current ? cost : withoutBase(cost));
  });
  return { costs: [current ? found.current : undefined, ...ofOthers], rankedBy: found.rankedBy };
}

const withoutBase = (cost: OfferCost): OfferCost => ({
  ...cost,
  isCurrent: false,
  savingEur: null,
  savingPercent: null,
});

/** The cost of an offer if the open conditions of its lines held. @param cost with their values then */
function conditionalCost(
  lines: readonly BillLine[],
  cost: OfferCost | undefined,
): ConditionalCost | null {
  const [pendingFrom] = lines
    .flatMap(({ parameters }) => parameters.filter(({ condition }) => condition))
    .map(({ from }) => from)
    .sort();
  if (!pendingFrom || !cost) return null;
  const { totalEur, savingEur } = cost;
  return { pendingFrom, totalEur, savingEur };
}

/** Prices that change inside the year are said beside the comparison; a microenterprise may have the PVPC. */
const isOfOffer = (
  code: BillCaution['code'],
  { clientKind }: Pick<ContractToCompare, 'clientKind'>,
): boolean =>
  code !== 'energyProrated' && (code !== 'pvpcOfCompany' || clientKind !== 'microenterprise');

function lacksOf(offer: OfferToCompare, tariff: Tariff): readonly string[] {
  if (offer.tariff === tariff) return lackOf(tariff, offer);
  return [`Es para la tarifa ${offer.tariff} y el estudio es de ${tariff}: no es comparable.`];
}
