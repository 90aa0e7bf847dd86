import { useQuery } from '@tanstack/react-query';
import { notify } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';
import { SessionCard } from '../../common/SessionCard';
import { useCloseUserSessions, userSessionsQuery } from '../userApi';

/** A user's sessions; all of them can be closed. */
export function UserSessions({ userId }: { readonly userId: string }) {
  const sessions = useQuery(userSessionsQuery(userId));
  const close = useCloseUserSessions(userId);
  const closeAll = () =>
    close.mutate(undefined, {
      onSuccess: () => notify('Sesiones cerradas', { kind: 'success' }),
      onError: notifyError,
    });
  const hasOthers = sessions.data?.rows.some(({ current }) => !current) ?? false;
  return (
    <SessionCard
      query={sessions}
      closeMany={hasOthers && { label: 'Cerrar todas', onClick: closeAll }}
    />
  );
}
