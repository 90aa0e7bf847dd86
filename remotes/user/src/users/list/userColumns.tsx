import type { ExportColumn } from '@vatio/ui/export';
import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { RoleBadge } from '../RoleBadge';
import { StateBadge } from '../StateBadge';
import { roleLabel, stateLabel, type User } from '../user';

/** The list of users: ids are the names that the API sorts by. */
export const userColumns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'Nombre',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, name }) => (
      <Link to={id}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'email', header: 'Correo', sortable: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { id: 'role', header: 'Rol', sortable: true, cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'state',
    header: 'Estado',
    sortable: true,
    cell: ({ active }) => <StateBadge active={active} />,
  },
  {
    id: 'lastAccess',
    header: 'Último acceso',
    sortable: true,
    cell: ({ lastAccessAt }) => (lastAccessAt ? dateTime(lastAccessAt) : 'Nunca'),
  },
  {
    id: 'created',
    header: 'Alta',
    sortable: true,
    initiallyHidden: true,
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

export const userExportColumns: readonly ExportColumn<User>[] = [
  { header: 'Nombre', value: ({ name }) => name },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Rol', value: ({ role }) => roleLabel(role) },
  { header: 'Estado', value: ({ active }) => stateLabel(active) },
  {
    header: 'Último acceso',
    value: ({ lastAccessAt }) => (lastAccessAt ? new Date(lastAccessAt) : null),
  },
  { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
];
