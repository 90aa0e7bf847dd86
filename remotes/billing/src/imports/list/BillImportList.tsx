import { useQuery } from '@tanstack/react-query';
import type { BillImportRow } from '@vatio/contracts/billing/billImports';
import { notify, useHasRole } from '@vatio/platform';
import { importColumns, UndoImport } from '@vatio/ui/import';
import { EmptyState, Page } from '@vatio/ui/layout';
import { DataTable, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { billsPath, importBillsPath } from '../../bills/billPaths';
import { billImportListQuery, useUndoBillImport } from '../billImportApi';
import { billsInWords, undoneInWords } from '../billImportWords';

const Undo = ({ row: { id, fileName } }: { readonly row: BillImportRow }) => (
  <UndoImport
    isSmall
    aria-label={`Deshacer la importación de ${fileName}`}
    undo={useUndoBillImport()}
    sent={id}
    onUndone={(undone) => notify(undoneInWords(undone), { kind: 'success' })}
  >
    Quitaremos las facturas que trajo <bdi className="fw-bold text-break">{fileName}</bdi>. Se
    quedan aquellas con las que ya se ha trabajado: las cambiadas, las reclamadas y las que tienen
    un fichero. Para tenerlas otra vez habría que importar el fichero de nuevo.
  </UndoImport>
);

const columns = importColumns<BillImportRow>(
  { header: 'Trajo', cell: ({ newBills }) => billsInWords(newBills) },
  (row) => <Undo row={row} />,
);

const title = 'Importaciones';

/** Every import of bills, the newest first, and the way to undo one. */
export function BillImportList() {
  const list = useListState({ sort: '-created' });
  const imports = useQuery(billImportListQuery({ page: list.page, pageSize: list.pageSize }));
  // Only a hint of what to draw: the API decides.
  const canImport = useHasRole('admin', 'writer');
  const shown = canImport ? columns.write : columns.read;
  const add = canImport && (
    <Link className="btn btn-primary" to={importBillsPath}>
      <FileSpreadsheet aria-hidden="true" /> Importar facturas
    </Link>
  );
  return (
    <Page
      title={title}
      documentTitle="Importaciones de facturas"
      crumbs={[{ label: 'Facturación', to: billsPath }, { label: title }]}
      actions={add}
    >
      <ListStates
        query={imports}
        columns={shown.length}
        what="las importaciones"
        empty={
          imports.data?.total === 0 && (
            <EmptyState
              icon={<FileSpreadsheet />}
              title="Todavía no hay importaciones de facturas"
              action={add}
            >
              Aquí queda cada fichero de facturas: cuántas trajo y quién lo importó. Se puede
              deshacer.
            </EmptyState>
          )
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Importaciones de facturas"
              columns={shown}
              rows={rows}
              rowId={({ id }) => id}
              isRefreshing={imports.isPlaceholderData}
            />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}
