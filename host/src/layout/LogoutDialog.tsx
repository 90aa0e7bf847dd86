import { Dialog } from '@vatio/ui/layout';
import { useHost } from '../hostContext';
import { signOut } from '../session/signOut';

/** Asks whether to leave. Texts, order and the two buttons are the specification's. */
export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { session, http, forced } = useHost();
  const leave = async () => {
    await forced.toLogin({ comeBack: false });
    signOut(session, http);
  };

  return (
    <Dialog
      title="¿Listo para cerrar sesión?"
      onClose={onClose}
      hasCross={false}
      actions={
        <>
          <button type="button" className="btn btn-secondary" onClick={onClose}>
            Cancelar
          </button>
          <button type="button" className="btn btn-primary" onClick={() => void leave()}>
            Salir
          </button>
        </>
      }
    >
      Selecciona "Salir" para cerrar la sesión actual
    </Dialog>
  );
}
