import { cleanup, waitFor } from '@testing-library/react';
import type { SectionDeclaration } from '@vatio/contracts/federation/sections';
import { roles } from '@vatio/contracts/roles';
import { HttpResponse, http as network } from 'msw';
import type { ComponentType } from 'react';
import { server } from './browser';
import { renderSection, signInAs } from './section';

/** A page's API requests: addresses below `api/`, in order. */
async function askedBy(Section: ComponentType, at: string, count: number): Promise<string[]> {
  const asked: string[] = [];
  server.use(
    network.get('/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname.slice('/api/'.length)}${search}`);
      return HttpResponse.json({ message: 'El servicio no responde.' }, { status: 503 });
    }),
  );
  renderSection(Section, at);
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count));
  cleanup();
  return asked;
}

/**
 * Checks that pages really begin with their `firstRequests`, for every role: another address, or
 * another order, would be requested twice.
 */
export function itAsksFirst(Section: ComponentType, declaration: SectionDeclaration): void {
  const { path, firstRequests = [] } = declaration;
  const pages = [...new Set(firstRequests.map(({ page }) => page))];
  const cases = roles.flatMap((role) => pages.map((page) => ({ role, page })));

  it.each(cases)('«$page» begins for $role with what section.ts says', async ({ role, page }) => {
    signInAs(role);
    const said = firstRequests
      .filter((first) => first.page === page && (!first.roles || first.roles.includes(role)))
      .map(({ address }) => address);
    const asked = await askedBy(Section, `/${path}${page && `/${page}`}`, said.length);
    expect(asked).toEqual(expect.arrayContaining(said));
  });
}
