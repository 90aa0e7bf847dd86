import type { Breadcrumb } from '@vatio/platform';

/**
 * The way to a page below a supply point.
 *
 * @param name of the point
 * @param label of the page; `undefined` = it is the point's own
 */
export const pointCrumbs = (pointId: string, name: string, label?: string): Breadcrumb[] => [
  { label: 'PDS', to: '/company' },
  { label: 'Puntos de suministro', to: '/company/puntos' },
  ...(label === undefined
    ? [{ label: name }]
    : [{ label: name, to: `/company/puntos/${pointId}` }, { label }]),
];
