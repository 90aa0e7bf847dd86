import type { DrawFirstPicture, FirstPicture } from '@vatio/contracts/federation/firstPicture';
import { type PlatformHost, providePlatform, type Session } from '@vatio/platform/host';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type Host, HostContext } from './hostContext';
import { Shell } from './layout/Shell';
import { LoginPage } from './login/LoginPage';
import { createBreadcrumbs } from './navigation/breadcrumbs';
import { menuItems } from './sections/registry/menu';
import { SectionLoading } from './sections/view/SectionLoading';

/**
 * Draws the page's first picture with the page's own components, on the server (firstPicture.cjs of the
 * page's build). Their view of the host does not change until scripts run; the signed-in person is left
 * blank.
 */
export const draw: DrawFirstPicture = (picture) => {
  const { inside, sections } = picture;
  provide(picture);
  if (!inside) return inPage(picture, '/login', <LoginPage isDrawn />);
  const item = menuItems(sections).find(({ name }) => name === inside.section);
  if (!item) return '';
  return inPage(picture, `/${item.path}`, <SectionLoading title={item.title} />);
};

const never = () => () => undefined;
const none: readonly never[] = [];

function inPage({ sections }: FirstPicture, path: string, content: ReactNode): string {
  const host = {
    registry: { sections: () => sections, staleSince: () => undefined, subscribe: never },
    overrides: { list: () => none, subscribe: never },
    breadcrumbs: createBreadcrumbs(),
    loader: { prepare: () => undefined },
  } as unknown as Host;
  return renderToStaticMarkup(
    <HostContext value={host}>
      <MemoryRouter initialEntries={[path]}>
        <Shell isDrawn>{content}</Shell>
      </MemoryRouter>
    </HostContext>,
  );
}

function provide({ inside, runtime }: FirstPicture): void {
  const session: Session = inside
    ? { state: 'signed-in', user: { name: '', role: inside.role }, expiresAt: 0 }
    : { state: 'signed-out' };
  providePlatform({
    // Another picture or banner of the person's would follow with their name.
    config: { ...runtime, avatarUrl: '', testHost: '' },
    session: { get: () => session, subscribe: never },
  } as unknown as PlatformHost);
}
