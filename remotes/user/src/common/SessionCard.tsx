import type { OpenSession, OpenSessions } from '@vatio/contracts/user/account';
import { dateTime } from '@vatio/ui/format';
import { Card, Loaded, type PageRead } from '@vatio/ui/layout';
import { MonitorSmartphone } from 'lucide-react';

export interface SessionCardProps {
  readonly query: PageRead<OpenSessions>;
  /** Closes several at once; false: there are none to close. */
  readonly closeMany: false | { readonly label: string; readonly onClick: () => void };
  /** Closes one other session; without it the sessions have no button. */
  readonly onClose?: (session: OpenSession) => void;
}

/** Logins that are still valid: on which device, since when, until when. */
export function SessionCard({ query, closeMany, onClose }: SessionCardProps) {
  const actions = closeMany && (
    <button type="button" className="btn btn-sm btn-outline-danger" onClick={closeMany.onClick}>
      {closeMany.label}
    </button>
  );
  return (
    <Card title="Sesiones abiertas" actions={actions}>
      <Loaded query={query} loading="Cargando las sesiones…" lines={2} what="las sesiones">
        {({ rows }) => (
          <>
            {rows.length === 0 && <p className="text-muted mb-0">Ninguna sesión abierta.</p>}
            {rows.length > 0 && (
              <ul className="item-list">
                {rows.map((session) => (
                  <SessionItem key={session.id} session={session} onClose={onClose} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface SessionItemProps {
  readonly session: OpenSession;
  readonly onClose: SessionCardProps['onClose'] | undefined;
}

function SessionItem({ session, onClose }: SessionItemProps) {
  const { device, current, startedAt, expiresAt } = session;
  return (
    <li>
      <MonitorSmartphone aria-hidden="true" />
      <div>
        <strong>{device}</strong>
        {current && <span className="badge text-bg-success">Esta sesión</span>}
        <div className="text-muted">
          Desde {dateTime(startedAt)} · caduca {dateTime(expiresAt)}
        </div>
      </div>
      {onClose && !current && (
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          aria-label={`Cerrar la sesión de ${device}, desde ${dateTime(startedAt)}`}
          onClick={() => onClose(session)}
        >
          Cerrar
        </button>
      )}
    </li>
  );
}
