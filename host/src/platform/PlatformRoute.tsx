import { LoadingState } from '@vatio/ui/layout';
import { Guarded } from '../guard/Guarded';
import { LoadFailure } from '../loading/LoadFailure';
import { useLoaded } from '../loading/useLoaded';

const admins = ['admin'] as const;
const loadPage = () => import(/* webpackChunkName: "platform" */ './PlatformPage');

/** The platform's state: loaded on demand, and only for admins. */
export function PlatformRoute() {
  return <Guarded roles={admins}>{() => <LoadedPage />}</Guarded>;
}

function LoadedPage() {
  const [page, retry] = useLoaded(loadPage);
  if (page.state === 'loading') return <LoadingState />;
  if (page.state === 'failed') return <LoadFailure onRetry={retry} />;
  return <page.value.PlatformPage />;
}
