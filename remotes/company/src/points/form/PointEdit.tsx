import { useQuery } from '@tanstack/react-query';
import { ChangeForm } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { proposedTypeOf } from '../../common/contract';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../point';
import { supplyPointQuery, useChangeSupplyPoint } from '../pointApi';
import { pointCrumbs } from '../pointCrumbs';
import { ClockWarning } from './ClockWarning';
import { PointFields } from './PointFields';
import { changedPoint } from './pointForm';

/** Changes a supply point. If another person saved first, both versions are shown. */
export function PointEdit() {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  // They are only for a proposal: the form works without them.
  const { data: contracts = [] } = useQuery(contractsQuery(id));
  const change = useChangeSupplyPoint(id);
  const name = point.data ? pointName(point.data) : 'Punto de suministro';

  return (
    <Page
      title="Editar punto de suministro"
      documentTitle={`Editar ${name}`}
      crumbs={pointCrumbs(id, name, 'Editar')}
    >
      <ForWriters what="puntos de suministro">
        <Loaded
          query={point}
          loading="Cargando el punto de suministro…"
          what="este punto de suministro"
        >
          {(stored) => (
            <ChangeForm
              {...changedPoint}
              key={id}
              stored={stored}
              draftKey={`company/points/${id}`}
              change={change}
              page={`/company/puntos/${id}`}
            >
              {(form, base) => (
                <>
                  <PointFields form={form} proposedType={proposedTypeOf(contracts)} />
                  <ClockWarning point={base} chosen={form.watch('territory')} />
                </>
              )}
            </ChangeForm>
          )}
        </Loaded>
      </ForWriters>
    </Page>
  );
}
