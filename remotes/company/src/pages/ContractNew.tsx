import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@vatio/platform';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../api/supplyContracts';
import { supplyPointQuery } from '../api/supplyPoints';
import { ForWriters } from '../components/ForWriters';
import { NewContractForm } from '../components/NewContractForm';
import { usePointBreadcrumbs } from '../components/usePointBreadcrumbs';
import { pointName } from '../model/point';

/** The next contract of a supply point. */
export function ContractNew() {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const last = contracts.data?.[0];
  usePageTitle('Añadir contrato');
  usePointBreadcrumbs(id, point.data ? pointName(point.data) : 'Punto', 'Añadir contrato');

  return (
    <Page title="Añadir contrato">
      <ForWriters what="contratos">
        {contracts.isPending && <LoadingState label="Cargando los contratos…" />}
        {contracts.isLoadingError && (
          <ErrorState error={contracts.error} what="los contratos" onRetry={contracts.refetch} />
        )}
        {last?.to === null && (
          <p className="alert alert-warning">
            El contrato con <bdi>{last.supplier}</bdi> no tiene fecha final, y ningún otro puede
            empezar después.{' '}
            <Link to={`/company/puntos/${id}/contratos/${last.id}`}>Pon su último día</Link> antes
            de añadir el siguiente.
          </p>
        )}
        {contracts.data && <NewContractForm key={id} pointId={id} last={last} />}
      </ForWriters>
    </Page>
  );
}
