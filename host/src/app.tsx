import { userKey } from '@vatio/contracts/userKey';
import { UnknownPath, useSession } from '@vatio/platform';
import { useState } from 'react';
import { createBrowserRouter, Outlet, useParams } from 'react-router-dom';
import { Guarded } from './guard/Guarded';
import { type Host, HostContext, useHost } from './hostContext';
import { AppFailure } from './layout/AppFailure';
import { Shell } from './layout/Shell';
import { PasswordPrompt } from './layout/session/PasswordPrompt';
import { SessionWarning } from './layout/session/SessionWarning';
import { LoginRoute } from './login/LoginRoute';
import { UnsavedChangesGuard } from './navigation/UnsavedChangesGuard';
import { PlatformRoute } from './platform/PlatformRoute';
import { useMenu } from './sections/registry/useMenu';
import { SectionView } from './sections/view/SectionView';

/** The routes: the host's own pages and the sections; any other leads to the default section. */
export const createRouter = (host: Host) =>
  createBrowserRouter([
    {
      element: (
        <HostContext value={host}>
          <Root />
        </HostContext>
      ),
      errorElement: <AppFailure />,
      children: [
        { path: '/login', caseSensitive: true, element: <LoginRoute /> },
        { path: '/platform', caseSensitive: true, element: <PlatformRoute /> },
        { path: '/:path/*', element: <SectionRoute /> },
        { path: '*', element: <UnknownPath /> },
      ],
    },
  ]);

function Root() {
  const { forms, forced, drafts } = useHost();
  return (
    <Shell>
      <Outlet />
      <UnsavedChangesGuard forms={forms} forced={forced} drafts={drafts} />
      <SessionWarning />
      <PasswordPrompt />
    </Shell>
  );
}

/** A section by the first segment of the path. The registry is data, so routes are not fixed. */
function SectionRoute() {
  const { path } = useParams();
  const session = useSession();
  const deployed = useMenu().find((candidate) => candidate.path === path);
  const [last, setLast] = useState(deployed);
  if (deployed && deployed !== last) setLast(deployed);
  // A removed section stays on screen for the person in it, and so does their input.
  const item = deployed ?? (last?.path === path ? last : undefined);
  if (!item) return <UnknownPath />;
  // Another person, who signed in from another tab, gets a page of their own.
  const key = `${item.name}/${userKey(session)}`;
  return <Guarded roles={item.roles}>{() => <SectionView key={key} item={item} />}</Guarded>;
}
