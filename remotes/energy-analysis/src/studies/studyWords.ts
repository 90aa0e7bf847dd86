import type { NewOffer } from '@vatio/contracts/energy-analysis/offers';
import type { StudyAnalysis, StudyRow, StudyState } from '@vatio/contracts/energy-analysis/studies';
import { formatCups } from '@vatio/energy/cups';

export const stateLabels: Readonly<Record<StudyState, string>> = {
  draft: 'Borrador',
  calculated: 'Calculado',
  presented: 'Presentado',
  accepted: 'Aceptado',
  discarded: 'Descartado',
};

/** The possible analyses of a study, in the order of its tabs. */
export const studyAnalyses = [
  'power',
  'offers',
  'curve',
  'reactive',
] as const satisfies readonly StudyAnalysis[];

export const analysisLabels: Readonly<Record<StudyAnalysis, string>> = {
  power: 'Potencia',
  offers: 'Ofertas',
  curve: 'Curva',
  reactive: 'Reactiva',
};

/** The question that each analysis answers. */
const analysisQuestions: Readonly<Record<StudyAnalysis, string>> = {
  power: '¿Qué potencias cuestan menos? Hacen falta los maxímetros o la curva.',
  offers: '¿Qué comercializadora cuesta menos con el mismo consumo?',
  curve: '¿Cuándo se consume? Hace falta la curva.',
  reactive: '¿Cuánto cuesta la energía reactiva, y la batería que la evita?',
};

/** «potencia, ofertas y reactiva» */
export const analysesInSentence = (analyses: readonly StudyAnalysis[]): string =>
  list.format(analyses.map((one) => analysisLabels[one].toLocaleLowerCase('es-ES')));
const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** The choices of analyses. */
export const analysisChoices = studyAnalyses.map((value) => ({
  value,
  label: analysisLabels[value],
  explanation: analysisQuestions[value],
}));

/** «Potencia, Curva» */
export const analysesInWords = (chosen: readonly StudyAnalysis[]): string =>
  chosen.map((one) => analysisLabels[one]).join(', ');

/** The same where there is little room. */
export const analysesInShort = (chosen: readonly StudyAnalysis[]): string =>
  chosen.length === studyAnalyses.length ? 'Todos' : analysesInWords(chosen);

/** The name of a point where there is room for one: its alias, or else its CUPS. */
export const pointOfStudy = ({ alias, cups }: Pick<StudyRow, 'alias' | 'cups'>): string =>
  alias || formatCups(cups);

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «nov 2025 – oct 2026» */
export const windowInWords = ({ from, to }: Pick<StudyRow, 'from' | 'to'>): string =>
  `${monthName.format(new Date(from))} – ${monthName.format(new Date(to))}`;

/** «Luz del Norte · Plan estable» */
export const offerName = ({ supplier, name }: Pick<NewOffer, 'supplier' | 'name'>): string =>
  name ? `${supplier} · ${name}` : supplier;
