import {
  type BillLine,
  type Consumption,
  compareOffers,
  type OfferCost,
  type OfferDifference,
  offerDifference,
  offerLines,
} from '../bill';
import type { LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import type { ByPeriod, Tariff } from '../tariff/tariffs';
import type { StudySnapshot } from './snapshot';
import { lackOf, offerOf, type StatedPrices } from './statedPrices';
import { type YearEnergy, yearEnergyOf } from './yearEnergy';

/** An offer of a study. */
export interface OfferToCompare extends StatedPrices {
  readonly id: string;
  readonly tariff: Tariff;
}

/** What a calculation knows of the contract, as it is kept. */
export interface ContractToCompare extends Omit<StatedPrices, 'monthlyFeeEur'> {
  readonly use: Consumption['use'];
  readonly vulnerability: 'none' | 'vulnerable' | 'severe' | null;
  readonly clientKind: 'person' | 'selfEmployed' | 'microenterprise' | 'company' | null;
}

export interface OfferStudy {
  readonly snapshot: StudySnapshot;
  readonly contract: ContractToCompare;
  /** Those that all are compared with, kW. */
  readonly powersKw: ByPeriod<Decimal>;
  /** The day that sets the tax rates. */
  readonly taxesOn: LocalDate;
  /** Whether the calculation was annualised. */
  readonly annualise: boolean;
  readonly offers: readonly OfferToCompare[];
}

/** One of them, priced, or what it lacks. */
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
}

export interface ComparedStudy {
  readonly energy: YearEnergy;
  readonly current: ComparedOffer;
  /** In the given order. */
  readonly offers: readonly ComparedOffer[];
  /** By the subtotal while the taxes are not verifiable. */
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
  const [current, ...others] = priced;
  const known = others.filter((offer) => offer !== null);
  // The engine compares with something: without a current price, its savings do not count.
  const base = current ?? known[0];
  const found = base && compareOffers({ ...consumption, current: base, offers: known }, table);
  const costs = [...(found && current ? [found.current] : []), ...(found?.offers ?? [])];
  const all = priced.map((offer, at): ComparedOffer => {
    const { id = null, lacks = [] } = prices[at] ?? {};
    const cost = (offer && costs.find(({ name }) => name === offer.name)) ?? null;
    const lines = offer ? offerLines(consumption, offer, table) : [];
    const difference = cost && current && found ? offerDifference(found.current, cost) : null;
    return { id, lacks, lines, difference, cost: cost && withoutBase(cost, Boolean(current)) };
  });
  const [first = nothing, ...rest] = all;
  return { energy, current: first, offers: rest, rankedBy: found?.rankedBy ?? 'total' };
}

const nothing: ComparedOffer = { id: null, cost: null, lacks: [], difference: null, lines: [] };

const withoutBase = (cost: OfferCost, hasBase: boolean): OfferCost =>
  hasBase ? cost : { ...cost, isCurrent: false, savingEur: null, savingPercent: null };

function lacksOf(offer: OfferToCompare, tariff: Tariff): readonly string[] {
  if (offer.tariff === tariff) return lackOf(tariff, offer);
  return [`Es para la tarifa ${offer.tariff} y el estudio es de ${tariff}: no es comparable.`];
}

function consumptionOf({ snapshot, contract, powersKw, taxesOn }: OfferStudy, energy: YearEnergy) {
  const { tariff, territory, window: range } = snapshot;
  const { use, vulnerability, clientKind } = contract;
  const holder =
    clientKind === null ? null : /person|selfEmployed/.test(clientKind) ? 'person' : 'company';
  return {
    tariff,
    territory,
    range,
    powersKw,
    taxesOn,
    use,
    energyKwh: energy.energyKwh,
    ...(vulnerability && { vulnerability }),
    ...(holder && { holder }),
  } as const satisfies Consumption;
}
