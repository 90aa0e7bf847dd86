import type { DayRange, LocalDate } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { DecimalInput } from '../exact/decimal';
import type { ByPeriod, PointType, PowerControl, Tariff, Territory } from '../tariff/tariffs';

/** A natural month, or the days of one bill. */
export interface StudyMonth {
  readonly range: DayRange;
  /**
   * Points of type 4 and 5: the highest power of each period, kW. Null where the period does not
   * occur or nothing was measured. A month without any counts as not measured.
   */
  readonly maximetersKw?: ByPeriod<DecimalInput | null>;
}

/** A supply point over a window of days, and what its powers may be. */
export interface PowerStudy {
  readonly tariff: Tariff;
  readonly territory: Territory;
  /** Sets the formula of the excesses: by maximeter (4, 5) or by quarters (1, 2, 3). */
  readonly pointType: PointType;
  /** With ICP (2.0TD only) there are no excesses to pay: the supply trips. */
  readonly powerControl: PowerControl;
  /** What is contracted now, kW: as many as the tariff has. */
  readonly currentPowersKw: ByPeriod<DecimalInput>;
  /** In any order; they must not overlap. */
  readonly months: readonly StudyMonth[];
  /** Points of type 1 to 3. What it does not cover counts as unknown. */
  readonly quarterDemand?: QuarterDemand;
  /**
   * Prices of this day for all days of the window («with today's prices»); otherwise each day has
   * its own. The days, and those of their year, remain the window's.
   */
  readonly pricesOn?: LocalDate;
  /** Bounds beside those of the tariff, kW. */
  readonly minKw?: ByPeriod<DecimalInput>;
  readonly maxKw?: ByPeriod<DecimalInput>;
  /** Powers are multiples of this many kW: 0.1 unless said, and itself a multiple of it. */
  readonly stepKw?: DecimalInput;
  /**
   * Whether fewer than 12 measured months may stand for a year: every euro is then multiplied by
   * 365/days, and a caution says so. Without it such a study is refused.
   */
  readonly annualise?: boolean;
}

/** As fine as powers can be contracted. */
export const finestStepKw = '0.1';
