import { HttpError } from '@vatio/platform';
import { CircleAlert, LockKeyhole, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from './messageOf';

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** A sentence: why it is empty and what to do. */
  readonly children?: ReactNode;
  /** A button or link to go on. */
  readonly action?: ReactNode;
}

/** An empty result, without an error. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className="state-card">
      {icon && (
        <div className="state-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <h2 className="state-title">{title}</h2>
      {children && <p className="state-text">{children}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** The caught error; the message of an HttpError is shown unchanged. */
  readonly error?: unknown;
  /** The content to be shown, with its article: «los usuarios». */
  readonly what?: string;
  readonly title?: string;
  /** Replaces the error's message. */
  readonly text?: string;
  readonly onRetry?: () => void;
  /** Facts to pass on: an incident id, a version. */
  readonly details?: ReactNode;
}

/**
 * Something failed: says what, and offers a retry. A refusal or a missing thing is no failure: it
 * is said calmly, without a retry.
 */
export function ErrorState({ error, what = 'los datos', ...texts }: ErrorStateProps) {
  if (error instanceof HttpError && error.kind === 'forbidden') {
    return (
      <EmptyState icon={<LockKeyhole />} title={`No tienes permiso para ver ${what}`}>
        Si crees que deberías tenerlo, habla con un administrador.
      </EmptyState>
    );
  }
  if (error instanceof HttpError && error.kind === 'not-found') {
    return <EmptyState icon={<SearchX />} title={error.message} />;
  }
  return <Failure error={error} what={what} {...texts} />;
}

function Failure({ error, what, title, text, onRetry, details }: ErrorStateProps) {
  return (
    <div className="state-card state-error" role="alert">
      <div className="state-icon" aria-hidden="true">
        <CircleAlert />
      </div>
      <h2 className="state-title">{title ?? `No hemos podido cargar ${what}`}</h2>
      <p className="state-text">{text ?? messageOf(error)}</p>
      {onRetry && (
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          Reintentar
        </button>
      )}
      {details && <p className="state-details">{details}</p>}
    </div>
  );
}

export interface LoadingStateProps {
  /** The loading message for screen readers. */
  readonly label?: string;
  /** The number of grey lines in place of the content. */
  readonly lines?: number;
  /** The skeleton shows without the wait that spares quick answers its flicker. */
  readonly isAtOnce?: boolean;
}

/** Quicker answers need no skeleton: it would only flicker. */
const skeletonAfterMs = 200;

/** A skeleton in the place of the content. */
export function LoadingState({
  label = 'Cargando…',
  lines = 4,
  isAtOnce = false,
}: LoadingStateProps) {
  const [isLate, setLate] = useState(isAtOnce);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="state-loading" role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {isLate && (
        <div className="placeholder-glow" aria-hidden="true">
          <div className="placeholder placeholder-title" />
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike and never move
            <div key={line} className="placeholder placeholder-line" />
          ))}
        </div>
      )}
    </div>
  );
}
