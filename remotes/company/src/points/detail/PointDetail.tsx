import { useQuery } from '@tanstack/react-query';
import { LazyPage, Loaded, Page } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { pointName } from '../point';
import { supplyPointQuery } from '../pointApi';
import { pointCrumbs } from '../pointCrumbs';
import { type PointTab, type PointTabProps, pointTabs } from '../pointTab';
import { PointActions } from './PointActions';

export interface PointDetailProps {
  readonly tab: PointTab;
  /** Fetches what the tab shows. */
  readonly load: () => Promise<ComponentType<PointTabProps>>;
}

/** One supply point: its heading and its tabs, and the one that is open. */
export function PointDetail({ tab, load }: PointDetailProps) {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const name = point.data ? pointName(point.data) : 'Punto de suministro';
  const label = pointTabs.find((one) => one.tab === tab)?.label ?? '';
  const isCard = tab === 'card';

  return (
    <Page
      title={name}
      documentTitle={isCard ? name : `${label} de ${name}`}
      crumbs={pointCrumbs(id, name, isCard ? undefined : label)}
      actions={point.data && <PointActions point={point.data} />}
    >
      <Loaded
        query={point}
        loading="Cargando el punto de suministro…"
        what="este punto de suministro"
      >
        {(found) => (
          <>
            <PointTabs pointId={id} current={tab} />
            <LazyPage key={tab} load={load} props={{ point: found }} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface PointTabsProps {
  readonly pointId: string;
  readonly current: PointTab;
}

function PointTabs({ pointId, current }: PointTabsProps) {
  return (
    <nav
      className="nav nav-underline row-gap-0 mb-3 border-bottom"
      aria-label="Apartados del punto de suministro"
    >
      {pointTabs.map(({ tab, label, path }) => (
        <Link
          key={tab}
          className={`nav-link ${tab === current ? 'active' : ''}`}
          aria-current={tab === current ? 'page' : undefined}
          to={`/company/puntos/${pointId}${path}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
