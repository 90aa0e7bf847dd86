import type { PricingMode } from './contracts';
import type { PowerControl, Territory } from './supply';

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

export const pricingModeLabels: Readonly<Record<PricingMode, string>> = {
  fixed: 'Precio fijo',
  indexed: 'Indexado',
  pvpc: 'PVPC',
  other: 'Otra',
};

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
