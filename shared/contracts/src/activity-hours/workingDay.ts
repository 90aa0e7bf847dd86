import type { Field } from '@vatio/records/record';

/** The hours of work of one weekday. */
export const workingDay = {
  kind: 'hours',
  label: 'Jornada',
  maxHours: 24,
} as const satisfies Field;
