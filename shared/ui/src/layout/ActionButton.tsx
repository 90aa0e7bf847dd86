import type { ComponentProps } from 'react';

export interface ActionButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-describedby' | 'children'> {
  /** A look of Bootstrap's: `primary`, `outline-danger`. */
  readonly look: string;
  readonly isOff?: boolean;
  /** Its words while it works, with a spinner. */
  readonly busy?: string | false;
  readonly onClick: () => void;
}

/** The button of a step. It keeps the focus while it cannot be pressed. */
export function ActionButton(props: ActionButtonProps) {
  const { look, isOff = false, busy = false, onClick, children, ...button } = props;
  const isIdle = !isOff && !busy;
  return (
    <button
      type="button"
      className={`btn btn-${look}`}
      aria-disabled={!isIdle}
      onClick={() => isIdle && onClick()}
      {...button}
    >
      {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {busy || children}
    </button>
  );
}
