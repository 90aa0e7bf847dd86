import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';

export const studyPath = (id: string): string => `/energy-analysis/estudios/${id}`;

/** The report of a presentation that was withdrawn, by the event of the study's history. */
export const withdrawnPath = (id: string, eventId: string): string =>
  `${studyPath(id)}/presentaciones/${eventId}`;

/** The way back to a study, for a person who left it to complete its data. */
export const backTo = ({ id, code }: Pick<StudyRow, 'id' | 'code'>) => ({
  label: code,
  to: studyPath(id),
});

/** A new study of the same point and months, with the analyses, offers and report of this one. */
export const againPath = ({
  id,
  supplyPointId,
  from,
}: Pick<StudyRow, 'id' | 'supplyPointId' | 'from'>): string =>
  `/energy-analysis/estudios/nuevo?punto=${supplyPointId}&mes=${from.slice(0, 7)}&copia=${id}`;
