import { LoadingState } from '@vatio/ui/layout';
import { isPictureShown } from '../firstPicture/painted';
import { LoadFailure } from '../loading/LoadFailure';
import { useLoaded } from '../loading/useLoaded';

const loadPage = () => import(/* webpackChunkName: "login" */ './LoginPage');

/** The login page, loaded on demand. */
export function LoginRoute() {
  const [page, retry] = useLoaded(loadPage);
  // The document may show the form already.
  if (page.state === 'loading') return isPictureShown() ? null : <LoadingState />;
  if (page.state === 'failed') return <LoadFailure onRetry={retry} />;
  return <page.value.LoginPage />;
}
