import { NewForm } from '@vatio/ui/forms';
import { Page } from '@vatio/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow, pointsCrumb } from '../../common/navigation/crumbs';
import { useReadsClients } from '../../common/useReadsClients';
import { useCreateSupplyPoint } from '../pointApi';
import { ClientPicker } from './ClientPicker';
import { PointFields } from './PointFields';
import { newPoint } from './pointForm';

const crumbs = crumbsBelow(pointsCrumb, { label: 'Añadir punto' });

/**
 * Makes a supply point, and goes to its contracts: it cannot be computed without one. `?cliente=` and
 * `?cups=` fill in known values.
 */
export function PointNew() {
  const [params] = useSearchParams();
  const clientId = params.get('cliente') ?? '';
  const cups = params.get('cups') ?? '';
  const create = useCreateSupplyPoint();
  const isFromClient = useReadsClients() && clientId !== '';

  return (
    <Page title="Añadir punto de suministro" crumbs={crumbs}>
      <ForWriters what="puntos de suministro">
        <NewForm
          {...newPoint}
          defaults={newPoint.defaults({ clientId, cups })}
          draftKey="company/points/new"
          create={create}
          cancelTo={isFromClient ? `/company/clientes/${clientId}` : '/company/puntos'}
          message={() => 'Punto de suministro creado. Ahora añade su contrato.'}
          page={({ id }) => `/company/puntos/${id}/contratos`}
        >
          {(form) => (
            <>
              <ClientPicker form={form} />
              <PointFields form={form} />
            </>
          )}
        </NewForm>
      </ForWriters>
    </Page>
  );
}
