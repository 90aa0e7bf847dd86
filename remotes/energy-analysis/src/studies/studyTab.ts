import type { Study } from '@vatio/contracts/energy-analysis/studies';

/** The tabs of a study, as they are called in code, on screen and in the URL. */
export const studyTabs = [
  { tab: 'data', label: 'Datos', path: '' },
  { tab: 'power', label: 'Potencia', path: '/potencia' },
  { tab: 'offers', label: 'Ofertas', path: '/ofertas' },
  { tab: 'curve', label: 'Curva', path: '/curva' },
  { tab: 'reactive', label: 'Reactiva', path: '/reactiva' },
  { tab: 'report', label: 'Informe', path: '/informe' },
] as const;
export type StudyTab = (typeof studyTabs)[number]['tab'];

export interface StudyTabProps {
  readonly study: Study;
}
