import { type Role, useSession } from '@vatio/platform';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHost } from '../hostContext';
import { type LoginState, pathOf } from '../navigation/forcedNavigation';
import { decideAccess } from './decideAccess';

export interface GuardedProps {
  readonly roles: readonly Role[] | undefined;
  /** Called only once access is allowed, so nothing of the page is even asked for before. */
  readonly children: () => ReactNode;
}

/** Decides whether a route may be entered, before a byte of its code is requested. */
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

/** A session that is over, also before the check that looks for its end: the login page follows. */
function Ended() {
  const { endSession } = useHost();
  useEffect(() => void endSession({ replace: true }), [endSession]);
  return null;
}
