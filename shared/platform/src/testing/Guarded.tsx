import { Navigate } from 'react-router-dom';
import { decideAccess } from '../access';
import type { GuardedProps } from '../contract';
import { useSession } from '../session';

/** Decides like the host, and leads to the same places. */
export function Guarded({ roles, children }: GuardedProps) {
  const access = decideAccess(useSession(), roles, Date.now());
  if (access === 'allow') return children();
  return <Navigate to={access === 'home' ? '/' : '/login'} replace />;
}
