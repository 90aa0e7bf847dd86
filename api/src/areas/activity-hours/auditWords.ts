import { storedActivityRecord } from '@vatio/contracts/activity-hours/activityRecord';
import { agreedRecord } from '@vatio/contracts/activity-hours/agreedRecord';
import { workingDay } from '@vatio/contracts/activity-hours/workingDay';
import { durationInWords } from '@vatio/records/duration';
import type { Field as RecordField } from '@vatio/records/record';
import { labelsOf, valueInWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../audit/words';
import { spanishDay } from '../../localDay';

const labels = {
  ...labelsOf(storedActivityRecord),
  from: 'Desde',
  minutes: workingDay.label,
  ...labelsOf(agreedRecord),
  entries: 'Apuntes',
  clientName: 'Cliente',
  activityName: 'Actividad',
  deleted: 'Borrados',
} as const;
type Field = keyof typeof labels;

const recordFields: Readonly<Partial<Record<Field, RecordField>>> = {
  ...storedActivityRecord.fields,
  ...agreedRecord.fields,
};

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(field: Field, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const recordField = recordFields[field];
  if (recordField) return valueInWords(recordField, value);
  if (field === 'from') return spanishDay(String(value));
  if (Array.isArray(value)) return value.map(durationInWords).join(' · ');
  return String(value);
}

const actions = {
  'activity-created': 'Alta de actividad',
  'activity-changed': 'Cambio de actividad',
  'hours-locked': 'Mes cerrado',
  'hours-unlocked': 'Mes reabierto',
  'working-week-changed': 'Cambio de jornada',
  'working-week-deleted': 'Jornada borrada',
  'hours-changed': 'Cambio de varios apuntes',
  'hours-change-undone': 'Cambio de varios apuntes deshecho',
  'client-terms-changed': 'Cambio de presupuesto y tarifa',
  'client-terms-deleted': 'Presupuesto y tarifa borrados',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const hoursAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
