import {
  calculateStudySchema,
  newStudySchema,
  studyChangeSchema,
  studyCheckQuerySchema,
  studyCheckSchema,
  studyListSchema,
  studyQuerySchema,
  studySchema,
  studyStateChangeSchema,
  studySummarySchema,
  studyVersionSchema,
} from '@vatio/contracts/energy-analysis/studies';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ComputingParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, goneSignal, noContent, sendNothing } from '../../../http/routeOptions';
import { createStudyDeletion } from './deletion';
import { createStudyService } from './studies.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer']);
/** Roles that keep the data of points true calculate again, and make no other change. */
const calculating = callableBy(['admin', 'writer', 'pds_editor']);
const params = idParamsSchema;
const answer = { 200: studySchema };

/** The energy studies. */
export function studyRoutes(parts: ComputingParts): FastifyPluginCallbackZod {
  const studies = createStudyService(parts);
  const deletion = createStudyDeletion(parts);
  return (app, _options, done) => {
    app.get(
      '/api/studies',
      reading({ querystring: studyQuerySchema, response: { 200: studyListSchema } }),
      async (request) => studies.list(request.query, sessionOf(request).user),
    );

    app.get('/api/studies/summary', reading({ response: { 200: studySummarySchema } }), async () =>
      studies.summary(),
    );

    app.get(
      '/api/studies/check',
      reading({ querystring: studyCheckQuerySchema, response: { 200: studyCheckSchema } }),
      async (request, reply) => {
        const asked = { by: sessionOf(request).user, signal: goneSignal(reply) };
        return studies.check(request.query, asked);
      },
    );

    app.post(
      '/api/studies',
      writing({ body: newStudySchema, response: { 201: studySchema } }),
      async (request, reply) =>
        reply.code(201).send(await studies.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/studies/:id', reading({ params, response: answer }), async (request) =>
      studies.find(request.params.id),
    );

    app.patch(
      '/api/studies/:id',
      writing({ params, body: studyChangeSchema, response: answer }),
      async (request) => studies.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/studies/:id/calculate',
      calculating({ params, body: calculateStudySchema, response: answer }),
      async (request, reply) => {
        const { params, body } = request;
        const signal = goneSignal(reply);
        return studies.recalculate(params.id, body, sessionOf(request).user, signal);
      },
    );

    app.post(
      '/api/studies/:id/state',
      writing({ params, body: studyStateChangeSchema, response: answer }),
      async (request) =>
        studies.changeState(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/studies/:id/delete',
      writing({ params, body: studyVersionSchema, response: noContent }),
      async (request, reply) => {
        const { params, body } = request;
        return sendNothing(reply, deletion.remove(params.id, body, sessionOf(request).user));
      },
    );

    app.post(
      '/api/studies/:id/restore',
      writing({ params, body: studyVersionSchema, response: answer }),
      async (request) => deletion.restore(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
