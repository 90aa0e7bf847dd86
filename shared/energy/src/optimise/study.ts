import type { DayRange, LocalDate } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { ByPeriod, PointType, PowerControl, Tariff, Territory } from '../tariff/tariffs';

/** A natural month, or the days of one bill. */
export interface StudyMonth {
  readonly range: DayRange;
  /**
   * Points of type 4 and 5: the highest power of each period, kW; null where the period does not
   * occur or has no measure. A month without any counts as not measured.
   */
  readonly maximetersKw?: ByPeriod<DecimalInput | null>;
}

/** A supply point over a window of days, and the allowed powers. */
export interface PowerStudy {
  readonly tariff: Tariff;
  readonly territory: Territory;
  /** Sets the formula of the excesses: by maximeter (4, 5) or by quarters (1, 2, 3). */
  readonly pointType: PointType;
  /** kV; null or undefined: unknown. It says whether the tariff can be. */
  readonly voltageKv?: Decimal | null | undefined;
  /** 2.0TD may have an ICP: there are no excesses to pay, and the supply trips. */
  readonly powerControl: PowerControl;
  /** The current powers, kW: as many as the tariff has. */
  readonly currentPowersKw: ByPeriod<DecimalInput>;
  /** Months in any order; they must not overlap. */
  readonly months: readonly StudyMonth[];
  /**
   * The quarters that points of type 1 to 3 pay their excesses by; for types 4 and 5, those that powers
   * beyond a border are priced by, if known. Days outside it are unknown.
   */
  readonly quarterDemand?: QuarterDemand;
  /**
   * Prices of this day for all days of the window («with today's prices»); by default each day has
   * its own. The days, and those of their year, remain the window's.
   */
  readonly pricesOn?: LocalDate;
  /** Bounds besides the tariff's, kW. */
  readonly minKw?: ByPeriod<DecimalInput>;
  readonly maxKw?: ByPeriod<DecimalInput>;
  /** Powers are multiples of this many kW: 0.1 by default, and itself a multiple of it. */
  readonly stepKw?: DecimalInput;
  /**
   * True when fewer than 12 measured months may represent a year: every euro is then multiplied by
   * 365/days, with a caution. Otherwise such a study is refused.
   */
  readonly annualise?: boolean;
}

/** The finest step of contracted powers. */
export const finestStepKw = '0.1';
