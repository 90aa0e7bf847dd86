import type { OpenSession } from '@vatio/contracts/user/account';
import { dateTime } from '@vatio/ui/format';
import { MonitorSmartphone } from 'lucide-react';

export interface SessionListProps {
  readonly sessions: readonly OpenSession[];
  /** Offers to close each one that is not the session that asks. */
  readonly onClose?: (session: OpenSession) => void;
}

/** Logins that are still good: on what, since when, until when. */
export function SessionList({ sessions, onClose }: SessionListProps) {
  if (sessions.length === 0) return <p className="text-muted mb-0">Ninguna sesión abierta.</p>;
  return (
    <ul className="item-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <MonitorSmartphone aria-hidden="true" />
          <div>
            <strong>{session.device}</strong>
            {session.current && <span className="badge text-bg-success">Esta sesión</span>}
            <div className="text-muted">
              Desde {dateTime(session.startedAt)} · caduca {dateTime(session.expiresAt)}
            </div>
          </div>
          {onClose && !session.current && (
            <button
              type="button"
              className="btn btn-sm btn-outline-danger"
              aria-label={`Cerrar la sesión de ${session.device}, desde ${dateTime(session.startedAt)}`}
              onClick={() => onClose(session)}
            >
              Cerrar
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
