import { useQuery } from '@tanstack/react-query';
import { NewForm } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { pointCrumbs } from '../../points/pointCrumbs';
import { useCreateContract } from '../contractApi';
import { ContractFields } from './ContractFields';
import { contractAfter } from './contractDefaults';
import { contractFormSchema } from './contractForm';

const title = 'Añadir contrato';

/** Makes the next contract of a supply point out of the one before. */
export function ContractNew() {
  const { id = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const create = useCreateContract(id);
  const last = contracts.data?.[0];
  const name = point.data ? pointName(point.data) : 'Punto';
  const page = `/company/puntos/${id}/contratos`;

  return (
    <Page title={title} crumbs={pointCrumbs(id, name, title)}>
      <ForWriters what="contratos">
        {last?.to === null && (
          <p className="alert alert-warning">
            El contrato con <bdi>{last.supplier}</bdi> no tiene fecha final, y ningún otro puede
            empezar después. <Link to={`${page}/${last.id}`}>Pon su último día</Link> antes de
            añadir el siguiente.
          </p>
        )}
        <Loaded query={contracts} loading="Cargando los contratos…" what="los contratos">
          {() => (
            <NewForm
              key={id}
              schema={contractFormSchema}
              defaults={contractAfter(last)}
              draftKey={`company/points/${id}/contracts/new`}
              create={create}
              submit="Añadir contrato"
              cancelTo={page}
              message={() => 'Contrato añadido'}
              page={() => page}
            >
              {(form) => (
                <>
                  {last && (
                    <p className="alert alert-info">
                      Copiado del contrato con <bdi>{last.supplier}</bdi>, menos los precios: revisa
                      cada dato.
                    </p>
                  )}
                  <ContractFields form={form} voltageKv={point.data?.voltageKv} />
                </>
              )}
            </NewForm>
          )}
        </Loaded>
      </ForWriters>
    </Page>
  );
}
