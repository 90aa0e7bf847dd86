import { addDays, type DayRange, daysIn, type LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import { type NotVerifiable, notVerifiable } from './notVerifiable';
import type { Period, Tariff } from './tariffs';

/** What a regulated parameter is, with its unit. Spanish names in docs/glossary.md. */
export const parameterUnits = {
  /** Peaje, término de potencia. */
  powerToll: '€/kW·año',
  /** Cargo, término de potencia. */
  powerCharge: '€/kW·año',
  /** Peaje, término de energía. */
  energyToll: '€/kWh',
  /** Cargo, término de energía. */
  energyCharge: '€/kWh',
  /** t_ep of points of type 4 and 5. */
  excessDaily: '€/kW·día',
  /** t_ep of points of type 1, 2 and 3, for a month. */
  excessMonthly: '€/kW',
  /** K_p: up to March 2025 only. */
  excessRatio: '',
  /** IEE, impuesto especial sobre la electricidad. */
  electricityTax: '%',
  /** What the IEE is at least. Variants: general, industrial. */
  electricityTaxMinimum: '€/MWh',
  /** IVA. Variants: general, reduced. */
  vat: '%',
  /** IGIC, Canarias. Variants: dwelling (up to 10 kW), general, meter. */
  igic: '%',
  /** IPSI, Ceuta and Melilla. Variants: energy, meter. */
  ipsi: '%',
  /** Financiación del bono social. For each CUPS, by day or by year (`per`). */
  socialBonus: '€',
  /** Energía reactiva. Variants: from080to095, below080 (the band of cos φ). */
  reactive: '€/kVArh',
  /** Alquiler del contador. Variants: singlePhase, threePhase. */
  meterRental: '€/mes',
  /** Margen de comercialización fijo del PVPC, in P1. */
  pvpcMargin: '€/kW·año',
} as const;
export type ParameterKind = keyof typeof parameterUnits;

/** Names a parameter, whatever its date. */
export interface ParameterKey {
  readonly kind: ParameterKind;
  readonly tariff?: Tariff;
  readonly period?: Period;
  readonly variant?: string;
}

interface ParameterValidity {
  readonly from: LocalDate;
  /** The last day; null: until another one replaces it. */
  readonly to: LocalDate | null;
  /** Where the value is published, or who says that it is pending. */
  readonly norm: string;
  /** What a person should know before they claim with it. Spanish. */
  readonly note?: string;
  /** For whom, when it depends on the contracted power (reduced taxes). */
  readonly powerLimit?: { readonly kw: Decimal; readonly isIncluded: boolean };
  /** Of the bono social only: the value is for a day, or for a year and to be divided by its days. */
  readonly per?: 'day' | 'year';
}

/** A value that is in force on certain days. */
export interface ConfirmedParameter extends ParameterKey, ParameterValidity {
  readonly state: 'confirmed';
  readonly value: Decimal;
}

/** It is known that there will be a value, and not which. */
export interface PendingParameter extends ParameterKey, ParameterValidity {
  readonly state: 'pending';
  readonly value: null;
}

export type RegulatedParameter = ConfirmedParameter | PendingParameter;

/** A part of a range of days in which one value is in force, or none that could be verified. */
export interface ParameterSpan extends DayRange {
  readonly days: number;
  readonly parameter: ConfirmedParameter | NotVerifiable;
}

/** Regulated parameters, ready to be looked up. Made by `parameterTable`. */
export interface ParameterTable {
  readonly rows: readonly RegulatedParameter[];
  /**
   * @returns the value in force on a day, or a «no verificable» that names what is missing or
   *   pending; never the value of another year
   */
  find(key: ParameterKey, date: LocalDate): ConfirmedParameter | NotVerifiable;
  /** @returns the row of a day as it stands, pending ones too; undefined when there is none */
  row(key: ParameterKey, date: LocalDate): RegulatedParameter | undefined;
  /** @returns a range of days, cut where the value changes; in order and without gaps */
  spans(key: ParameterKey, range: DayRange): readonly ParameterSpan[];
}

const keyText = ({ kind, tariff, period, variant }: ParameterKey) =>
  [kind, tariff, period, variant].join('|');

function group(rows: readonly RegulatedParameter[]): Map<string, RegulatedParameter[]> {
  const groups = new Map<string, RegulatedParameter[]>();
  for (const row of rows) {
    const key = keyText(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const [key, versions] of groups) {
    versions.sort((a, b) => (a.from < b.from ? -1 : 1));
    versions.forEach((row, i) => {
      const next = versions[i + 1];
      if (row.to !== null && row.to < row.from) {
        throw new RangeError(`${key}: it ends (${row.to}) before it begins (${row.from})`);
      }
      if (next && (row.to === null || row.to >= next.from)) {
        throw new RangeError(`${key}: two values on ${next.from}`);
      }
    });
  }
  return groups;
}

const isInForce = ({ from, to }: RegulatedParameter, date: LocalDate) =>
  from <= date && (to === null || date <= to);

/**
 * Makes a table of regulated parameters.
 *
 * @param rows in any order
 * @throws RangeError when two rows give one parameter on the same day, or a row ends before it begins
 */
export function parameterTable(rows: readonly RegulatedParameter[]): ParameterTable {
  const groups = group(rows);
  const row = (key: ParameterKey, date: LocalDate) =>
    groups.get(keyText(key))?.find((version) => isInForce(version, date));

  const find = (key: ParameterKey, date: LocalDate) => {
    const found = row(key, date);
    return found?.state === 'confirmed' ? found : notVerifiable.parameter(key, date, found);
  };

  const spans = (key: ParameterKey, { firstDay, lastDay }: DayRange) => {
    const atStart = row(key, firstDay);
    if (atStart?.state === 'confirmed' && isInForce(atStart, lastDay)) {
      const days = daysIn({ firstDay, lastDay });
      return [{ firstDay, lastDay, days, parameter: atStart }];
    }
    const starts = (groups.get(keyText(key)) ?? [])
      .flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
      .filter((day) => day > firstDay && day <= lastDay);
    const firsts = [...new Set([firstDay, ...starts])].sort();
    return firsts.map((first, i): ParameterSpan => {
      const next = firsts[i + 1];
      const span = { firstDay: first, lastDay: next ? addDays(next, -1) : lastDay };
      return { ...span, days: daysIn(span), parameter: find(key, first) };
    });
  };
  return { rows, row, find, spans };
}
