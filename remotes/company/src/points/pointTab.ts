import type { SupplyPoint } from './point';

/** The tabs of a supply point, as they are called in code, on screen and in the URL. */
export const pointTabs = [
  { tab: 'card', label: 'Ficha', path: '' },
  { tab: 'contracts', label: 'Contratos', path: '/contratos' },
  { tab: 'consumption', label: 'Consumos', path: '/consumos' },
  { tab: 'curve', label: 'Curva', path: '/curva' },
] as const;
export type PointTab = (typeof pointTabs)[number]['tab'];

export interface PointTabProps {
  readonly point: SupplyPoint;
}
