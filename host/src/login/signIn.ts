import type { AxiosInstance } from 'axios';
import type { SessionStore } from '../session/sessionStore';
import { isExpired, parseToken } from '../session/token';

/** This computer's clock says that a new session has already ended. */
export class WrongClockError extends Error {
  override readonly name = 'WrongClockError';
}

/**
 * Signs in and stores the session.
 *
 * @throws HttpError of the failed call; WrongClockError; Error when the answer holds no token
 */
export async function signIn(
  { session, http }: { readonly session: SessionStore; readonly http: AxiosInstance },
  credentials: { readonly email: string; readonly password: string; readonly code?: string },
): Promise<void> {
  const { data } = await http.post<{ token: unknown }>('login', credentials);
  const token = parseToken(data.token);
  if (!token) throw new Error('The answer of login holds no token');
  // Once stored, the next check would end it and send the person here again, for ever.
  if (isExpired(token, Date.now())) throw new WrongClockError();
  session.store(token);
}
