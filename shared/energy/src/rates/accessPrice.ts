import type { DayRange } from '../calendar/dates';
import { type ExactNumber, exact, sum } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import type { Period, Tariff, TariffTerm } from '../tariff/tariffs';
import { type Segment, type Segmented, segmentsOf } from './segments';

/** Days in which the access price of a period does not change. */
export interface AccessPrice extends Segment {
  /** Toll and charge together: €/kW·año of a power, €/kWh of an energy. */
  readonly price: ExactNumber;
}

/**
 * What the access (ATR) costs: toll and charge, for each part of a range of days.
 * Source: the yearly resolutions of the CNMC (peajes) and orders of the ministry (cargos).
 */
export function accessPrices(
  table: ParameterTable,
  { tariff, term, period }: { tariff: Tariff; term: TariffTerm; period: Period },
  range: DayRange,
): Segmented<AccessPrice> {
  const keys = (['Toll', 'Charge'] as const).map((part) => ({
    kind: `${term}${part}` as const,
    tariff,
    period,
  }));
  const { segments, missing } = segmentsOf(table, keys, range);
  const priced = segments.map((segment) => ({
    ...segment,
    price: sum(segment.parameters.map(({ value }) => exact(value))),
  }));
  return { segments: priced, missing };
}
