import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import type { ChosenColumns, ListState } from '@vatio/ui/table';
import type { ClientFilterName } from '../model/clientFilter';
import { ArchivableTable } from './ArchivableTable';
import { clientColumns } from './clientColumns';
import { useClientArchiving } from './useClientArchiving';

export interface ClientTableProps {
  readonly list: ListState<ClientFilterName>;
  readonly columns: ChosenColumns;
  readonly clients: ClientListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of clients. */
export const ClientTable = ({ list, columns, clients, isRefreshing }: ClientTableProps) => (
  <ArchivableTable
    caption="Clientes"
    columns={clientColumns}
    chosen={columns}
    rows={clients.rows}
    total={clients.total}
    rowName={({ name }) => name}
    archiving={useClientArchiving()}
    words={['cliente seleccionado', 'clientes seleccionados']}
    list={list}
    isRefreshing={isRefreshing}
  />
);
