import { idParamsSchema } from '@vatio/contracts/ids';
import { openSessionsSchema } from '@vatio/contracts/user/account';
import {
  newUserSchema,
  passwordResetAnswerSchema,
  userBulkAnswerSchema,
  userChangeSchema,
  userConflictSchema,
  userIdsSchema,
  userListSchema,
  userQuerySchema,
  userSchema,
} from '@vatio/contracts/user/users';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import type { CredentialServiceParts } from '../../session/door';
import { changeActive } from './activation';
import { createAccessService } from './users.access.service';
import { createUserService } from './users.service';

const admins = callableBy(['admin']);
/** Finding an open session must not suffice to become an admin. */
const provenAdmins = callableBy(['admin'], { needsPassword: true });
const params = idParamsSchema;

/** The accounts, for admins. */
export function userRoutes(parts: CredentialServiceParts): FastifyPluginCallbackZod {
  const users = createUserService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/users',
      admins({ querystring: userQuerySchema, response: { 200: userListSchema } }),
      async (request) => users.list(request.query),
    );

    app.post(
      '/api/users',
      provenAdmins({ body: newUserSchema, response: { 201: userSchema } }),
      async (request, reply) =>
        reply.code(201).send(await users.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/users/:id', admins({ params, response: { 200: userSchema } }), async (request) =>
      users.find(request.params.id),
    );

    app.patch(
      '/api/users/:id',
      provenAdmins({
        params,
        body: userChangeSchema,
        response: { 200: userSchema, 409: userConflictSchema },
      }),
      async (request) => users.change(request.params.id, request.body, sessionOf(request).user),
    );

    const bulk = { body: userIdsSchema, response: { 200: userBulkAnswerSchema } };
    for (const [path, active] of [
      ['/api/users/deactivate', false],
      ['/api/users/reactivate', true],
    ] as const) {
      app.post(path, provenAdmins(bulk), async (request) =>
        changeActive(parts, request.body.ids, active, sessionOf(request).user),
      );
    }
    done();
  };
}

/** Passwords and sessions of accounts, for admins. */
export function userAccessRoutes(parts: CredentialServiceParts): FastifyPluginCallbackZod {
  const access = createAccessService(parts);
  return (app, _options, done) => {
    app.post(
      '/api/users/:id/password-reset',
      provenAdmins({ params, response: { 200: passwordResetAnswerSchema } }),
      async (request) => ({
        password: await access.resetPassword(request.params.id, sessionOf(request)),
      }),
    );

    app.get(
      '/api/users/:id/sessions',
      admins({ params, response: { 200: openSessionsSchema } }),
      async (request) => access.listSessions(request.params.id, sessionOf(request)),
    );

    app.delete(
      '/api/users/:id/sessions',
      provenAdmins({ params, response: noContent }),
      async (request, reply) =>
        sendNothing(reply, access.closeSessions(request.params.id, sessionOf(request))),
    );
    done();
  };
}
