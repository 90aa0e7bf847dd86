import { studyPath } from '../studies/studyPaths';

/** The scope of an offer's prices: without it, they cannot be compared. */
export const atrInWords = (includesAtr: boolean): string =>
  includesAtr ? 'todo incluido' : '+ peajes y cargos';

export const offersPath = (studyId: string): string => `${studyPath(studyId)}/ofertas`;
