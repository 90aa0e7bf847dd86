import { ErrorState } from '@vatio/ui/layout';
import { useTakeOver } from '../firstPicture/takeOver';
import { useOnReconnect } from '../observable/useOnline';

/** A part of the host did not arrive: requested again, at the latest with the network's return. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  useTakeOver();
  useOnReconnect(onRetry);
  return (
    <ErrorState
      title="No se ha podido cargar la página"
      text="Comprueba tu conexión e inténtalo de nuevo."
      onRetry={onRetry}
    />
  );
}
