import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@vatio/platform';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { supplyPointQuery } from '../api/supplyPoints';
import { LazyPage } from '../components/LazyPage';
import { PointActions } from '../components/PointActions';
import { PointTabs } from '../components/PointTabs';
import { usePointBreadcrumbs } from '../components/usePointBreadcrumbs';
import { pointName } from '../model/point';
import { type PointTab, type PointTabProps, pointTabs } from '../model/pointTab';
import { PointCard } from './PointCard';

type Loaded = Promise<ComponentType<PointTabProps>>;

const lazyTabs = {
  contracts: async (): Loaded =>
    (await import(/* webpackChunkName: "contracts" */ './PointContracts')).PointContracts,
  consumption: async (): Loaded => (await import('./PointConsumption')).PointConsumption,
  curve: async (): Loaded => (await import('./PointCurve')).PointCurve,
} as const;

/** One supply point: its heading and its tabs, and the one that is open. */
export function PointDetail({ tab }: { readonly tab: PointTab }) {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const name = point.data ? pointName(point.data) : 'Punto de suministro';
  const label = pointTabs.find((one) => one.tab === tab)?.label ?? '';
  usePageTitle(tab === 'card' ? name : `${label} de ${name}`);
  usePointBreadcrumbs(id, name, tab === 'card' ? undefined : label);

  return (
    <Page title={name} actions={point.data && <PointActions point={point.data} />}>
      {point.isPending && <LoadingState label="Cargando el punto de suministro…" />}
      {point.isLoadingError && (
        <ErrorState error={point.error} what="este punto de suministro" onRetry={point.refetch} />
      )}
      {point.data && (
        <>
          <PointTabs pointId={id} current={tab} />
          {tab === 'card' ? (
            <PointCard point={point.data} />
          ) : (
            <LazyPage key={tab} load={lazyTabs[tab]} props={{ point: point.data }} />
          )}
        </>
      )}
    </Page>
  );
}
