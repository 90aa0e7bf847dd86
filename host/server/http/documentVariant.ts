import { hintCookieName, parseHint } from '@vatio/contracts/hint';
import { defaultPath } from '@vatio/contracts/paths';
import type { Role } from '@vatio/contracts/roles';
import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/sections';
import { cookieValues } from './cookies';
import { rawPath } from './paths';

/** What a document fetches in advance: nothing, the login page's code, or a section's, by its name. */
export type DocumentVariant = 'plain' | 'login' | `section:${string}`;

/**
 * Foresees what the page will show. No more than a guess: the page's guard decides by the session
 * itself.
 *
 * @param url path and query, as they came
 * @param cookies the `Cookie` header
 */
export function documentVariant(
  url: string,
  cookies: string | undefined,
  { sections }: SectionRegistry,
): DocumentVariant {
  const role = hintedRole(cookies);
  if (!role) return 'login';
  const path = rawPath(url);
  // Another server's code is asked for then, and what came in advance would stay unused.
  if (new URLSearchParams(url.slice(path.length)).has('override')) return 'plain';
  const first = path.split('/')[1];
  // From the login page the page goes on by itself to wherever somebody came from.
  if (first === 'login' || first === 'platform') return 'plain';
  const canEnter = ({ roles }: RegisteredSection) => !roles || roles.includes(role);
  const section = [first, defaultPath]
    .map((candidate) => sections.find((known) => known.path === candidate))
    .find((known) => known && canEnter(known));
  return section ? `section:${section.name}` : 'plain';
}

/** The section that a variant is for. */
export const sectionOf = (
  variant: DocumentVariant,
  { sections }: SectionRegistry,
): RegisteredSection | undefined => sections.find(({ name }) => variant === `section:${name}`);

function hintedRole(cookies: string | undefined): Role | undefined {
  const now = Date.now();
  return cookieValues(cookies, hintCookieName)
    .map((value) => parseHint(value, now))
    .find((role) => role);
}
