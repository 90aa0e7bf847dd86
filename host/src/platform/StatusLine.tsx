import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { count } from '@vatio/ui/format';
import { clockTime } from '../layout/clockTime';
import { problemsOf } from './problems';

export interface StatusLineProps {
  readonly status: PlatformStatus;
  /** The time of the status, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** The last refresh failed. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/** A summary in one line, with its time; and problems beyond single sections. */
export function StatusLine({ status, updatedAt, isStale, onRetry }: StatusLineProps) {
  const { sections, configError } = status;
  const troubled = sections.filter((section) => problemsOf(section).length > 0).length;
  return (
    <>
      <p className="text-muted">
        {sections.length > 0 && (
          <>
            {count(sections.length, 'sección', 'secciones')},{' '}
            {troubled === 0 ? 'todas en orden' : `${troubled} con problemas`} ·{' '}
          </>
        )}
        actualizado a las {clockTime(updatedAt)}
      </p>
      {isStale && (
        <div
          className="alert alert-warning d-flex flex-wrap align-items-center gap-3"
          role="status"
        >
          <span>No se ha podido actualizar: se muestra lo último que se sabe.</span>
          <button type="button" className="btn btn-sm btn-primary" onClick={onRetry}>
            Reintentar
          </button>
        </div>
      )}
      {configError && (
        <div className="alert alert-danger" role="status">
          <h2 className="h6">El fichero de secciones tiene un error; todo sigue como estaba</h2>
          <p className="mb-0 text-break" lang="en">
            {configError}
          </p>
        </div>
      )}
    </>
  );
}
