import { Dialog, messageOf } from '@vatio/ui/layout';
import type { User } from '../user';
import { useResetPassword } from '../userApi';
import { NewPassword } from './NewPassword';

export interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Asks first, since the old password cannot be brought back; then shows the new one, once. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const reset = useResetPassword(user.id);
  if (reset.data) {
    return <NewPassword user={user} password={reset.data.password} onClose={onClose} />;
  }
  return (
    <Dialog
      title="¿Restablecer la contraseña?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={reset.isPending}
            onClick={() => reset.isPending || reset.mutate()}
          >
            Restablecer
          </button>
        </>
      }
    >
      <p>
        La contraseña de <bdi className="fw-bold">{user.name}</bdi> dejará de valer y se cerrarán
        sus sesiones. Verás la nueva una sola vez.
      </p>
      {reset.isError && (
        <p className="alert alert-danger mb-0" role="alert">
          {messageOf(reset.error)}
        </p>
      )}
    </Dialog>
  );
}
