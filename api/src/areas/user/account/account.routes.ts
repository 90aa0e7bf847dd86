import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import { sessionUserSchema } from '@vatio/contracts/session';
import {
  accountChangeSchema,
  openSessionsSchema,
  passwordChangeSchema,
} from '@vatio/contracts/user/account';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { originOf } from '../../../http/clientAddress';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import type { CredentialServiceParts } from '../../session/door';
import { createAccountService } from './account.service';

const everybody = callableBy(roles);
const whoeverMustChangeIt = callableBy(roles, { openTo: ['password_change_needed'] });

/** One's own account. */
export function accountRoutes(parts: CredentialServiceParts): FastifyPluginCallbackZod {
  const account = createAccountService(parts);
  return (app, _options, done) => {
    app.patch(
      '/api/account',
      everybody({ body: accountChangeSchema, response: { 200: sessionUserSchema } }),
      async (request) => account.rename(request.body.name, sessionOf(request)),
    );

    app.post(
      '/api/account/password',
      whoeverMustChangeIt({ body: passwordChangeSchema, response: noContent }),
      async (request, reply) =>
        sendNothing(
          reply,
          account.changePassword(request.body, sessionOf(request), originOf(request)),
        ),
    );

    app.get(
      '/api/account/sessions',
      everybody({ response: { 200: openSessionsSchema } }),
      async (request) => account.listSessions(sessionOf(request)),
    );

    app.delete(
      '/api/account/sessions',
      everybody({ response: noContent }),
      async (request, reply) => sendNothing(reply, account.closeOtherSessions(sessionOf(request))),
    );

    app.delete(
      '/api/account/sessions/:id',
      everybody({ params: idParamsSchema, response: noContent }),
      async (request, reply) =>
        sendNothing(reply, account.closeSession(request.params.id, sessionOf(request))),
    );
    done();
  };
}
