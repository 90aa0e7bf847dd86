import type { LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import type { Period, Tariff } from './tariffs';

/** The kinds of regulated parameters, with their units. Spanish names in docs/glossary.md. */
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
  /** The minimum of the IEE. Variants: general, industrial. */
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
  /** Derechos de acometida. Variants: accessLow, extensionLow, accessHigh, extensionHigh (voltage). */
  rightsPerKw: '€/kW',
  /** One-off actions of a distributor. Variants: connectionLow, verificationLow. */
  rightsOnce: '€',
  /** Interés legal del dinero, a year. */
  legalInterest: '%',
  /** Descuento del bono social, of the terms of the PVPC. Variants: vulnerable, severe. */
  socialBonusDiscount: '%',
  /** The most that a bill may be from what is computed. Variants: line, excess, total. No norm says it. */
  toleranceEur: '€',
  /** The same by its computed amount; the greater of both counts. Variants: those, and measured. */
  tolerancePercent: '%',
} as const;
export type ParameterKind = keyof typeof parameterUnits;

/** Names a parameter without its date. */
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
  /** The publication of the value, or who says that it is pending. */
  readonly norm: string;
  /** A warning to read before a claim with it. Spanish. */
  readonly note?: string;
  /** The condition, when it depends on the contracted power (reduced taxes). */
  readonly powerLimit?: { readonly kw: Decimal; readonly isIncluded: boolean };
  /** Only for the bono social: the value is for a day, or for a year of 365. */
  readonly per?: 'day' | 'year';
}

/** The condition that decides between two values of a norm, until a person settles it. */
export interface Condition {
  /** Spanish, a question: «¿Subió el IPC de la electricidad de septiembre de 2026 más del 15 %?» */
  readonly question: string;
  /** The value if the answer is yes. */
  readonly alternative: Decimal;
}

/** A value in force on certain days. */
export interface ConfirmedParameter extends ParameterKey, ParameterValidity {
  readonly state: 'confirmed';
  readonly value: Decimal;
  /** Unsettled: with this value a total is accepted and no amount is claimed. */
  readonly condition?: Condition;
}

/** A value is expected, but unknown. */
export interface PendingParameter extends ParameterKey, ParameterValidity {
  readonly state: 'pending';
  readonly value: null;
}

export type RegulatedParameter = ConfirmedParameter | PendingParameter;
