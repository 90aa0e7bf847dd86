import { ConfirmDialog } from '@vatio/ui/layout';
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
    <ConfirmDialog
      title="¿Restablecer la contraseña?"
      confirm="Restablecer"
      action={reset}
      onConfirm={() => reset.mutate()}
      onClose={onClose}
    >
      <p>
        La contraseña de <bdi className="fw-bold">{user.name}</bdi> dejará de valer y se cerrarán
        sus sesiones. Verás la nueva una sola vez.
      </p>
    </ConfirmDialog>
  );
}
