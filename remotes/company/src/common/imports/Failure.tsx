import { messageOf } from '@vatio/ui/layout';

export interface FailureProps {
  /** A caught error, or its message; nothing is shown without one. */
  readonly error: unknown;
  readonly className?: string;
}

/** Says why a step of an import failed. */
export const Failure = ({ error, className = '' }: FailureProps) =>
  error ? (
    <p className={`alert alert-danger ${className}`} role="alert">
      {typeof error === 'string' ? error : messageOf(error)}
    </p>
  ) : null;
