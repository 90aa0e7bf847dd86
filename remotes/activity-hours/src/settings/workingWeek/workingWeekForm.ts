import {
  type WorkingWeek,
  workingWeekChangeSchema,
} from '@vatio/contracts/activity-hours/settings';
import { workingDay } from '@vatio/contracts/activity-hours/workingDay';
import { formatHours } from '@vatio/records/duration';
import { array, type FieldWords, formShape, object } from '@vatio/ui/forms';

/** Monday first. */
export const weekdays = [
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const;

/** Its fields have the names of the request's, so that what the API refuses reaches them. */
export const workingWeekSchema = object({
  from: workingWeekChangeSchema.shape.from,
  minutes: array(formShape({ workingDay }).workingDay),
});

/** The form of a new one, which begins with the hours of the last. */
export const workingWeekDefaults = (from: string, latest: WorkingWeek | undefined) => ({
  from,
  minutes: weekdays.map((_, day) => formatHours(latest?.minutes[day] ?? 0)),
});

/** A working week in words, day by day, for a choice between two of one day. */
export const workingWeekWords: FieldWords<(typeof weekdays)[number]> = {
  fields: weekdays,
  labelOf: (day) => day,
  valueIn: (week: Partial<WorkingWeek>, day) => week.minutes?.[weekdays.indexOf(day)],
  inWords: (_, value) => formatHours(Number(value)),
};
