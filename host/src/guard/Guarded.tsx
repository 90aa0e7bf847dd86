import { useSession } from '@vatio/platform';
import { decideAccess, type GuardedProps } from '@vatio/platform/host';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHost } from '../hostContext';
import { type LoginState, pathOf } from '../navigation/forcedNavigation';

/** Decides about a route before any of its code is requested. Sections get it as `RequireRole`. */
export function Guarded({ roles, children }: GuardedProps) {
  const session = useSession();
  const location = useLocation();
  const access = decideAccess(session, roles, Date.now());
  if (access === 'allow') return children();
  if (access === 'home') return <Navigate to="/" replace />;
  if (session.state !== 'signed-out') return <Ended />;
  const state: LoginState = { from: pathOf(location) };
  return <Navigate to="/login" replace state={state} />;
}

/** A session that has ended, even before the periodic check: the login page follows. */
function Ended() {
  const { endSession } = useHost();
  useEffect(() => void endSession({ replace: true }), [endSession]);
  return null;
}
