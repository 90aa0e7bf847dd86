import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import type { ChosenColumns, ListState } from '@vatio/ui/table';
import { ArchivableTable } from '../../common/archiving/ArchivableTable';
import { useClientArchiving } from '../useClientArchiving';
import { clientColumns } from './clientColumns';
import type { ClientFilterName } from './clientFilter';

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
