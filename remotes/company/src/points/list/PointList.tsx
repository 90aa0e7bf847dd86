import { isId } from '@vatio/contracts/paths';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { RecordList, RecordToolbar } from '@vatio/ui/table';
import { FileSpreadsheet, Plug, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { ArchivableRows } from '../../common/archiving/ArchivableRows';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { SectionNav } from '../../common/navigation/SectionNav';
import { useReadsClients } from '../../common/useReadsClients';
import { readSupplyPoints, supplyPointListKey } from '../pointApi';
import { useClientName } from '../useClientName';
import { AttentionCard } from './AttentionCard';
import { PointExport } from './PointExport';
import { pointList } from './pointListFacts';

const crumbs = crumbsBelow({ label: 'Puntos de suministro' });

export interface PointListProps {
  /** Its title where it is the first page of the section. */
  readonly title?: string;
}

/** Every supply point: found, filtered, sorted, exported, archived. */
export function PointList({ title = 'Puntos de suministro' }: PointListProps) {
  const canAdd = useHasRole('admin', 'writer', 'pds_editor');
  const canImport = useHasRole('admin', 'writer');
  const readsClients = useReadsClients();
  const [params] = useSearchParams();
  const client = params.get('cliente') ?? '';
  const clientName = useClientName(client) ?? '…';
  const label = isId(client) ? clientName : 'desconocido, no se aplica';
  const add = canAdd && (
    <span className="d-inline-flex flex-wrap gap-2">
      {canImport && (
        <Link className="btn btn-outline-primary" to="/company/puntos/importar">
          <FileSpreadsheet aria-hidden="true" /> Importar puntos
        </Link>
      )}
      <Link
        className="btn btn-primary"
        to={`/company/puntos/nuevo${isId(client) ? `?cliente=${client}` : ''}`}
      >
        <Plus aria-hidden="true" /> Añadir punto
      </Link>
    </span>
  );

  return (
    <Page title={title} crumbs={crumbs} actions={add}>
      <SectionNav />
      {/* Other roles find it on the list of clients. */}
      {!readsClients && <AttentionCard />}
      <RecordList
        facts={pointList({ value: client, label })}
        queryKey={supplyPointListKey}
        readPage={readSupplyPoints}
      >
        <RecordToolbar>
          <PointExport />
        </RecordToolbar>
        <ArchivableRows
          of="points"
          nothingYet={
            <EmptyState icon={<Plug />} title="Todavía no hay puntos de suministro" action={add}>
              Aquí aparecerán los CUPS de los clientes, con su tarifa y cuándo vence su contrato.
            </EmptyState>
          }
        />
      </RecordList>
    </Page>
  );
}
