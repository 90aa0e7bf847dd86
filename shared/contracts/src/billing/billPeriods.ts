import type { Fields } from '@vatio/records/record';
import { billNumbers } from './billWords';

/** The figures by period of a bill, or of a part of it with prices of its own, P1 first; null: not printed. */
export const billPartFields = {
  energyKwh: { kind: 'periods', label: 'Energía consumida', ...billNumbers.kwh, min: 3 },
  powersKw: {
    kind: 'periods',
    label: 'Potencias facturadas',
    ...billNumbers.kw,
    min: 2,
    hasGaps: true,
    isOptional: true,
  },
  energyPricesEurPerKwh: {
    kind: 'periods',
    label: 'Precios de la energía',
    ...billNumbers.perKwh,
    min: 3,
    hasGaps: true,
    isOptional: true,
  },
  powerPricesEurPerKwYear: {
    kind: 'periods',
    label: 'Precios de la potencia',
    ...billNumbers.perKwYear,
    min: 2,
    hasGaps: true,
    isOptional: true,
  },
} as const satisfies Fields;

/** All figures by period of a bill. */
export const billPeriodFields = {
  ...billPartFields,
  /** null: not billed, or not said. */
  reactiveKvarh: {
    kind: 'periods',
    label: 'Energía reactiva',
    ...billNumbers.kvarh,
    min: 3,
    isOptional: true,
  },
  /** The highest power of each period; null where the bill does not say it. */
  maxKw: {
    kind: 'periods',
    label: 'Maxímetros',
    ...billNumbers.kw,
    min: 2,
    hasGaps: true,
    isOptional: true,
  },
} as const satisfies Fields;
export type BillPeriodField = keyof typeof billPeriodFields;
