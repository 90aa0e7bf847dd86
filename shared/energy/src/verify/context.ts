import type { BillInput, PowerPrice, Readings, SocialBonus } from '../bill/input';
import type { LocalDate } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
import type { IssuedBill } from './issued';

/** A contract that is in force on days of a bill. null: unknown. */
export interface ContractInForce
  extends Pick<
    BillInput,
    | 'tariff'
    | 'pointType'
    | 'powerControl'
    | 'use'
    | 'reducedTax'
    | 'isElectroIntensive'
    | 'holder'
    | 'vulnerability'
    | 'powersKw'
    | 'powerChanges'
  > {
  readonly from: LocalDate;
  /** The last day, included; null: it has no end yet. */
  readonly to: LocalDate | null;
  readonly powerPrice: PowerPrice;
  /**
   * €/kWh, P1 first. A period without a known price, or all of them (a price that changes by the
   * hour), leaves its line «no verificable».
   */
  readonly energyPrice: {
    readonly eurPerKwh: ByPeriod<Decimal | null>;
    /** false: the regulated toll and charge of the energy are added. */
    readonly includesAtr: boolean;
  } | null;
  /** Signed for less than a year: `isLastBill` of the bill that ends it. */
  readonly shortContract?: BillInput['shortContract'];
  /** The billing of its share of the bono social; null: unknown, so both ways are accepted. */
  readonly socialBonus: SocialBonus | null;
  readonly meterEurPerMonth: Decimal | null;
  /** Names of agreed services, as bills print them; null: unknown. */
  readonly services: readonly string[] | null;
}

/** Measures between the readings of a bill, by another party than the biller. */
export interface Measured {
  /** Words for a sentence: «la curva», «las lecturas del 31/01/2026 y del 28/02/2026». */
  readonly source: string;
  readonly energyKwh?: ByPeriod<DecimalInput | null>;
  /** kW. */
  readonly maximetersKw?: ByPeriod<DecimalInput | null>;
  /**
   * The quarters of the whole cycle (`wholeCycleOf`): what points of type 1 to 3 need for their
   * excesses, unless hours were measured, and the only thing that says how much was used before and
   * after a change of price. Its kWh and maxima by period are not taken from it: a caller that wants
   * them compared gives them.
   */
  readonly quarterDemand?: QuarterDemand;
}

/** The bill before or after this one of the same supply point. */
export interface Neighbour {
  readonly number: string;
  readonly readings: Readings;
}

/** Everything that decides whether a bill is right, except the regulated parameters. */
export interface VerificationContext extends Pick<BillInput, 'territory' | 'voltageKv'> {
  /**
   * Contracts in any order, no two on the same day: those of the bill's cycle, which a change may have
   * broken into several bills. Those of other days do not count.
   */
  readonly contracts: readonly ContractInForce[];
  readonly measured?: Measured | null;
  readonly previous?: Neighbour | null;
  readonly next?: Neighbour | null;
  /** Numbers of other bills of the same supplier. */
  readonly otherNumbers?: readonly string[];
  /** The bill that this one corrects; null: it is not known. */
  readonly rectified?: IssuedBill | null;
}
