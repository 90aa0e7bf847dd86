import {
  studyPromiseSchema,
  studyWithdrawalSchema,
  withdrawnPresentationSchema,
} from '@vatio/contracts/energy-analysis/presentations';
import { studySchema } from '@vatio/contracts/energy-analysis/studies';
import { idField, idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ComputingParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, goneSignal } from '../../../http/routeOptions';
import { createPresentationService } from './presentations.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const withdrawalParams = z.strictObject({ id: idField, withdrawalId: idField });

/** The promise of presenting an energy study, and what was presented and withdrawn. */
export function presentationRoutes(parts: ComputingParts): FastifyPluginCallbackZod {
  const presentations = createPresentationService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/studies/:id/promise',
      reading({ params, response: { 200: studyPromiseSchema } }),
      async (request, reply) => {
        const asked = { by: sessionOf(request).user, signal: goneSignal(reply) };
        return presentations.promise(request.params.id, asked);
      },
    );

    app.post(
      '/api/studies/:id/withdraw',
      writing({ params, body: studyWithdrawalSchema, response: { 200: studySchema } }),
      async (request) =>
        presentations.withdraw(request.params.id, request.body, sessionOf(request).user),
    );

    app.get(
      '/api/studies/:id/withdrawals/:withdrawalId',
      reading({ params: withdrawalParams, response: { 200: withdrawnPresentationSchema } }),
      async (request) => {
        const { id, withdrawalId } = request.params;
        return presentations.withdrawn(id, withdrawalId);
      },
    );
    done();
  };
}
