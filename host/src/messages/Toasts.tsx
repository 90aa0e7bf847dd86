import { ToastContainer } from 'react-toastify/unstyled';
import { hideAfterMs } from './notify';

/** The place of the toasts. Their style is in the host's sheet: the CSP forbids injected styles. */
export function Toasts() {
  return (
    <ToastContainer
      position="bottom-left"
      autoClose={hideAfterMs}
      aria-label="Avisos (Alt+T)"
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="btn-close"
          aria-label="Cerrar aviso"
          onClick={closeToast}
        />
      )}
    />
  );
}
