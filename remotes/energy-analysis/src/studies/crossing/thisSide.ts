import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';

/** True if the optimum is of a tariff with other periods than today's. */
export const isOfOtherTariff = ({ optimum, current }: StudyResult): boolean =>
  optimum.powersKw.length !== current.powersKw.length;

/** The trait that the best powers of this side leave unchanged. */
export const thisSideInWords = (result: StudyResult): string =>
  isOfOtherTariff(result) ? 'Sin cambiar de tarifa' : 'Sin cambiar de tipo de punto';
