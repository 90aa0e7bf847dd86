import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { userQuery } from '../../common/oneUserApi';
import { UserEditForm } from './UserEditForm';

/** The form of one account. */
export function UserEdit() {
  const { id = '' } = useParams();
  const user = useQuery(userQuery(id));
  const name = user.data?.name ?? 'Usuario';

  return (
    <Page
      title="Editar usuario"
      documentTitle={`Editar ${name}`}
      crumbs={[
        { label: 'Usuarios', to: '/user' },
        { label: name, to: `/user/${id}` },
        { label: 'Editar' },
      ]}
    >
      {user.isPending && <LoadingState label="Cargando el usuario…" />}
      {user.isLoadingError && (
        <ErrorState error={user.error} what="este usuario" onRetry={user.refetch} />
      )}
      {user.data && <UserEditForm key={id} user={user.data} />}
    </Page>
  );
}
