import { type AuditWords, fieldByField } from '../../audit/words';

const labels = {
  cups: 'CUPS',
  window: 'Meses',
  analyses: 'Análisis',
  notes: 'Notas',
  state: 'Estado',
  calculation: 'Cálculo',
  saving: 'Ahorro',
  comment: 'Comentario',
  report: 'Informe',
  texts: 'Textos del informe',
} as const;

const states: Readonly<Record<string, string>> = {
  draft: 'Borrador',
  calculated: 'Calculado',
  presented: 'Presentado',
  accepted: 'Aceptado',
  discarded: 'Descartado',
};

const analyses: Readonly<Record<string, string>> = {
  power: 'potencia',
  offers: 'ofertas',
  curve: 'curva',
  reactive: 'reactiva',
};

function inWords(field: keyof typeof labels, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = String(value);
  if (field === 'state') return states[text] ?? text;
  if (field === 'analyses' && Array.isArray(value)) {
    return value.map((one) => analyses[one] ?? one).join(', ');
  }
  // Exact decimals are text with a point: no digit may be lost.
  return field === 'saving' ? `${text.replace('.', ',')}\u00a0€` : text;
}

const actions = {
  'study-created': 'Alta de estudio',
  'study-changed': 'Cambio de estudio',
  'study-calculated': 'Cálculo de estudio',
  'study-state-changed': 'Cambio de estado de estudio',
  'study-commented': 'Comentario en estudio',
  'study-report-changed': 'Cambio de informe de estudio',
} as const;
type Actions = typeof actions;
declare module '../../audit/repository' {
  interface AuditActions extends Actions {}
}

export const studyAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
