import type { Breadcrumb } from '@vatio/platform';

export const pointsCrumb: Breadcrumb = { label: 'Puntos de suministro', to: '/company/puntos' };
export const importsCrumb: Breadcrumb = { label: 'Importaciones', to: '/company/importaciones' };

/** The breadcrumbs from the section to a page below it. */
export const crumbsBelow = (...crumbs: readonly Breadcrumb[]): readonly Breadcrumb[] => [
  { label: 'PDS', to: '/company' },
  ...crumbs,
];
