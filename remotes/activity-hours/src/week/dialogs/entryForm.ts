import type { Entry, EntryChange, Named } from '@vatio/contracts/activity-hours/entries';
import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { durationInWords, formatDuration, parseDuration } from '@vatio/records/duration';
import { labelsOf } from '@vatio/records/words';
import { type FieldWords, formShape, object, string } from '@vatio/ui/forms';
import type { SubjectField } from '../../common/subject';

const problemOf = (text: unknown): string | undefined => {
  const typed = parseDuration(String(text));
  return 'problem' in typed ? typed.problem : undefined;
};

export const subjectLabels: Readonly<Record<SubjectField, string>> = {
  pointId: 'Punto de suministro',
  studyId: 'Estudio',
  billId: 'Factura',
  claimId: 'Reclamación',
};

/** An entry's subject; null: none. */
export const subjectOf = (entry: Entry, field: SubjectField): Named | null =>
  ({ pointId: entry.point, studyId: entry.study, billId: entry.bill, claimId: entry.claim })[field];

const { minutes, isBillable, note } = entryRecord.fields;

/** The details of an entry beyond its square. */
export const entryFormSchema = object({
  duration: string().refine((text) => problemOf(text) === undefined, {
    error: ({ input }) => problemOf(input) ?? '',
  }),
  ...formShape({ isBillable, note }),
  pointId: string(),
  studyId: string(),
  billId: string(),
  claimId: string(),
});

export interface EntryForm extends Record<SubjectField, string> {
  duration: string;
  note: string;
  isBillable: boolean;
}

export const toForm = (entry: Entry): EntryForm => ({
  duration: formatDuration(entry.minutes),
  note: entry.note,
  isBillable: entry.isBillable,
  pointId: entry.point?.id ?? '',
  studyId: entry.study?.id ?? '',
  billId: entry.bill?.id ?? '',
  claimId: entry.claim?.id ?? '',
});

/** The form of a new entry. */
export const emptyForm = (isBillable: boolean): EntryForm => ({
  duration: '',
  note: '',
  isBillable,
  pointId: '',
  studyId: '',
  billId: '',
  claimId: '',
});

/** The body to send for a form whose duration can be read. */
export function toSend({ duration, note, isBillable, ...subjects }: EntryForm) {
  const typed = parseDuration(duration);
  return {
    note,
    isBillable,
    minutes: 'minutes' in typed ? typed.minutes : 0,
    pointId: subjects.pointId || null,
    studyId: subjects.studyId || null,
    billId: subjects.billId || null,
    claimId: subjects.claimId || null,
  };
}

/** Its own values, and what it is about: each under the name that the entry has for it. */
const labels = {
  ...labelsOf({ ...entryRecord, fields: { minutes, note, isBillable } }),
  point: subjectLabels.pointId,
  study: subjectLabels.studyId,
  bill: subjectLabels.billId,
  claim: subjectLabels.claimId,
} as const;
type Field = keyof typeof labels;
const idFields = { point: 'pointId', study: 'studyId', bill: 'billId', claim: 'claimId' } as const;
const isSubject = (field: Field): field is keyof typeof idFields => field in idFields;

/**
 * An entry in words, for a choice between two versions.
 *
 * @param nameOf what a chosen point, study, bill or claim is called: a change holds its id alone
 */
export const entryWords = (
  nameOf: (field: SubjectField, id: string) => string | undefined,
): FieldWords<Field> => ({
  fields: ['minutes', 'note', 'isBillable', 'point', 'study', 'bill', 'claim'],
  labelOf: (field) => labels[field],
  valueIn: (version: Partial<Entry> & Partial<EntryChange>, field) => {
    if (!isSubject(field)) return version[field];
    const stored = version[field];
    return stored === undefined ? version[idFields[field]] : (stored?.id ?? null);
  },
  inWords: (field, value, version: Partial<Entry>) => {
    if (value === null || value === undefined) return undefined;
    if (isSubject(field)) {
      return version[field]?.name ?? nameOf(idFields[field], String(value)) ?? 'Elegido';
    }
    if (typeof value === 'number') return durationInWords(value);
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    return String(value) || undefined;
  },
});
