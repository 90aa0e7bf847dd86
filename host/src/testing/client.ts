import { createHttp } from '../http/createHttp';
import { createRequestHeaders } from '../http/requestHeaders';
import { createSessionStore } from '../session/sessionStore';
import { createTokenStorage } from '../session/tokenStorage';

/** A session, and the client of its calls, without a page around them. */
export function testClient() {
  const session = createSessionStore(createTokenStorage());
  const headersOf = createRequestHeaders(session);
  const [onSessionRefused, onMalformed] = [jest.fn(), jest.fn()];
  const [onOwed, askPassword] = [jest.fn(), jest.fn(async () => false)];
  const effects = { onSessionRefused, onMalformed, onOwed, askPassword };
  const http = createHttp({ session, headersOf, ...effects });
  return { session, headersOf, http, ...effects };
}
