import { decideAccess } from '@vatio/platform/host';
import type { SessionStore } from '../../session/sessionStore';
import { menuItems } from './menu';
import type { Registry } from './registry';

/** The name of the section at a path, if the person who is signed in may enter it now. */
export function allowedSection(
  path: string,
  registry: Registry,
  session: SessionStore,
): string | undefined {
  const [, first] = path.split('/');
  const item = menuItems(registry.sections()).find((candidate) => candidate.path === first);
  const isAllowed = item && decideAccess(session.get(), item.roles, Date.now()) === 'allow';
  return isAllowed ? item.name : undefined;
}
