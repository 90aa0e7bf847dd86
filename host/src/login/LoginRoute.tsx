import { LoadingState } from '@vatio/ui/layout';
import { type ComponentType, useEffect, useState } from 'react';
import { LoadFailure } from '../layout/LoadFailure';

const loadPage = () => import(/* webpackChunkName: "login" */ './LoginPage');

/** The login page, loaded on demand. A failed load can be tried again; React.lazy would remember it. */
export function LoginRoute() {
  const [Page, setPage] = useState<ComponentType>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what runs it again
  useEffect(() => {
    setError(undefined);
    loadPage().then(({ LoginPage }) => setPage(() => LoginPage), setError);
  }, [attempt]);

  if (error) return <LoadFailure onRetry={() => setAttempt((last) => last + 1)} />;
  return Page ? <Page /> : <LoadingState />;
}
