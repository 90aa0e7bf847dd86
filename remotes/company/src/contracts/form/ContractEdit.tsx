import { useQuery } from '@tanstack/react-query';
import { contractWords } from '@vatio/contracts/company/contractRecord';
import { ChangeForm } from '@vatio/ui/forms';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { ForWriters } from '../../common/ForWriters';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { pointCrumbs } from '../../points/pointCrumbs';
import { useChangeContract } from '../contractApi';
import { ContractFields } from './ContractFields';
import { contractFormOf } from './contractDefaults';
import { contractFormSchema } from './contractForm';

const title = 'Editar contrato';

/** Corrects a contract. If another person saved first, both versions are shown. */
export function ContractEdit() {
  const { id = '', contractId = '' } = useParams();
  const point = useQuery(supplyPointQuery(id));
  const contracts = useQuery(contractsQuery(id));
  const contract = contracts.data?.find((one) => one.id === contractId);
  const change = useChangeContract(contractId);
  const name = point.data ? pointName(point.data) : 'Punto';
  const page = `/company/puntos/${id}/contratos`;
  const wayBack = (
    <Link className="btn btn-primary" to={page}>
      Ver los contratos
    </Link>
  );

  return (
    <Page title={title} crumbs={pointCrumbs(id, name, title)}>
      <ForWriters what="contratos">
        <Loaded query={contracts} loading="Cargando el contrato…" what="este contrato">
          {() =>
            contract ? (
              <ChangeForm
                key={contractId}
                stored={contract}
                schema={contractFormSchema}
                toForm={contractFormOf}
                draftKey={`company/contracts/${contractId}`}
                change={change}
                toSend={(values, version) => ({ ...values, version })}
                words={contractWords}
                what="este contrato"
                savedMessage="Contrato guardado"
                page={page}
              >
                {(form) => <ContractFields form={form} voltageKv={point.data?.voltageKv} />}
              </ChangeForm>
            ) : (
              <EmptyState icon={<SearchX />} title="Ese contrato no existe." action={wayBack} />
            )
          }
        </Loaded>
      </ForWriters>
    </Page>
  );
}
