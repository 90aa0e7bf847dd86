import { useQuery } from '@tanstack/react-query';
import { notify } from '@vatio/platform';
import { Card, ErrorState, LoadingState, notifyError } from '@vatio/ui/layout';
import { SessionList } from '../common/SessionList';
import { mySessionsQuery, useCloseMyOtherSessions, useCloseMySession } from './accountApi';

/** Where I am signed in; the others can be closed, one by one or all. */
export function MySessions() {
  const sessions = useQuery(mySessionsQuery);
  const closeOne = useCloseMySession();
  const closeOthers = useCloseMyOtherSessions();
  const outcome = (text: string) => ({
    onSuccess: () => void notify(text, { kind: 'success' }),
    onError: notifyError,
  });
  const hasOthers = (sessions.data?.total ?? 0) > 1;

  return (
    <Card
      title="Sesiones abiertas"
      actions={
        hasOthers && (
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            onClick={() =>
              closeOthers.mutate(undefined, outcome('Las demás sesiones se han cerrado'))
            }
          >
            Cerrar las demás
          </button>
        )
      }
    >
      {sessions.isPending && <LoadingState label="Cargando las sesiones…" lines={2} />}
      {sessions.isLoadingError && (
        <ErrorState error={sessions.error} what="las sesiones" onRetry={sessions.refetch} />
      )}
      {sessions.data && (
        <SessionList
          sessions={sessions.data.rows}
          onClose={({ id }) => closeOne.mutate(id, outcome('Sesión cerrada'))}
        />
      )}
    </Card>
  );
}
