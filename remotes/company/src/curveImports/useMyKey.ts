import { useSession } from '@vatio/platform';

/** What tells me from the next person who signs in in this tab. */
export function useMyKey(): string {
  const session = useSession();
  if (session.state === 'signed-out') return '';
  const { id, email, name } = session.user;
  return id ?? email ?? name;
}
