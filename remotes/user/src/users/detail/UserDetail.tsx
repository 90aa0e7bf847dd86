import { useQuery } from '@tanstack/react-query';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { userQuery } from '../../common/oneUserApi';
import { userSessionsQuery } from '../userApi';
import { UserActions } from './UserActions';
import { UserActivity } from './UserActivity';
import { UserCard } from './UserCard';
import { UserSessions } from './UserSessions';

/** One account: what it is, where it is signed in, and what was done to it. */
export function UserDetail() {
  const { id = '' } = useParams();
  const user = useQuery(userQuery(id));
  const sessions = useQuery({ ...userSessionsQuery(id), enabled: user.data !== undefined });
  const name = user.data?.name ?? 'Usuario';

  return (
    <Page
      title={name}
      crumbs={[{ label: 'Usuarios', to: '/user' }, { label: name }]}
      actions={user.data && <UserActions user={user.data} />}
    >
      <Loaded query={user} loading="Cargando el usuario…" what="este usuario">
        {(found) => (
          <div className="card-grid">
            <UserCard user={found} />
            <UserSessions userId={id} />
            {/* It waits for the part above, which would push it down. */}
            <div className="is-wide" hidden={sessions.isPending}>
              <UserActivity userId={id} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
