import type { Session } from '@vatio/platform';

/** Tells one person from another, for what must not pass between them; `''` = nobody. */
export const userKey = (session: Session): string =>
  session.state === 'signed-out' ? '' : (session.user.id ?? session.user.name);
