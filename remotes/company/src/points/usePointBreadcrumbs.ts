import { useBreadcrumbs } from '@vatio/platform';
import { useMemo } from 'react';

/**
 * The way to a page below a supply point.
 *
 * @param name of the point
 * @param label of the page; `undefined` = it is the point's own
 */
export function usePointBreadcrumbs(pointId: string, name: string, label?: string): void {
  useBreadcrumbs(
    useMemo(() => {
      const point = `/company/puntos/${pointId}`;
      return [
        { label: 'PDS', to: '/company' },
        { label: 'Puntos de suministro', to: '/company/puntos' },
        ...(label === undefined ? [{ label: name }] : [{ label: name, to: point }, { label }]),
      ];
    }, [pointId, name, label]),
  );
}
