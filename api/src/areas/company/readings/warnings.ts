import type { NewReading, ReadingWarning } from '@vatio/contracts/company/readings';
import type { Territory } from '@vatio/contracts/company/supply';
import { hoursByPeriod } from '@vatio/energy/calendar';

/**
 * Values of periods that had no hour within the days of the reading: April has only P4 to P6 of
 * six. They are refused where the tariff of those days is known; what is left is stored,
 * because a meter or an invoice may show it.
 */
export function warningsOf(
  reading: NewReading,
  { territory }: { readonly territory: Territory },
): ReadingWarning[] {
  const range = { firstDay: reading.from, lastDay: reading.to };
  // The tariffs of six periods all have the same hours.
  const tariff = reading.energyKwh.length === 3 ? '2.0TD' : '3.0TD';
  const rule = { tariff, territory } as const;
  const hours = hoursByPeriod(range, rule);
  const powerHours = hoursByPeriod(range, { ...rule, term: 'power' });
  return [
    ...absent('energyKwh', reading.energyKwh, hours),
    ...absent('reactiveKvarh', reading.reactiveKvarh ?? [], hours),
    ...absent('maxKw', reading.maxKw ?? [], powerHours),
  ];
}

const absent = (
  field: string,
  values: readonly (string | null)[],
  hours: readonly number[],
): ReadingWarning[] =>
  values.flatMap((value, index) =>
    hours[index] === 0 && Number(value) > 0
      ? [
          {
            field: `${field}.${index}`,
            message: `P${index + 1} no tiene horas en esos días: comprueba si la cifra es de otro periodo`,
          },
        ]
      : [],
  );
