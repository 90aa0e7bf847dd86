import { roles } from '@vatio/contracts/roles';
import {
  loginRequestSchema,
  logoutRequestSchema,
  sessionAnswerSchema,
  sessionConfirmSchema,
  tokenAnswerSchema,
} from '@vatio/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf, tokenOf } from '../../../http/access';
import { originOf } from '../../../http/clientAddress';
import { noContent, sendNothing } from '../../../http/routeOptions';
import { cookieValues, setXsrfCookie } from '../../../http/xsrf';
import { deviceCookieName, deviceLifetimeSeconds } from '../throttle/deviceCookie';
import type { Credentials } from './credentials';
import { type SessionService, unixSeconds } from './sessions.service';

/** Login, logout and the caller's session. */
export function sessionRoutes(parts: {
  session: SessionService;
  xsrfKey: string;
}): FastifyPluginCallbackZod {
  const { session, xsrfKey } = parts;
  return (app, _options, done) => {
    app.post(
      '/api/login',
      {
        config: { roles: 'public' },
        schema: { body: loginRequestSchema, response: { 200: tokenAnswerSchema } },
      },
      async (request, reply) => {
        const userAgent = request.headers['user-agent'] ?? '';
        const { token, deviceCookie } = await session.login(request.body, {
          ...originOf(request),
          userAgent,
          deviceCookies: cookieValues(request.headers.cookie ?? '', deviceCookieName),
        });
        setXsrfCookie(request, reply, xsrfKey);
        setDeviceCookie(request, reply, deviceCookie);
        return { token };
      },
    );

    // Authenticated by the token in its body: the page has forgotten its session by then.
    app.post(
      '/api/logout',
      { config: { roles: 'public' }, schema: { body: logoutRequestSchema, response: noContent } },
      async (request, reply) => sendNothing(reply, session.logout(request.body.token)),
    );

    app.post(
      '/api/session/renew',
      { config: { roles }, schema: { response: { 200: tokenAnswerSchema } } },
      async (request) => ({ token: await session.renew(sessionOf(request), tokenOf(request)) }),
    );

    app.post(
      '/api/session/confirm',
      {
        config: { roles, openTo: ['second_factor_needed'] },
        schema: { body: sessionConfirmSchema, response: noContent },
      },
      async (request, reply) =>
        sendNothing(
          reply,
          session.confirm(request.body.password, sessionOf(request), originOf(request)),
        ),
    );

    app.get(
      '/api/session',
      {
        config: { roles, openTo: ['password_change_needed', 'second_factor_needed'] },
        schema: { response: { 200: sessionAnswerSchema } },
      },
      async (request) => {
        const { user, expiresAt } = sessionOf(request);
        return { user, expires_at: unixSeconds(expiresAt) };
      },
    );
    done();
  };
}

/** Only logins send it back, and no script reads it. */
function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const rules = `Path=/api/login; Max-Age=${deviceLifetimeSeconds}; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${deviceCookieName}=${value}; ${rules}${secure}`);
}

/** Reports the pending failures when the API stops. */
export const tellingFailures =
  ({ tellFailures }: Pick<Credentials, 'tellFailures'>): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.addHook('onClose', tellFailures);
    done();
  };
