import { useQuery } from '@tanstack/react-query';
import { isId } from '@vatio/contracts/paths';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ListToolbar, useColumnChoice, useListState } from '@vatio/ui/table';
import { FileSpreadsheet, Plug, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchivableList } from '../../common/archiving/ArchivableList';
import { stateOptions } from '../../common/lists/listState';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { SectionNav } from '../../common/navigation/SectionNav';
import { useReadsClients } from '../../common/useReadsClients';
import { expiryOptions } from '../../common/values/expiry';
import { pointTypeOptions, territoryOptions } from '../../common/values/words';
import { pointName } from '../point';
import { supplyPointListQuery } from '../pointApi';
import { pointColumns } from '../pointColumns';
import { dataOptions } from '../pointData';
import { useClientName } from '../useClientName';
import { AttentionCard } from './AttentionCard';
import { PointExport } from './PointExport';
import { pointFilters, pointSorts, tariffOptions, toPointQuery } from './pointFilter';

const crumbs = crumbsBelow({ label: 'Puntos de suministro' });
const selects = [
  { name: 'territorio', label: 'Territorio', options: territoryOptions },
  { name: 'tarifa', label: 'Tarifa', all: 'Todas', options: tariffOptions },
  { name: 'tipo', label: 'Tipo de punto', options: pointTypeOptions },
  { name: 'vence', label: 'Contrato que vence', options: expiryOptions },
  { name: 'datos', label: 'Datos', options: dataOptions },
  { name: 'estado', label: 'Estado', all: 'Activos', options: stateOptions },
] as const;

export interface PointListProps {
  /** Its title where it is the first page of the section. */
  readonly title?: string;
}

/** Every supply point: found, filtered, sorted, exported, archived. */
export function PointList({ title = 'Puntos de suministro' }: PointListProps) {
  const list = useListState({ sort: 'cups', sortable: pointSorts }, pointFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('supply-points', pointColumns);
  const query = toPointQuery(list);
  const points = useQuery(supplyPointListQuery(query));
  const canAdd = useHasRole('admin', 'writer', 'pds_editor');
  const canImport = useHasRole('admin', 'writer');
  const readsClients = useReadsClients();
  const { cliente = '' } = list.filters;
  const clientName = useClientName(cliente) ?? '…';
  // A value that is no id, such as the end of a truncated link, is left out, and the label says so.
  const label = isId(cliente) ? clientName : 'desconocido, no se aplica';
  const client = { value: cliente, label };
  const add = canAdd && (
    <span className="d-inline-flex flex-wrap gap-2">
      {canImport && (
        <Link className="btn btn-outline-primary" to="/company/puntos/importar">
          <FileSpreadsheet aria-hidden="true" /> Importar puntos
        </Link>
      )}
      <Link
        className="btn btn-primary"
        to={`/company/puntos/nuevo${isId(cliente) ? `?cliente=${cliente}` : ''}`}
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
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por CUPS, alias o cliente"
        selects={selects}
        chips={{ cliente: { label: 'Cliente', options: [client] } }}
      >
        <PointExport query={query} />
      </ListToolbar>
      <ArchivableList
        of="points"
        caption="Puntos de suministro"
        columns={pointColumns}
        chosen={columns}
        list={list}
        query={points}
        skeletonColumns={7}
        rowName={pointName}
        nothingYet={
          <EmptyState icon={<Plug />} title="Todavía no hay puntos de suministro" action={add}>
            Aquí aparecerán los CUPS de los clientes, con su tarifa y cuándo vence su contrato.
          </EmptyState>
        }
      />
    </Page>
  );
}
