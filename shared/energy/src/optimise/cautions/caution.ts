import type { DayRange } from '../../calendar/dates';
import type { Decimal, ExactNumber } from '../../exact/decimal';
import type { ParameterTable } from '../../tariff/parameters';
import type { Period, PointType, Tariff } from '../../tariff/tariffs';
import type { PowerCost } from '../cost';
import type { PricedStudy } from '../pricedStudy';
import type { Winner } from '../regimes/winner';

/** A warning to read before trusting a result. The message is Spanish, whole sentences. */
export type Caution = { readonly message: string } & (
  | { readonly code: 'acceptsExcesses'; readonly months: number; readonly excessEur: Decimal }
  | { readonly code: 'pastMayNotRepeat' }
  /** There is no saving. */
  | { readonly code: 'noSaving' }
  | { readonly code: 'changeOnceAYear' }
  /** The rights to pay for each added kW, now (`periods`) or later, without taxes; null: unknown. */
  | {
      readonly code: 'raisingCostsRights';
      readonly extensionEurPerKw: Decimal | null;
      readonly accessEurPerKw: Decimal | null;
      readonly periods: readonly Period[];
    }
  /** The control is an ICP: never less than the demand, and perhaps a normalised power. */
  | { readonly code: 'icpTrips' }
  | { readonly code: 'annualised'; readonly days: number }
  /** Months without any measure, which do not count in the costs. */
  | { readonly code: 'monthsLeftOut'; readonly ranges: readonly DayRange[] }
  /** Periods that occur in a month without a measure there: no excess is counted. */
  | {
      readonly code: 'periodsNotMeasured';
      readonly months: readonly { readonly range: DayRange; readonly periods: readonly Period[] }[];
    }
  /** Measures of periods that no season of those days has: they do not count. */
  | {
      readonly code: 'periodsOutOfSeason';
      readonly months: readonly { readonly range: DayRange; readonly periods: readonly Period[] }[];
    }
  /** Periods that were never measured: they keep their current power. */
  | { readonly code: 'periodsWithoutDemand'; readonly periods: readonly Period[] }
  | { readonly code: 'unknownQuarters'; readonly quarters: number }
  /** The window cuts a month: its excesses by quarters count by days. */
  | { readonly code: 'notNaturalMonths'; readonly ranges: readonly DayRange[] }
  /** The optimum makes the point one of another type, and is priced as such. */
  | { readonly code: 'pointTypeChanges'; readonly from: PointType; readonly to: PointType }
  /** The cost of contracting more for another type or tariff, once, without taxes; null: not verifiable. */
  | {
      readonly code: 'crossingCostsRights';
      readonly onceEur: Decimal | null;
      /** The saving in a year beside this side's best; null: this side has none. */
      readonly yearEur: Decimal | null;
    }
  /** Powers of another type could cost less, and that is not verifiable; at least `leastEur`. */
  | { readonly code: 'otherTypeUnknown'; readonly to: PointType; readonly leastEur: Decimal | null }
  /** The optimum is one of another tariff: `energyEur` more for toll and charge of the energy. */
  | { readonly code: 'tariffChanges'; readonly to: Tariff; readonly energyEur: Decimal }
  /** The demand would fit 2.0TD, whose cost is not verifiable. */
  | { readonly code: 'fits20td'; readonly highestKw: Decimal }
  /** Notes on the prices, for example that one has a single source. */
  | { readonly code: 'parameterNote'; readonly note: string; readonly norm: string }
  | { readonly code: 'currentPowersInvalid' }
  | { readonly code: 'tariffAgainstVoltage' }
);

export interface OptimumFacts {
  readonly priced: PricedStudy;
  readonly best: Winner;
  readonly current: PowerCost;
  readonly saving: ExactNumber;
  readonly parameters: ParameterTable;
}

export type CautionRule = (facts: OptimumFacts) => readonly Caution[];
