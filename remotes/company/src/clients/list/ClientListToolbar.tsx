import { ExportMenu, readAllPages } from '@vatio/ui/export';
import {
  type ChosenColumns,
  ColumnChoice,
  FilterChips,
  FilterSelect,
  type ListState,
  SearchBox,
  Toolbar,
} from '@vatio/ui/table';
import { chipsOf } from '../../common/lists/chips';
import { stateOptions } from '../../common/lists/listState';
import { expiryOptions } from '../../common/values/expiry';
import { readClients } from '../clientApi';
import { clientExportColumns } from './clientColumns';
import { type ClientFilterName, toClientQuery } from './clientFilter';

export interface ClientListToolbarProps {
  readonly list: ListState<ClientFilterName>;
  readonly columns: ChosenColumns;
}

/** Pages of the export: the largest that the API gives. */
const exportPageSize = 1000;

/** Search, filters, columns and export of the list of clients. */
export function ClientListToolbar({ list, columns }: ClientListToolbarProps) {
  const { q, filters, change, clear } = list;
  const readPage = (page: number, signal: AbortSignal) =>
    readClients({ ...toClientQuery(list), page, pageSize: exportPageSize }, signal);
  return (
    <>
      <Toolbar
        actions={
          <>
            <ColumnChoice choice={columns} />
            <ExportMenu
              fileName="clientes"
              columns={clientExportColumns}
              readRows={(signal, onProgress) =>
                readAllPages((page) => readPage(page, signal), { signal, onProgress })
              }
            />
          </>
        }
      >
        <SearchBox
          label="Buscar por nombre, NIF o CUPS"
          value={q}
          onChange={(text) => change({ q: text })}
        />
        <FilterSelect
          label="Contrato que vence"
          value={filters.vence}
          onChange={(vence) => change({ filters: { vence } })}
          options={expiryOptions}
        />
        <FilterSelect
          label="Estado"
          all="Activos"
          value={filters.estado}
          onChange={(estado) => change({ filters: { estado } })}
          options={stateOptions}
        />
      </Toolbar>
      <FilterChips
        chips={chipsOf(list, {
          vence: { label: 'Vence', options: expiryOptions },
          estado: { label: 'Estado', options: stateOptions },
        })}
        onClear={clear}
      />
    </>
  );
}
