import { useSession } from '@vatio/platform';

/** The id of my own account, to which not everything may be done. */
export function useMyId(): string | undefined {
  const session = useSession();
  return session.state === 'signed-out' ? undefined : session.user.id;
}
