import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Loaded } from '@vatio/ui/layout';
import { FileText, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contractsQuery } from '../../common/contractListApi';
import { PremiseHint } from '../../points/PremiseHint';
import type { PointTabProps } from '../../points/pointTab';
import { ContractHistory } from './ContractHistory';

/** The tab «Contratos» of a supply point: all contracts, and the gaps between them. */
export function PointContracts({ point }: PointTabProps) {
  const contracts = useQuery(contractsQuery(point.id));
  const canAdd = useHasRole('admin', 'writer', 'pds_editor');
  const add = canAdd && (
    <Link className="btn btn-primary" to={`/company/puntos/${point.id}/contratos/nuevo`}>
      <Plus aria-hidden="true" /> Añadir contrato
    </Link>
  );

  return (
    <Loaded query={contracts} loading="Cargando los contratos…" what="los contratos">
      {(found) =>
        found.length === 0 ? (
          <EmptyState icon={<FileText />} title="Todavía no tiene contratos" action={add}>
            Con su tarifa y sus potencias se calculan facturas y estudios.
          </EmptyState>
        ) : (
          <>
            {add && <div className="d-flex justify-content-end mb-3">{add}</div>}
            <PremiseHint point={point} />
            <ContractHistory contracts={found} />
          </>
        )
      }
    </Loaded>
  );
}
