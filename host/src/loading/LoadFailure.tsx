import { ErrorState } from '@vatio/ui/layout';
import { useOnReconnect } from '../observable/useOnline';

/** A part of the host itself did not arrive: it is asked for again, at the latest when the network returns. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <ErrorState
      title="No se ha podido cargar la página"
      text="Comprueba tu conexión e inténtalo de nuevo."
      onRetry={onRetry}
    />
  );
}
