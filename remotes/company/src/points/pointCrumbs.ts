import type { Breadcrumb } from '@vatio/platform';
import { crumbsBelow, pointsCrumb } from '../common/navigation/crumbs';

/** The breadcrumbs of a page below a supply point; without a `label`, of the point's own page. */
export function pointCrumbs(pointId: string, name: string, label?: string): readonly Breadcrumb[] {
  if (label === undefined) return crumbsBelow(pointsCrumb, { label: name });
  return crumbsBelow(pointsCrumb, { label: name, to: `/company/puntos/${pointId}` }, { label });
}
