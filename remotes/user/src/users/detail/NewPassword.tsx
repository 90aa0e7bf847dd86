import { notify } from '@vatio/platform';
import { Dialog } from '@vatio/ui/layout';
import type { User } from '../user';

export interface NewPasswordProps {
  readonly user: User;
  readonly password: string;
  readonly onClose: () => void;
}

/** The new password, to be passed on now: it is not kept anywhere. */
export function NewPassword({ user, password, onClose }: NewPasswordProps) {
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => notify('Contraseña copiada', { kind: 'success' }),
      () => notify('No se ha podido copiar: selecciónala y cópiala a mano.', { kind: 'warning' }),
    );

  return (
    <Dialog
      title="Contraseña nueva"
      onClose={onClose}
      actions={
        <>
          {/* The clipboard is closed to pages that came over plain http. */}
          {navigator.clipboard && (
            <button type="button" className="btn btn-primary" onClick={copy}>
              Copiar
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Ya la he guardado
          </button>
        </>
      }
    >
      <p>
        Pásasela a <bdi className="fw-bold">{user.name}</bdi>: vale durante 24 horas y, al entrar,
        tendrá que cambiarla por una suya. No se volverá a mostrar.
      </p>
      <output className="secret">{password}</output>
    </Dialog>
  );
}
