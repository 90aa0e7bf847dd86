import type { LocalDate } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { ByPeriod, PointType, PowerControl, Tariff, Territory } from '../tariff/tariffs';

/**
 * What a kW costs. regulated: toll and charge passed through, with the supplier's margin (€/kW·año)
 * where there is one · pvpc: toll, charge and the regulated margin, in P1 · own: the contract's
 * price, all included.
 */
export type PowerPrice =
  | { readonly kind: 'regulated'; readonly marginEurPerKwYear?: ByPeriod<Decimal> }
  | { readonly kind: 'pvpc' }
  | { readonly kind: 'own'; readonly eurPerKwYear: ByPeriod<Decimal> };

/** What a kWh costs. */
export interface EnergyPrice {
  readonly eurPerKwh: ByPeriod<Decimal>;
  /** false: the regulated toll and charge of the energy come on top. */
  readonly includesAtr: boolean;
}

/** What the supply is for: sets the minimum of the IEE, and the IGIC. */
export type SupplyUse = 'dwelling' | 'general' | 'industrial';

/** Inside the base of the IEE or not (practice differs), or not billed. */
export type SocialBonus = 'taxed' | 'untaxed' | 'none';

/** An amount on top, outside the base of the IEE and inside that of the VAT. */
export interface BillService {
  readonly name: string;
  readonly amountEur: Decimal;
}

/** The days between two readings. */
export interface Readings {
  /** The initial reading: this day is no longer billed. */
  readonly from: LocalDate;
  /** The final reading: this day is. */
  readonly to: LocalDate;
}

/** Everything that a bill depends on, but for the regulated parameters. */
export interface BillInput {
  readonly tariff: Tariff;
  readonly territory: Territory;
  readonly pointType: PointType;
  readonly powerControl: PowerControl;
  readonly readings: Readings;
  /** The day on which the taxes accrue (due or issue date): sets their rates. */
  readonly accruedOn: LocalDate;
  readonly use: SupplyUse;
  /** The reduced VAT whatever the power, where one is in force. */
  readonly isSeverelyVulnerable?: boolean;
  /** Contracted, kW. */
  readonly powersKw: ByPeriod<DecimalInput>;
  readonly powerPrice: PowerPrice;
  readonly energyKwh: ByPeriod<DecimalInput>;
  readonly energyPrice: EnergyPrice;
  /** The highest power of each period, kW (points of type 4 and 5); null where none was measured. */
  readonly maximetersKw?: ByPeriod<DecimalInput | null>;
  /** The quarters of the cycle (points of type 1 to 3). What is outside the cycle does not count. */
  readonly quarterDemand?: QuarterDemand;
  /** Inductive energy of each period; null where it is not known. 2.0TD has none. */
  readonly reactiveKvarh?: ByPeriod<DecimalInput | null>;
  readonly socialBonus: SocialBonus;
  readonly meterEurPerMonth?: Decimal;
  readonly services?: readonly BillService[];
}
