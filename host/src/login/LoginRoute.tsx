import { LoadingState } from '@vatio/ui/layout';
import { LoadFailure } from '../loading/LoadFailure';
import { useLoaded } from '../loading/useLoaded';

const loadPage = () => import(/* webpackChunkName: "login" */ './LoginPage');

/** The login page, loaded on demand. */
export function LoginRoute() {
  const [page, retry] = useLoaded(loadPage);
  if (page.state === 'loading') return <LoadingState />;
  if (page.state === 'failed') return <LoadFailure onRetry={retry} />;
  return <page.value.LoginPage />;
}
