import { reportError } from '@vatio/platform';
import { ErrorState } from '@vatio/ui/layout';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTakeOver } from '../firstPicture/takeOver';

/** The host itself broke: only a reload helps. */
export function AppFailure() {
  const error = useRouteError();
  useTakeOver();
  useEffect(() => reportError(error, { section: 'host' }), [error]);
  return (
    <main className="app-failure">
      <ErrorState
        title="Vatio ha fallado"
        text="Vuelve a cargar la página. Si sigue igual, avisa a soporte."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
