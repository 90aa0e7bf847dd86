import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import {
  enrolmentSchema,
  factorCodeSchema,
  factorRolesAnswerSchema,
  factorRolesSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@vatio/contracts/user/secondFactor';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createSecondFactorService, type SecondFactorParts } from './secondFactor.service';

const openTo = ['second_factor_needed'] as const;
const everybody = callableBy(roles, { openTo });
const proven = callableBy(roles, { openTo, needsPassword: true });
const admins = callableBy(['admin']);
const provenAdmins = callableBy(['admin'], { needsPassword: true });

/** One's own second factor. */
export function secondFactorRoutes(parts: SecondFactorParts): FastifyPluginCallbackZod {
  const own = createSecondFactorService(parts);
  const address = '/api/account/second-factor';
  return (app, _options, done) => {
    app.get(address, everybody({ response: { 200: secondFactorSchema } }), async (request) =>
      own.find(sessionOf(request)),
    );

    app.post(address, proven({ response: { 200: enrolmentSchema } }), async (request) =>
      own.begin(sessionOf(request)),
    );

    app.post(
      `${address}/confirm`,
      proven({ body: factorCodeSchema, response: { 200: recoveryCodesSchema } }),
      async (request) => ({
        recoveryCodes: await own.confirm(request.body.code, sessionOf(request)),
      }),
    );

    app.post(
      `${address}/recovery-codes`,
      proven({ response: { 200: recoveryCodesSchema } }),
      async (request) => ({ recoveryCodes: await own.renewCodes(sessionOf(request)) }),
    );

    app.delete(address, proven({ response: noContent }), async (request, reply) =>
      sendNothing(reply, own.switchOff(sessionOf(request))),
    );
    done();
  };
}

/** Decisions of admins: who must have a second factor, and whose is taken away. */
export function secondFactorRuleRoutes(parts: SecondFactorParts): FastifyPluginCallbackZod {
  const factors = createSecondFactorService(parts);
  const address = '/api/users/second-factor-roles';
  return (app, _options, done) => {
    app.get(address, admins({ response: { 200: factorRolesAnswerSchema } }), async () => ({
      roles: [...(await factors.demandingRoles())],
    }));

    app.put(
      address,
      provenAdmins({ body: factorRolesSchema, response: { 200: factorRolesAnswerSchema } }),
      async (request) => ({ roles: await factors.demand(request.body.roles, sessionOf(request)) }),
    );

    app.delete(
      '/api/users/:id/second-factor',
      provenAdmins({ params: idParamsSchema, response: noContent }),
      async (request, reply) =>
        sendNothing(reply, factors.remove(request.params.id, sessionOf(request))),
    );
    done();
  };
}
