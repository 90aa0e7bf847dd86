import {
  newStudyCommentSchema,
  studyCalculationSchema,
  studyCalculationsSchema,
  studyChangesSchema,
  studyEventQuerySchema,
  studyEventsSchema,
  studyInputsSchema,
} from '@vatio/contracts/energy-analysis/studies';
import { idField, idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { sendJson } from '../../../http/sendJson';
import { createStudyHistory } from './history.service';

const reading = callableBy(roles);
const commenting = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const number = z.coerce.number().int().min(1).max(1_000_000);
const calculationParams = z.strictObject({ id: idField, number });

/** The past of energy studies. */
export function studyHistoryRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const history = createStudyHistory(parts);
  return (app, _options, done) => {
    app.get(
      '/api/studies/:id/events',
      reading({ params, querystring: studyEventQuerySchema, response: { 200: studyEventsSchema } }),
      async (request) => history.events(request.params.id, request.query),
    );

    app.post(
      '/api/studies/:id/comments',
      commenting({ params, body: newStudyCommentSchema, response: noContent }),
      async (request, reply) => {
        const { params, body } = request;
        return sendNothing(reply, history.comment(params.id, body, sessionOf(request).user));
      },
    );

    app.get(
      '/api/studies/:id/changes',
      reading({ params, response: { 200: studyChangesSchema } }),
      async (request) => history.changes(request.params.id),
    );

    app.get(
      '/api/studies/:id/calculations',
      reading({ params, response: { 200: studyCalculationsSchema } }),
      async (request) => history.calculations(request.params.id),
    );

    app.get(
      '/api/studies/:id/calculations/:number',
      reading({ params: calculationParams, response: { 200: studyCalculationSchema } }),
      async (request) => history.calculation(request.params.id, request.params.number),
    );

    app.get(
      '/api/studies/:id/calculations/:number/inputs',
      reading({ params: calculationParams, response: { 200: studyInputsSchema } }),
      async (request, reply) => {
        const { id, number } = request.params;
        return sendJson(request, reply, JSON.stringify(await history.inputs(id, number)));
      },
    );
    done();
  };
}
