import { ErrorState } from '@vatio/ui/layout';

/** A part of the host itself did not arrive. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="No se ha podido cargar la página"
      text="Comprueba tu conexión e inténtalo de nuevo."
      onRetry={onRetry}
    />
  );
}
