import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { ClearFilters, ListToolbar, useListState } from '@vatio/ui/table';
import { FileUp, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ImportListPage } from '../../common/imports/ImportListPage';
import { importListQuery } from '../curveImportApi';
import { ImportTable } from './ImportTable';
import { importColumns } from './importColumns';
import { importFilters, openOptions, ownerOptions, toImportQuery } from './importFilter';

/** Every import of curves, the newest first; those at work move by themselves. */
export function ImportList() {
  const list = useListState({ sort: '-created' }, importFilters);
  const imports = useQuery(importListQuery(toImportQuery(list)));
  // Only a hint of what to draw: whether it may be done is the API's answer.
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  const add = canImport && (
    <Link className="btn btn-primary" to="/company/importaciones/nueva">
      <Upload aria-hidden="true" /> Importar curvas
    </Link>
  );
  return (
    <ImportListPage
      query={imports}
      columnCount={importColumns.length}
      add={add}
      filters={
        <ListToolbar
          list={list}
          selects={[
            { name: 'quien', label: 'De quién', all: 'De todos', options: ownerOptions },
            { name: 'estado', label: 'Estado', options: openOptions },
          ]}
        />
      }
      empty={{
        icon: <FileUp />,
        title: list.hasFilters ? 'Ninguna importación coincide' : 'Todavía no hay importaciones',
        text: 'Aquí queda cada fichero de curvas: qué traía, qué se guardó y quién lo importó. Se puede deshacer.',
        action: list.hasFilters ? <ClearFilters onClear={list.clear} /> : add,
      }}
    >
      {({ rows, total }) => (
        <ImportTable
          list={list}
          rows={rows}
          total={total}
          isRefreshing={imports.isPlaceholderData}
        />
      )}
    </ImportListPage>
  );
}
