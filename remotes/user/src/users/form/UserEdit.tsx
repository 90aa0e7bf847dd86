import { useQuery } from '@tanstack/react-query';
import { ChangeForm } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { userQuery } from '../../common/oneUserApi';
import { showMyChange } from '../../common/showMyChange';
import { useMyId } from '../useMyId';
import { useChangeUser } from '../userApi';
import { UserFields } from './UserFields';
import { changedUser } from './userForm';

/** Changes an account. If another person saved first, both versions are shown. */
export function UserEdit() {
  const { id = '' } = useParams();
  const user = useQuery(userQuery(id));
  const change = useChangeUser(id);
  const isMe = useMyId() === id;
  const name = user.data?.name ?? 'Usuario';
  const page = `/user/${id}`;
  const crumbs = [
    { label: 'Usuarios', to: '/user' },
    { label: name, to: page },
  ];

  return (
    <Page
      title="Editar usuario"
      documentTitle={`Editar ${name}`}
      crumbs={[...crumbs, { label: 'Editar' }]}
    >
      <Loaded query={user} loading="Cargando el usuario…" what="este usuario">
        {(stored) => (
          <ChangeForm
            {...changedUser}
            key={id}
            stored={stored}
            draftKey={`user/${id}`}
            change={change}
            page={page}
            onSaved={() => {
              if (isMe) void showMyChange();
            }}
          >
            {(form) => <UserFields form={form} withRole={!isMe} />}
          </ChangeForm>
        )}
      </Loaded>
    </Page>
  );
}
