import { signOut } from '@vatio/platform';
import { Dialog } from '@vatio/ui/layout';

/** Asks whether to leave. Texts, order and the two buttons are the specification's. */
export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
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
          <button type="button" className="btn btn-primary" onClick={() => void signOut()}>
            Salir
          </button>
        </>
      }
    >
      Selecciona "Salir" para cerrar la sesión actual
    </Dialog>
  );
}
