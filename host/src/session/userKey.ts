import type { Session } from '@vatio/platform';

/** Tells people apart, for data that must not pass between them; `''` = nobody. */
export const userKey = (session: Session): string =>
  session.state === 'signed-out' ? '' : (session.user.id ?? session.user.name);
