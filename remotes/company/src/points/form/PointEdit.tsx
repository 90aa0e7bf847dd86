import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { proposedTypeOf } from '../../common/contract';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../point';
import { supplyPointQuery } from '../pointApi';
import { pointCrumbs } from '../pointCrumbs';
import { PointEditForm } from './PointEditForm';

/** The form of one supply point. */
export function PointEdit() {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  // Only for a proposal: without them the form is as good.
  const contracts = useQuery(contractsQuery(id));
  const name = point.data ? pointName(point.data) : 'Punto de suministro';

  return (
    <Page
      title="Editar punto de suministro"
      documentTitle={`Editar ${name}`}
      crumbs={pointCrumbs(id, name, 'Editar')}
    >
      <ForWriters what="puntos de suministro">
        {point.isPending && <LoadingState label="Cargando el punto de suministro…" />}
        {point.isLoadingError && (
          <ErrorState error={point.error} what="este punto de suministro" onRetry={point.refetch} />
        )}
        {point.data && (
          <PointEditForm
            key={id}
            point={point.data}
            proposedType={proposedTypeOf(contracts.data ?? [])}
          />
        )}
      </ForWriters>
    </Page>
  );
}
