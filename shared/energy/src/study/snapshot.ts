import type { DayRange } from '../calendar/dates';
import type { QuarterDemand } from '../curve/demand';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { PowerStudy } from '../optimise/study';
import type { ByPeriod } from '../tariff/tariffs';

/** The count of a meter, or the values of an invoice, between two days. */
export interface SnapshotReading {
  readonly range: DayRange;
  readonly energyKwh: ByPeriod<DecimalInput>;
  /** Inductive; null: unknown. */
  readonly reactiveKvarh: ByPeriod<DecimalInput> | null;
  /** Highest power of each period, kW; null: unknown. */
  readonly maximetersKw: ByPeriod<DecimalInput | null> | null;
  readonly isEstimated: boolean;
  readonly source: 'invoice' | 'manual';
}

/** A stored load curve; hours count for their four quarters. */
export interface SnapshotCurve extends QuarterDemand {
  /** The resolution that was measured. */
  readonly minutes: 15 | 60;
}

/** The data of a supply point when a study begins. It never changes afterwards. */
export interface StudySnapshot
  extends Pick<PowerStudy, 'tariff' | 'territory' | 'pointType' | 'powerControl' | 'voltageKv'> {
  /** Natural months, twelve as a rule. */
  readonly window: DayRange;
  /** Contracted on the last day of the window, kW. */
  readonly powersKw: ByPeriod<Decimal>;
  /** Readings in any order; those of different sources may overlap. */
  readonly readings: readonly SnapshotReading[];
  readonly curve: SnapshotCurve | null;
}
