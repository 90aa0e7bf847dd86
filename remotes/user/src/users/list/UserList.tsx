import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { RecordList, RecordToolbar } from '@vatio/ui/table';
import { History, Scale, ShieldCheck, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { attentionQuery } from '../../parameters/parameterApi';
import { readUsers, userListKey } from '../userApi';
import { UserRows } from './UserRows';
import { userList } from './userListFacts';

/** Every account: found, filtered, sorted, exported, deactivated. */
export function UserList() {
  // Only a hint of what to draw: the API decides who may see the list.
  const isAdmin = useHasRole('admin');
  return (
    <Page title="Usuarios" actions={isAdmin && <Actions />}>
      <RecordList facts={userList} queryKey={userListKey} readPage={readUsers}>
        {isAdmin && <RecordToolbar />}
        <UserRows />
      </RecordList>
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
