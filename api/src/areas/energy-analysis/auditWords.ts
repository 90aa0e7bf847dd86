import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import { offerPowersLabels } from '@vatio/contracts/energy-analysis/offerWords';
import { studyAnalysisLabels, studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { type Field, isEmpty } from '@vatio/records/record';
import { labelsOf, valueInWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../audit/words';

const study = studyRecord.fields;
/** An offer has one name, of supplier and product; its notes are not the study's. */
const { supplier: _supplier, name: _name, notes, ...offerFields } = offerRecord.fields;
const saving = { kind: 'decimal', label: 'Ahorro', maxDecimals: 2, max: 1e9, unit: '€' } as const;

/** The fields of entries that a record knows, as entries call them. */
const known: Readonly<Partial<Record<string, Field>>> = {
  state: study.state,
  saving,
  offerSaving: saving,
  ...offerFields,
};

const labels = {
  cups: study.cups.label,
  window: 'Meses',
  analyses: 'Análisis',
  notes: study.notes.label,
  copyOf: 'Copia de',
  state: study.state.label,
  calculation: 'Cálculo',
  saving: saving.label,
  comment: 'Comentario',
  reason: 'Motivo',
  report: 'Informe',
  texts: 'Textos del informe',
  facts: 'Supuestos del informe',
  points: 'Puntos',
  offer: 'Oferta',
  offers: 'Ofertas',
  ...labelsOf({ ...offerRecord, fields: offerFields }),
  offerNotes: notes.label,
  powers: 'Potencias de la comparación',
  recommended: 'Oferta recomendada',
  offerSaving: 'Ahorro de la oferta',
} as const;

const choices: Readonly<Record<string, string>> = { ...offerPowersLabels, ...studyAnalysisLabels };

function inWords(name: keyof typeof labels, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  const field = known[name];
  if (field) return valueInWords(field, value);
  if (name !== 'analyses' && name !== 'powers') return String(value);
  return [value]
    .flat()
    .map((one) => choices[String(one)] ?? one)
    .join(', ');
}

const actions = {
  'study-created': 'Alta de estudio',
  'study-changed': 'Cambio de estudio',
  'study-calculated': 'Cálculo de estudio',
  'study-state-changed': 'Cambio de estado de estudio',
  'study-withdrawn': 'Retirada de la presentación de estudio',
  'study-deleted': 'Borrado de estudio',
  'study-restored': 'Restauración de estudio',
  'study-commented': 'Comentario en estudio',
  'study-report-changed': 'Cambio de informe de estudio',
  'portfolio-started': 'Inicio de cartera',
  'portfolio-cancelled': 'Cancelación de cartera',
  'study-offers-added': 'Alta de ofertas en estudio',
  'study-offer-changed': 'Cambio de oferta de estudio',
  'study-offer-deleted': 'Borrado de oferta de estudio',
  'study-offer-restored': 'Restauración de oferta de estudio',
  'study-offer-chosen': 'Recomendación de oferta de estudio',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const studyAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
