import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { pointCrumbs } from '../../points/pointCrumbs';
import { NewContractForm } from './NewContractForm';

const title = 'Añadir contrato';

/** The next contract of a supply point. */
export function ContractNew() {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const last = contracts.data?.[0];
  const name = point.data ? pointName(point.data) : 'Punto';

  return (
    <Page title={title} crumbs={pointCrumbs(id, name, title)}>
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
