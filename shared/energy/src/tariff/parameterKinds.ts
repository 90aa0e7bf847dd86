import type { LocalDate } from '../calendar/dates';
import { type ParameterKey, type ParameterKind, parameterUnits } from './parameterRows';
import { isPublicCharging, periodsOf, type Tariff, type TariffTerm, tariffs } from './tariffs';

/** The fields that distinguish the values of a kind, and facts about all of them. */
export interface ParameterShape {
  /** Its title. Spanish. */
  readonly title: string;
  /** There is a value for each tariff, and for each period of this term in it. */
  readonly term?: TariffTerm;
  /** Public charging has the values of the general tariff of its voltage. */
  readonly isGeneral?: boolean;
  /** There is a value for each of these, with its name. Spanish. */
  readonly variants?: Readonly<Record<string, string>>;
  /** Variants that no rule reads any more, with their names: tables that are stored have their rows. */
  readonly ended?: Readonly<Record<string, string>>;
  /** Variants that may be limited to small powers (`powerLimit`). */
  readonly limited?: readonly string[];
  /** True when a value needs its unit of time (`per`). */
  readonly isPer?: boolean;
  /** The company decides it, and no norm: it is never pending. */
  readonly isOwn?: boolean;
  /** There is none after this day: its rule has ended. */
  readonly lastDay?: LocalDate;
}

const lines = { line: 'Líneas, impuestos y total' };
const excesses = { excess: 'Excesos y energía reactiva' };
const dwellings = 'Vivienda';
const meter = 'Alquiler del contador';

/** Every kind, in the order of screens. */
export const parameterShapes: Readonly<Record<ParameterKind, ParameterShape>> = {
  powerToll: { title: 'Peaje de potencia', term: 'power' },
  powerCharge: { title: 'Cargo de potencia', term: 'power' },
  energyToll: { title: 'Peaje de energía', term: 'energy' },
  energyCharge: { title: 'Cargo de energía', term: 'energy' },
  excessDaily: { title: 'Excesos (t_ep), puntos de tipo 4 y 5', term: 'power', isGeneral: true },
  excessMonthly: {
    title: 'Excesos (t_ep), puntos de tipo 1, 2 y 3',
    term: 'power',
    isGeneral: true,
  },
  // Circular CNMC 1/2025: since April 2025 there is a t_ep for each period instead.
  excessRatio: { title: 'K_p (excesos)', term: 'power', isGeneral: true, lastDay: '2025-03-31' },
  electricityTax: { title: 'Impuesto eléctrico (IEE)' },
  electricityTaxMinimum: {
    title: 'Mínimo del impuesto eléctrico (IEE)',
    variants: { general: 'General', industrial: 'Uso industrial' },
  },
  vat: {
    title: 'IVA',
    variants: { general: 'General', reduced: 'Reducido' },
    limited: ['reduced'],
  },
  igic: {
    title: 'IGIC (Canarias)',
    variants: { dwelling: dwellings, general: 'General', meter },
    limited: ['dwelling'],
  },
  ipsi: { title: 'IPSI (Ceuta y Melilla)', variants: { energy: 'Energía', meter } },
  socialBonus: { title: 'Bono social (financiación)', isPer: true },
  reactive: {
    title: 'Energía reactiva',
    variants: { from080to095: 'cos φ de 0,80 a 0,95', below080: 'cos φ menor de 0,80' },
  },
  meterRental: {
    title: 'Alquiler del contador',
    variants: { singlePhase: 'Monofásico', threePhase: 'Trifásico' },
  },
  pvpcMargin: { title: 'Margen del PVPC' },
  rightsPerKw: {
    title: 'Derechos de acometida',
    variants: {
      accessLow: 'Acceso en baja tensión',
      extensionLow: 'Extensión en baja tensión',
      accessHigh: 'Acceso en alta tensión',
      extensionHigh: 'Extensión en alta tensión',
    },
  },
  rightsOnce: {
    title: 'Actuaciones de la distribuidora',
    variants: {
      connectionLow: 'Enganche en baja tensión',
      verificationLow: 'Verificación en baja tensión',
    },
  },
  legalInterest: { title: 'Interés legal del dinero' },
  socialBonusDiscount: {
    title: 'Bono social (descuento del PVPC)',
    variants: { vulnerable: 'Vulnerable', severe: 'Vulnerable severo' },
  },
  toleranceEur: {
    title: 'Tolerancia al verificar facturas, en euros',
    variants: { ...lines, ...excesses },
    // Sums of printed lines are exact, like the lines (docs/decisions/035).
    ended: { total: 'Total' },
    isOwn: true,
  },
  tolerancePercent: {
    title: 'Tolerancia al verificar facturas, en porcentaje',
    variants: { ...excesses, measured: 'Energía y potencia medidas' },
    ended: { ...lines, total: 'Total' },
    isOwn: true,
  },
};

export const parameterKinds = Object.keys(parameterShapes) as ParameterKind[];

export const isParameterKind = (text: string): text is ParameterKind =>
  Object.hasOwn(parameterUnits, text);

/** @returns the name of a variant, also of one that has ended; '' without one. Spanish. */
export function variantTitle(kind: ParameterKind, variant: string | null | undefined): string {
  const { variants, ended } = parameterShapes[kind];
  return variant ? (variants?.[variant] ?? ended?.[variant] ?? variant) : '';
}

/** Returns whether a variant has ended: no rule reads its values any more. */
export const hasEnded = (kind: ParameterKind, variant: string | null | undefined): boolean =>
  Object.hasOwn(parameterShapes[kind].ended ?? {}, variant ?? '');

/** @returns the tariffs that have values of a kind of their own; none if it has no tariffs */
export function parameterTariffs(kind: ParameterKind): readonly Tariff[] {
  const { term, isGeneral } = parameterShapes[kind];
  if (!term) return [];
  return isGeneral ? tariffs.filter((tariff) => !isPublicCharging(tariff)) : tariffs;
}

/** @returns every key of a kind in order, or those of one tariff; none if it lacks the kind */
export function parameterKeys(kind: ParameterKind, only?: Tariff): readonly ParameterKey[] {
  const { term, variants } = parameterShapes[kind];
  if (term) {
    const wanted = parameterTariffs(kind).filter((tariff) => !only || tariff === only);
    return wanted.flatMap((tariff) =>
      periodsOf(tariff, term).map((period) => ({ kind, tariff, period })),
    );
  }
  if (only) return [];
  return variants ? Object.keys(variants).map((variant) => ({ kind, variant })) : [{ kind }];
}
