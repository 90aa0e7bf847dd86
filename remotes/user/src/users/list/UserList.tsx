import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { ExportMenu, readAllPages } from '@vatio/ui/export';
import { Page } from '@vatio/ui/layout';
import {
  type ChosenColumns,
  ColumnChoice,
  FilterSelect,
  type ListState,
  ListStates,
  NoMatches,
  SearchBox,
  Toolbar,
  useColumnChoice,
  useListState,
} from '@vatio/ui/table';
import { History, Scale, ShieldCheck, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { attentionQuery } from '../../parameters/parameterApi';
import { readUsers, userListQuery } from '../userApi';
import { UserTable } from './UserTable';
import { userColumns, userExportColumns } from './userColumns';
import {
  roleOptions,
  stateOptions,
  toUserQuery,
  type UserFilterName,
  userFilters,
  userSorts,
} from './userFilter';

/** Pages of the export: the largest that the API gives. */
const exportPageSize = 1000;

/** Every account: found, filtered, sorted, exported, deactivated. */
export function UserList() {
  const list = useListState({ sort: 'name', sortable: userSorts }, userFilters);
  const columns = useColumnChoice('users', userColumns);
  const users = useQuery(userListQuery(toUserQuery(list)));
  // Only a hint of what to draw: the API decides who may see the list.
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Usuarios" actions={isAdmin && <Actions />}>
      {isAdmin && <UserToolbar list={list} columns={columns} />}
      <ListStates
        query={users}
        columns={userColumns.length}
        what="los usuarios"
        empty={
          users.data?.total === 0 && (
            <NoMatches title="Ningún usuario coincide" onClear={list.clear} />
          )
        }
      >
        {(answer) => (
          <UserTable list={list} columns={columns} users={answer} isRefreshing={users.isFetching} />
        )}
      </ListStates>
    </Page>
  );
}

function Actions() {
  const { data: attention } = useQuery(attentionQuery);
  return (
    <>
      <Link className="btn btn-outline-primary" to="parametros">
        <Scale aria-hidden="true" /> Parámetros
        {attention && attention.count > 0 && (
          <span className="badge text-bg-warning ms-2" title={attention.text}>
            {attention.count}
            <span className="visually-hidden"> por atender</span>
          </span>
        )}
      </Link>
      <Link className="btn btn-outline-primary" to="segundo-factor-por-rol">
        <ShieldCheck aria-hidden="true" /> Segundo factor
      </Link>
      <Link className="btn btn-outline-primary" to="auditoria">
        <History aria-hidden="true" /> Auditoría
      </Link>
      <Link className="btn btn-primary" to="nuevo">
        <UserPlus aria-hidden="true" /> Añadir usuario
      </Link>
    </>
  );
}

interface UserToolbarProps {
  readonly list: ListState<UserFilterName>;
  readonly columns: ChosenColumns;
}

function UserToolbar({ list, columns }: UserToolbarProps) {
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
