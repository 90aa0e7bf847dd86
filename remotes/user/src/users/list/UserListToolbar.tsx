import { ExportMenu, readAllPages } from '@vatio/ui/export';
import {
  type ChosenColumns,
  ColumnChoice,
  FilterSelect,
  type ListState,
  SearchBox,
  Toolbar,
} from '@vatio/ui/table';
import { readUsers } from '../userApi';
import { userExportColumns } from './userColumns';
import { roleOptions, stateOptions, toUserQuery, type userFilters } from './userFilter';

export interface UserListToolbarProps {
  readonly list: ListState<(typeof userFilters)[number]>;
  readonly columns: ChosenColumns;
}

/** Pages of the export: the largest that the API gives. */
const exportPageSize = 1000;

/** Search, filters, columns and export of the list of users. */
export function UserListToolbar({ list, columns }: UserListToolbarProps) {
  const { q, filters, change } = list;
  return (
    <Toolbar
      actions={
        <>
          <ColumnChoice choice={columns} />
          <ExportMenu
            fileName="usuarios"
            columns={userExportColumns}
            readRows={(signal, onProgress) =>
              readAllPages(
                (page) =>
                  readUsers({ ...toUserQuery(list), page, pageSize: exportPageSize }, signal),
                { signal, onProgress },
              )
            }
          />
        </>
      }
    >
      <SearchBox
        label="Buscar por nombre o correo"
        value={q}
        onChange={(text) => change({ q: text })}
      />
      <FilterSelect
        label="Rol"
        value={filters.rol}
        onChange={(rol) => change({ filters: { rol } })}
        options={roleOptions}
      />
      <FilterSelect
        label="Estado"
        value={filters.estado}
        onChange={(estado) => change({ filters: { estado } })}
        options={stateOptions}
      />
    </Toolbar>
  );
}
