import { ConfirmDialog } from '@vatio/ui/layout';
import { KeyRound, Pencil, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMyId } from '../useMyId';
import type { User } from '../user';
import { useResetPassword } from '../userApi';
import { useUserStates } from '../useUserStates';
import { NewPassword } from './NewPassword';

const ways = {
  off: { action: 'deactivate', word: 'Desactivar', look: 'btn-outline-danger', Icon: UserX },
  on: { action: 'reactivate', word: 'Reactivar', look: 'btn-outline-primary', Icon: UserCheck },
} as const;

/** The actions on one account. On one's own: only what can be undone. */
export function UserActions({ user }: { readonly user: User }) {
  const states = useUserStates();
  const [isResetting, setResetting] = useState(false);
  const isMe = useMyId() === user.id;
  const { action, word, look, Icon } = user.active ? ways.off : ways.on;

  return (
    <>
      {!isMe && (
        <>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setResetting(true)}
          >
            <KeyRound aria-hidden="true" /> Restablecer contraseña
          </button>
          <button type="button" className={`btn ${look}`} onClick={() => states[action]([user.id])}>
            <Icon aria-hidden="true" /> {word}
          </button>
        </>
      )}
      <Link className="btn btn-primary" to="editar">
        <Pencil aria-hidden="true" /> Editar
      </Link>
      {isResetting && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </>
  );
}

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Asks first, since the old password cannot be brought back; then shows the new one, once. */
function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
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
