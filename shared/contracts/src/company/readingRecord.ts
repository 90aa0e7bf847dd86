import { defineRecord } from '@vatio/records/record';

const energy = { kind: 'periods', maxDecimals: 3, max: 1_000_000_000, min: 3 } as const;

/** The source of a reading: the meter, or the supplier's invoice. */
export const readingSourceLabels = {
  manual: 'Lecturas del contador',
  invoice: 'Facturas',
} as const;
export type ReadingSource = keyof typeof readingSourceLabels;

/**
 * The count of a meter between two days. The tariff of the contracts in force on these days decides
 * how many numbers there are; without a contract, 3 or 6 energies are both right.
 */
export const readingRecord = defineRecord({
  one: 'lectura',
  many: 'lecturas',
  gender: 'f',
  fields: {
    from: { kind: 'day', label: 'Desde' },
    /** The last day, included. */
    to: { kind: 'day', label: 'Hasta' },
    source: {
      kind: 'choice',
      label: 'De dónde salen',
      values: readingSourceLabels,
      message: 'Elige de dónde sale la lectura',
    },
    energyKwh: { ...energy, label: 'Energía', unit: 'kWh' },
    /** As many as energies. */
    reactiveKvarh: { ...energy, label: 'Reactiva', unit: 'kVArh', isOptional: true },
    /** Highest power of each period. */
    maxKw: {
      kind: 'periods',
      label: 'Potencia máxima',
      maxDecimals: 3,
      max: 1_000_000,
      unit: 'kW',
      min: 2,
      hasGaps: true,
      isOptional: true,
    },
    isEstimated: { kind: 'flag', label: 'Estimada' },
  },
});
