import { KeyRound, Pencil, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMyId } from '../useMyId';
import type { User } from '../user';
import { useUserStates } from '../useUserStates';
import { ResetPasswordDialog } from './ResetPasswordDialog';

/** What can be done with one account. With one's own: only what nobody could regret. */
export function UserActions({ user }: { readonly user: User }) {
  const states = useUserStates();
  const [isResetting, setResetting] = useState(false);
  const isMe = useMyId() === user.id;

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
          {user.active ? (
            <button
              type="button"
              className="btn btn-outline-danger"
              onClick={() => states.deactivate([user.id])}
            >
              <UserX aria-hidden="true" /> Desactivar
            </button>
          ) : (
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => states.reactivate([user.id])}
            >
              <UserCheck aria-hidden="true" /> Reactivar
            </button>
          )}
        </>
      )}
      <Link className="btn btn-primary" to="editar">
        <Pencil aria-hidden="true" /> Editar
      </Link>
      {isResetting && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </>
  );
}
