import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import type { SessionStore } from './sessionStore';

/**
 * Keeps the cookie that hints to the composition server who will probably see the next page: set during a
 * session.
 *
 * @returns a function that stops it
 */
export function keepHintCookie({
  get,
  subscribe,
}: Pick<SessionStore, 'get' | 'subscribe'>): () => void {
  const write = () => {
    const session = get();
    if (session.state !== 'signed-in') return writeCookie('', 0);
    const { user, expiresAt } = session;
    writeCookie(formatHint(user.role, expiresAt), expiresAt - Date.now() / 1000);
  };
  write();
  return subscribe(write);
}

/** Only a hint: a browser without cookies gets its page a little later. */
function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = `Max-Age=${Math.max(0, Math.trunc(maxAgeSeconds))}`;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
    document.cookie = `${hintCookieName}=${value}; Path=/; SameSite=Lax; ${lifetime}${secure}`;
  } catch {
    // A sandboxed page has no cookies.
  }
}
