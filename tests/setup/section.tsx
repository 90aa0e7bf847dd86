import '@vatio/platform/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Role } from '@vatio/contracts/roles';
import { changeSession, resetState } from '@vatio/platform/testing/controls';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** No style sheet is loaded, so no element can cover what is pressed; and no person types. */
const atOnce = { pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null };

/**
 * A section as the host mounts it, at one of its addresses, with a substitute for the host and an empty
 * cache. An admin is signed in; `changeSession` changes the person.
 *
 * @param at an address of the section, `/user/nuevo?…`; its first segment is where it is mounted
 */
export function renderSection(Section: ComponentType, at: string) {
  const [, path] = at.split(/[/?]/);
  const router = createMemoryRouter(
    [
      { path: `/${path}/*`, element: <Section /> },
      // The rest of the product, where a section may lead.
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const networkMode = 'always';
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode, retry: false }, mutations: { networkMode } },
  });
  const { container } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const where = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(atOnce), router, where, container };
}

/** Signs in another person than the admin of the substitute host. */
export const signInAs = (role: Role, { id = '2', name = 'Carmen' } = {}): void =>
  changeSession({ state: 'signed-in', user: { id, name, role }, expiresAt: 4_102_444_800 });

beforeEach(() => resetState());
