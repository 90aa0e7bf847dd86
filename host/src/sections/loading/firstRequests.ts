import type { RegisteredSection } from '@vatio/contracts/sections';
import type { Session } from '@vatio/platform';

/**
 * What a page of a section will ask the API for, as far as that is known before its code is here.
 *
 * @param page where the person is: a search in the address is the page's own affair, so nothing is foreseen then
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
