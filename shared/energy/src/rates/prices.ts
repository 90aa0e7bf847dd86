import type { DayRange } from '../calendar/dates';
import { type ExactNumber, exact, sum, zero } from '../exact/decimal';
import type { ConfirmedParameter, ParameterKey } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';
import type { Period, Tariff, TariffTerm } from '../tariff/tariffs';
import { type Segment, type Segmented, segmentsOf } from './segments';

/** Each value is parsed once: a table is asked for the same values over and over. */
const parsed = new WeakMap<ConfirmedParameter, ExactNumber>();

export function numberOf(parameter: ConfirmedParameter): ExactNumber {
  const known = parsed.get(parameter);
  if (known) return known;
  const value = exact(parameter.value);
  parsed.set(parameter, value);
  return value;
}

export interface PricedSegment extends Segment {
  readonly price: ExactNumber;
}

/**
 * A price with an agreed part and regulated parts, cut where a year ends or one of them changes.
 *
 * @param keys in the unit of the agreed part; none: only the agreed part counts
 */
export function pricesOf(
  table: ParameterTable,
  keys: readonly ParameterKey[],
  agreed: ExactNumber,
  range: DayRange,
): Segmented<PricedSegment> {
  const { segments, missing } = segmentsOf(table, keys, range);
  const priced = segments.map((segment) => ({
    ...segment,
    price: sum([agreed, ...segment.parameters.map(numberOf)]),
  }));
  return { segments: priced, missing };
}

/** The access price (ATR): the power or the energy of a period. */
export interface AccessTerm {
  readonly tariff: Tariff;
  readonly term: TariffTerm;
  readonly period: Period;
}

/** @returns its toll and its charge: €/kW·año of a power, €/kWh of an energy */
export const accessKeys = ({ tariff, term, period }: AccessTerm): ParameterKey[] =>
  (['Toll', 'Charge'] as const).map((part) => ({ kind: `${term}${part}`, tariff, period }));

/**
 * The access price (ATR): toll and charge together, for each part of a range of days. Source: the
 * yearly resolutions of the CNMC (peajes) and orders of the ministry (cargos).
 */
export const accessPrices = (
  table: ParameterTable,
  of: AccessTerm,
  range: DayRange,
): Segmented<PricedSegment> => pricesOf(table, accessKeys(of), zero, range);
