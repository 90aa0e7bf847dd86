import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import { sessionUserSchema } from '@vatio/contracts/session';
import {
  accountChangeSchema,
  openSessionsSchema,
  passwordChangeSchema,
} from '@vatio/contracts/user/account';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { undefined as nothing } from 'zod';
import { sessionOf } from '../../../http/access';
import { originOf } from '../../../http/clientAddress';
import { type AccountServiceParts, createAccountService } from './service';

const config = { roles };
const done204 = { 204: nothing() };

/** One's own account. */
export function accountRoutes(parts: AccountServiceParts): FastifyPluginCallbackZod {
  const account = createAccountService(parts);
  return (app, _options, done) => {
    app.patch(
      '/api/account',
      { config, schema: { body: accountChangeSchema, response: { 200: sessionUserSchema } } },
      async (request) => account.rename(request.body.name, sessionOf(request)),
    );

    app.post(
      '/api/account/password',
      { config, schema: { body: passwordChangeSchema, response: done204 } },
      async (request, reply) => {
        await account.changePassword(request.body, sessionOf(request), originOf(request));
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/account/sessions',
      { config, schema: { response: { 200: openSessionsSchema } } },
      async (request) => account.listSessions(sessionOf(request)),
    );

    app.delete(
      '/api/account/sessions',
      { config, schema: { response: done204 } },
      async (request, reply) => {
        await account.closeOtherSessions(sessionOf(request));
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/account/sessions/:id',
      { config, schema: { params: idParamsSchema, response: done204 } },
      async (request, reply) => {
        await account.closeSession(request.params.id, sessionOf(request));
        return reply.code(204).send();
      },
    );
    done();
  };
}
