import { defineRecord, valuesOf } from '@vatio/records/record';

/** The subjects of a study besides its data, in the order of its tabs. */
export const studyAnalysisLabels = {
  power: 'Potencia',
  offers: 'Ofertas',
  curve: 'Curva',
  reactive: 'Reactiva',
} as const;
export type StudyAnalysis = keyof typeof studyAnalysisLabels;
export const studyAnalyses = valuesOf(studyAnalysisLabels);

/** A presented study does not change until that is withdrawn; an accepted or discarded one can be opened again. */
const stateLabels = {
  draft: 'Borrador',
  calculated: 'Calculado',
  presented: 'Presentado',
  accepted: 'Aceptado',
  discarded: 'Descartado',
} as const;
export type StudyState = keyof typeof stateLabels;

/** An energy study of a supply point, but for its analyses and its saving. */
export const studyRecord = defineRecord({
  one: 'estudio',
  many: 'estudios',
  gender: 'm',
  fields: {
    /** `EST-2026-0042` */
    code: { kind: 'line', label: 'Código', max: 13, list: 'shown', isSortable: true },
    clientName: { kind: 'line', label: 'Cliente', max: 200, list: 'shown', isSortable: true },
    cups: { kind: 'line', label: 'CUPS', max: 22, list: 'hidden' },
    alias: { kind: 'line', label: 'Alias', max: 120, isOptional: true },
    /** The twelve natural months. */
    from: { kind: 'day', label: 'Desde' },
    to: { kind: 'day', label: 'Hasta' },
    state: {
      kind: 'choice',
      label: 'Estado',
      values: stateLabels,
      message: 'Elige un estado',
      list: 'shown',
    },
    authorName: { kind: 'line', label: 'Autor', max: 120, list: 'shown' },
    notes: { kind: 'text', label: 'Notas', max: 4_000, isOptional: true, isOutOfFiles: true },
  },
});
