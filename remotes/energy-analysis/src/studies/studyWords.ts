import type { StudyRow, StudyState } from '@vatio/contracts/energyAnalysis/studies';
import { formatCups } from '@vatio/energy/cups';

export const stateLabels: Readonly<Record<StudyState, string>> = {
  draft: 'Borrador',
  calculated: 'Calculado',
  presented: 'Presentado',
  accepted: 'Aceptado',
  discarded: 'Descartado',
};

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
