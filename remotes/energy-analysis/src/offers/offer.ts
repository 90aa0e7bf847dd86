import type { OfferMode, OfferPowers } from '@vatio/contracts/energy-analysis/offers';
import { studyPath } from '../studies/studyPaths';

export const modeLabels: Readonly<Record<OfferMode, string>> = {
  fixed: 'Precio fijo',
  indexed: 'Indexada',
};

export const powersLabels: Readonly<Record<OfferPowers, string>> = {
  contracted: 'contratadas',
  optimum: 'óptimas',
};

/** The scope of an offer's prices: without it, they cannot be compared. */
export const atrInWords = (includesAtr: boolean): string =>
  includesAtr ? 'todo incluido' : '+ peajes y cargos';

export const offersPath = (studyId: string): string => `${studyPath(studyId)}/ofertas`;
