import type { AxiosInstance } from 'axios';
import type { SessionStore } from './sessionStore';
import { parseToken } from './token';

/** Prolongs the current session. @throws HttpError; Error when the answer holds no token */
export async function renewSession(session: SessionStore, http: AxiosInstance): Promise<void> {
  const before = session.token()?.value;
  const { data } = await http.post<{ token: unknown }>('session/renew');
  const token = parseToken(data.token);
  if (!token) throw new Error('The answer of session/renew holds no token');
  // Signed out meanwhile, or another person signed in: the answer is not for them.
  if (session.token()?.value === before) session.store(token);
}
