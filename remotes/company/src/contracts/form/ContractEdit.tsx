import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { usePointBreadcrumbs } from '../../points/usePointBreadcrumbs';
import { ContractEditForm } from './ContractEditForm';

/** The form of one contract. */
export function ContractEdit() {
  const { id = '', contractId = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const contract = contracts.data?.find((one) => one.id === contractId);
  usePageTitle('Editar contrato');
  usePointBreadcrumbs(id, point.data ? pointName(point.data) : 'Punto', 'Editar contrato');

  return (
    <Page title="Editar contrato">
      <ForWriters what="contratos">
        {contracts.isPending && <LoadingState label="Cargando el contrato…" />}
        {contracts.isLoadingError && (
          <ErrorState error={contracts.error} what="este contrato" onRetry={contracts.refetch} />
        )}
        {contracts.data && !contract && (
          <EmptyState
            icon={<SearchX />}
            title="Ese contrato no existe."
            action={
              <Link className="btn btn-primary" to={`/company/puntos/${id}/contratos`}>
                Ver los contratos
              </Link>
            }
          />
        )}
        {contract && <ContractEditForm key={contractId} contract={contract} />}
      </ForWriters>
    </Page>
  );
}
