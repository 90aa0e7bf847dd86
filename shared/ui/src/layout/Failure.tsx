import { messageOf } from './messageOf';

export interface FailureProps {
  /** A caught error, or its message; without one, the alert is hidden. */
  readonly error: unknown;
  readonly className?: string;
}

/** Says why an action that was not a form failed. */
export const Failure = ({ error, className = '' }: FailureProps) =>
  error ? (
    <p className={`alert alert-danger ${className}`} role="alert">
      {typeof error === 'string' ? error : messageOf(error)}
    </p>
  ) : null;
