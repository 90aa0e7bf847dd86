import type { FirstPicture } from '@vatio/contracts/federation/firstPicture';
import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/federation/sections';
import { hintCookieName, parseHint } from '@vatio/contracts/hint';
import { defaultPath } from '@vatio/contracts/paths';
import type { Role } from '@vatio/contracts/roles';
import { cookieValues } from '../http/cookies';
import { rawPath } from '../http/paths';

/**
 * The content that a document is made for: unknown, the login page, or a section by its name as a role
 * sees it.
 */
export type DocumentVariant = 'plain' | 'login' | `${Role}:${string}`;

/**
 * Predicts the page's content. Only a guess: the page's guard decides by the session itself.
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
  // The page will use another server's code, so preloads would stay unused.
  if (new URLSearchParams(url.slice(path.length)).has('override')) return 'plain';
  const first = path.split('/')[1];
  // The page itself returns to the person's previous place after the login.
  if (first === 'login' || first === 'platform') return 'plain';
  const canEnter = ({ roles }: RegisteredSection) => !roles || roles.includes(role);
  const section = [first, defaultPath]
    .map((candidate) => sections.find((known) => known.path === candidate))
    .find((known) => known && canEnter(known));
  return section ? `${role}:${section.name}` : 'plain';
}

/** The role and the section of a variant inside the shell; `undefined` for the other variants. */
export function insideOf(variant: DocumentVariant): FirstPicture['inside'] {
  const [role, section] = variant.split(':');
  return section ? { role: role as Role, section } : undefined;
}

/** The section of a variant. */
export const sectionOf = (
  variant: DocumentVariant,
  { sections }: SectionRegistry,
): RegisteredSection | undefined =>
  sections.find(({ name }) => name === insideOf(variant)?.section);

function hintedRole(cookies: string | undefined): Role | undefined {
  const now = Date.now();
  return cookieValues(cookies, hintCookieName)
    .map((value) => parseHint(value, now))
    .find((role) => role);
}
