import type { PowerControl, SupplyUse, Territory } from './supply';

/** The values of a supply as screens and sentences call them. */
export const territoryLabels: Readonly<Record<Territory, string>> = {
  peninsula: 'Península',
  baleares: 'Baleares',
  canarias: 'Canarias',
  ceuta: 'Ceuta',
  melilla: 'Melilla',
};

export const powerControlLabels: Readonly<Record<PowerControl, string>> = {
  icp: 'ICP',
  maximeter: 'Maxímetro',
};

export const supplyUseLabels: Readonly<Record<SupplyUse, string>> = {
  dwelling: 'Vivienda',
  general: 'General',
  industrial: 'Industrial',
};

/** The kind of energy price. */
export const pricingModeLabels = {
  fixed: 'Precio fijo',
  indexed: 'Indexado',
  pvpc: 'PVPC',
  other: 'Otra',
} as const;

/** The holder's degree of vulnerability as a consumer. */
export const vulnerabilityLabels = {
  none: 'Sin bono social',
  vulnerable: 'Vulnerable',
  severe: 'Vulnerable severo',
} as const;

/** How the supplier bills its share of the «bono social»: in the base of the electricity tax or not. */
export const socialBonusFinancingLabels = {
  taxed: 'Con impuesto eléctrico',
  untaxed: 'Sin impuesto eléctrico',
  none: 'No se factura',
} as const;

/** The letters of Ley 38/1992 art. 98.1, of those who have the 85 % reduction of the electricity tax. */
export const reductionLetterLabels = {
  a: 'Letra a',
  b: 'Letra b',
  c: 'Letra c',
  d: 'Letra d',
  e: 'Letra e',
  f: 'Letra f',
} as const;

export const pointTypeLabels = {
  1: '1 · 10 MW o más',
  2: '2 · más de 450 kW',
  3: '3 · más de 50 kW',
  4: '4 · más de 15 kW',
  5: '5 · hasta 15 kW',
} as const;

/** «4 · más de 15 kW» */
export const pointTypeLabel = (type: number): string =>
  Object.entries(pointTypeLabels).find(([value]) => value === String(type))?.[1] ?? String(type);
