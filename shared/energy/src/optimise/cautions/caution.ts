import type { DayRange } from '../../calendar/dates';
import type { Decimal, ExactNumber } from '../../exact/decimal';
import type { ParameterTable } from '../../tariff/parameters';
import type { Period, PointType } from '../../tariff/tariffs';
import type { PowerCost } from '../cost';
import type { PricedStudy } from '../pricedStudy';

/** What to know before trusting a result. The message is Spanish, whole sentences. */
export type Caution = { readonly message: string } & (
  | { readonly code: 'acceptsExcesses'; readonly months: number; readonly excessEur: Decimal }
  | { readonly code: 'pastMayNotRepeat' }
  /** Nothing is saved. */
  | { readonly code: 'noSaving' }
  | { readonly code: 'changeOnceAYear' }
  /** The rights to pay for each added kW, now (`periods`) or later, without taxes; null: unknown. */
  | {
      readonly code: 'raisingCostsRights';
      readonly extensionEurPerKw: Decimal | null;
      readonly accessEurPerKw: Decimal | null;
      readonly periods: readonly Period[];
    }
  /** With ICP: never less than the demand, and perhaps a normalised power. */
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
  | { readonly code: 'pointTypeChanges'; readonly from: PointType; readonly to: PointType }
  | { readonly code: 'fits20td'; readonly highestKw: Decimal }
  /** Notes on the prices, for example that one has a single source. */
  | { readonly code: 'parameterNote'; readonly note: string; readonly norm: string }
  | { readonly code: 'currentPowersInvalid' }
  | { readonly code: 'tariffAgainstVoltage' }
);

export interface OptimumFacts {
  readonly priced: PricedStudy;
  readonly cost: PowerCost;
  readonly current: PowerCost;
  readonly saving: ExactNumber;
  readonly parameters: ParameterTable;
}

export type CautionRule = (facts: OptimumFacts) => readonly Caution[];
