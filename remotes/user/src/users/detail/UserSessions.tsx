import { useQuery } from '@tanstack/react-query';
import { notify } from '@vatio/platform';
import { Card, ErrorState, LoadingState, notifyError } from '@vatio/ui/layout';
import { SessionList } from '../../common/SessionList';
import { useCloseUserSessions, userSessionsQuery } from '../userApi';

/** Where somebody is signed in, and the way to end it. */
export function UserSessions({ userId }: { readonly userId: string }) {
  const sessions = useQuery(userSessionsQuery(userId));
  const close = useCloseUserSessions(userId);
  const closeAll = () =>
    close.mutate(undefined, {
      onSuccess: () => notify('Sesiones cerradas', { kind: 'success' }),
      onError: notifyError,
    });
  const others = sessions.data?.rows.filter(({ current }) => !current) ?? [];

  return (
    <Card
      title="Sesiones abiertas"
      actions={
        others.length > 0 && (
          <button type="button" className="btn btn-sm btn-outline-danger" onClick={closeAll}>
            Cerrar todas
          </button>
        )
      }
    >
      {sessions.isPending && <LoadingState label="Cargando las sesiones…" lines={2} />}
      {sessions.isLoadingError && (
        <ErrorState error={sessions.error} what="las sesiones" onRetry={sessions.refetch} />
      )}
      {sessions.data && <SessionList sessions={sessions.data.rows} />}
    </Card>
  );
}
