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

/** A reading spans a month or two; in a longer one the year is wrong. */
const maxDays = 366;

/**
 * The problem with a reading's days, in Spanish; undefined: none. The sheet for typing readings
 * shows it before the API does.
 *
 * @param today where the supply point is: the future cannot have been read
 */
export function readingDaysProblem(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): string | undefined {
  if (to < from) return 'La fecha final no puede ser anterior a la inicial';
  if (to > today) return 'Todavía no ha llegado ese día';
  if (Date.parse(to) - Date.parse(from) >= maxDays * 86_400_000) {
    return `Una lectura abarca como mucho ${maxDays} días: comprueba el año`;
  }
  return undefined;
}
