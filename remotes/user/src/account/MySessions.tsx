import { useQuery } from '@tanstack/react-query';
import { notify } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';
import { SessionCard } from '../common/SessionCard';
import { mySessionsQuery, useCloseMyOtherSessions, useCloseMySession } from './accountApi';

/** My sessions; the others can be closed, one by one or all. */
export function MySessions() {
  const sessions = useQuery(mySessionsQuery);
  const closeOne = useCloseMySession();
  const closeOthers = useCloseMyOtherSessions();
  const outcome = (text: string) => ({
    onSuccess: () => void notify(text, { kind: 'success' }),
    onError: notifyError,
  });
  const onCloseOthers = () =>
    closeOthers.mutate(undefined, outcome('Las demás sesiones se han cerrado'));
  const hasOthers = (sessions.data?.total ?? 0) > 1;

  return (
    <SessionCard
      query={sessions}
      closeMany={hasOthers && { label: 'Cerrar las demás', onClick: onCloseOthers }}
      onClose={({ id }) => closeOne.mutate(id, outcome('Sesión cerrada'))}
    />
  );
}
