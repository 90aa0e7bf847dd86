import type { LocalDate } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { ByPeriod, PointType, PowerControl, Tariff, Territory } from '../tariff/tariffs';

/**
 * The price of a kW. regulated: toll and charge passed on, with the supplier's margin (€/kW·año) if
 * there is one · pvpc: toll, charge and the regulated margin, in P1 · own: the contract's price,
 * all included.
 */
export type PowerPrice =
  | { readonly kind: 'regulated'; readonly marginEurPerKwYear?: ByPeriod<Decimal> }
  | { readonly kind: 'pvpc' }
  | { readonly kind: 'own'; readonly eurPerKwYear: ByPeriod<Decimal> };

/** The price of a kWh. */
export interface EnergyPrice {
  readonly eurPerKwh: ByPeriod<Decimal>;
  /** false: the regulated toll and charge of the energy are added. */
  readonly includesAtr: boolean;
}

/** The use of the supply: it sets the minimum of the IEE, and the IGIC. */
export type SupplyUse = 'dwelling' | 'general' | 'industrial';

/** The position of the bono social: in the base of the IEE or not (practice differs), or not billed. */
export type SocialBonus = 'taxed' | 'untaxed' | 'none';

/** An extra amount: outside the base of the IEE, but in the base of the VAT. */
export interface BillService {
  readonly name: string;
  readonly amountEur: Decimal;
}

/** The days between two readings. */
export interface Readings {
  /** The initial reading; this day is not billed. */
  readonly from: LocalDate;
  /** The final reading; this day is billed. */
  readonly to: LocalDate;
}

/**
 * The 85 % reduction of the IEE of an industry that the tax office has registered. The letter is the
 * one of Ley 38/1992 art. 98.1 (BOE-A-1992-28741).
 */
export interface ReducedTax {
  readonly letter: 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
  /** The share of the energy that has it, percent. */
  readonly energyPercent: Decimal;
}

/** A contract that was signed for less than a year: its powers never change. */
interface ShortContract {
  readonly firstDay: LocalDate;
  /** The bill that regularises the surcharge to the real duration. */
  readonly isLastBill: boolean;
}

/** New contracted powers. */
export interface PowerChange {
  /** The first day with them. */
  readonly from: LocalDate;
  readonly powersKw: ByPeriod<DecimalInput>;
}

/** Everything that decides a bill, except the regulated parameters. */
export interface BillInput {
  readonly tariff: Tariff;
  readonly territory: Territory;
  readonly pointType: PointType;
  /** The supply's voltage, kV; undefined: unknown. It decides whether the tariff is possible. */
  readonly voltageKv?: Decimal;
  readonly powerControl: PowerControl;
  readonly readings: Readings;
  /**
   * The whole cycle, where a change of supplier, holder or contract has broken it and `readings` are
   * a part of it. It decides the excesses of points of type 1 to 3.
   */
  readonly brokenCycle?: Readings;
  /** The day on which the taxes accrue (due or issue date): it sets their rates. */
  readonly accruedOn: LocalDate;
  readonly use: SupplyUse;
  readonly reducedTax?: ReducedTax;
  /**
   * Certified as electro-intensive: a discount on the tolls of 2026. Source: RDL 7/2026 art. 7
   * (BOE-A-2026-6544).
   */
  readonly isElectroIntensive?: boolean;
  /** The holder of the contract; undefined: unknown, which is said where it decides a tax. */
  readonly holder?: 'person' | 'company';
  /**
   * The holder's «bono social»; undefined: no. The severe one has the reduced VAT for any power, where one
   * is in force; both have a discount on the PVPC. Source: RD 897/2017 (BOE-A-2017-11505).
   */
  readonly vulnerability?: 'none' | 'vulnerable' | 'severe';
  /**
   * Contracted, kW; with `powerChanges`, at the beginning of the whole cycle, or of a short contract
   * that began before it.
   */
  readonly powersKw: ByPeriod<DecimalInput>;
  /** Changes inside the cycle, in order. */
  readonly powerChanges?: readonly PowerChange[];
  readonly powerPrice: PowerPrice;
  /** Undefined: signed for a year or more. */
  readonly shortContract?: ShortContract;
  readonly energyKwh: ByPeriod<DecimalInput>;
  readonly energyPrice: EnergyPrice;
  /** The highest power of each period, kW (points of type 4 and 5); null without a measure. */
  readonly maximetersKw?: ByPeriod<DecimalInput | null>;
  /**
   * The quarters of the whole cycle: excesses of points of type 1 to 3, unless hours were measured,
   * and the energy on each side of a change of price. Quarters outside it do not count.
   */
  readonly quarterDemand?: QuarterDemand;
  /** Inductive energy of each period; null where it is unknown. 2.0TD has none. */
  readonly reactiveKvarh?: ByPeriod<DecimalInput | null>;
  readonly socialBonus: SocialBonus;
  readonly meterEurPerMonth?: Decimal;
  readonly services?: readonly BillService[];
}
