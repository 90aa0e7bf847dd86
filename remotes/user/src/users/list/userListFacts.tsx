import { accountRecord } from '@vatio/contracts/user/userRecord';
import { recordFileColumns } from '@vatio/ui/export';
import { dateTime } from '@vatio/ui/format';
import { type ListFacts, recordColumns } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { RoleBadge } from '../RoleBadge';
import { StateBadge } from '../StateBadge';
import { roleChoices, type User } from '../user';

const columns = recordColumns<typeof accountRecord, User>(
  accountRecord,
  {
    name: {
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link to={id}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    email: { cell: ({ email }) => <bdi>{email}</bdi> },
    role: { cell: ({ role }) => <RoleBadge role={role} /> },
    // The name that the API sorts by.
    active: { id: 'state', sortable: true, cell: ({ active }) => <StateBadge active={active} /> },
  },
  {
    active: [
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
    ],
  },
);

const fileColumns = recordFileColumns<typeof accountRecord, User>(accountRecord, {
  active: [
    {
      header: 'Último acceso',
      value: ({ lastAccessAt }) => (lastAccessAt ? new Date(lastAccessAt) : null),
    },
    { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
  ],
});

const stateOptions = [
  { value: 'active', label: 'Activos' },
  { value: 'inactive', label: 'Inactivos' },
] as const;

/** The list of accounts; the ids of columns are the names that the API sorts by. */
export const userList: ListFacts<User> = {
  key: 'users',
  caption: 'Usuarios',
  searchLabel: 'Buscar por nombre o correo',
  columns,
  file: { name: 'usuarios', columns: fileColumns },
  sorts: ['name', 'email', 'role', 'state', 'lastAccess', 'created'],
  filters: {
    rol: { label: accountRecord.fields.role.label, sentAs: 'role', options: roleChoices },
    estado: { label: accountRecord.fields.active.label, sentAs: 'state', options: stateOptions },
  },
  skeletonColumns: columns.length,
  rowName: ({ name }) => `a ${name}`,
};
