import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { Session } from '@vatio/platform';

/**
 * The first API requests of a section's page, known before its code is here.
 *
 * @param page where the person is; an address with a search gives none: only the page knows it
 * @returns addresses below `api/`
 */
export function firstRequestsOf(
  { path, firstRequests = [] }: RegisteredSection,
  page: { readonly pathname: string; readonly search: string },
  session: Session,
): string[] {
  if (page.search !== '' || session.state !== 'signed-in') return [];
  const here = page.pathname.replace(/\/$/, '');
  return firstRequests
    .filter((first) => here === (first.page ? `/${path}/${first.page}` : `/${path}`))
    .filter(({ roles }) => !roles || roles.includes(session.user.role))
    .map(({ address }) => address);
}
