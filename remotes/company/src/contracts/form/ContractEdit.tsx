import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { pointCrumbs } from '../../points/pointCrumbs';
import { ContractEditForm } from './ContractEditForm';

const title = 'Editar contrato';

/** The form of one contract. */
export function ContractEdit() {
  const { id = '', contractId = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const contract = contracts.data?.find((one) => one.id === contractId);
  const name = point.data ? pointName(point.data) : 'Punto';

  return (
    <Page title={title} crumbs={pointCrumbs(id, name, title)}>
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
