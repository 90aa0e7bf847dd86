import { Dialog } from '@vatio/ui/layout';
import { useHost } from '../hostContext';
import { signOut } from '../session/signOut';

/** Asks whether to leave. Texts and order are the specification's. */
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
      actions={
        <>
          {/* biome-ignore lint/a11y/noAutofocus: the safe choice of a dialog has the focus */}
          <button type="button" className="btn btn-secondary" autoFocus onClick={onClose}>
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
