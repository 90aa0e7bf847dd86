import {
  newOffersSchema,
  offerChangeSchema,
  offerChoiceSchema,
  offerCopySchema,
  offersElsewhereQuerySchema,
  offersElsewhereSchema,
  offerVersionSchema,
  studyOffersSchema,
} from '@vatio/contracts/energy-analysis/offers';
import { idField, idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ComputingParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createOfferService } from './offers.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const offerParams = z.strictObject({ id: idField, offerId: idField });
const answer = { 200: studyOffersSchema };
const created = { 201: studyOffersSchema };

/** Fits a file with the most offers that a study may have, with every column spelled at length. */
const bodyLimit = 1024 * 1024;

/** The offers of energy studies. */
export function studyOfferRoutes(parts: ComputingParts): FastifyPluginCallbackZod {
  const offers = createOfferService(parts);
  return (app, _options, done) => {
    app.get('/api/studies/:id/offers', reading({ params, response: answer }), async (request) =>
      offers.list(request.params.id),
    );

    app.get(
      '/api/studies/:id/offers/elsewhere',
      reading({
        params,
        querystring: offersElsewhereQuerySchema,
        response: { 200: offersElsewhereSchema },
      }),
      async (request) =>
        offers.elsewhere(request.params.id, request.query.q ?? '', sessionOf(request).user),
    );

    app.post(
      '/api/studies/:id/offers',
      { ...writing({ params, body: newOffersSchema, response: created }), bodyLimit },
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await offers.add(params.id, body, sessionOf(request).user));
      },
    );

    app.post(
      '/api/studies/:id/offers/copy',
      writing({ params, body: offerCopySchema, response: created }),
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await offers.copy(params.id, body, sessionOf(request).user));
      },
    );

    app.put(
      '/api/studies/:id/offers/choice',
      writing({ params, body: offerChoiceSchema, response: answer }),
      async (request) => offers.choose(request.params.id, request.body, sessionOf(request).user),
    );

    app.put(
      '/api/studies/:id/offers/:offerId',
      writing({ params: offerParams, body: offerChangeSchema, response: answer }),
      async (request) => {
        const { id, offerId } = request.params;
        return offers.change(id, offerId, request.body, sessionOf(request).user);
      },
    );

    for (const [path, act] of [
      ['delete', offers.remove],
      ['restore', offers.restore],
    ] as const) {
      app.post(
        `/api/studies/:id/offers/:offerId/${path}`,
        writing({ params: offerParams, body: offerVersionSchema, response: answer }),
        async (request) => {
          const { id, offerId } = request.params;
          return act(id, offerId, request.body, sessionOf(request).user);
        },
      );
    }
    done();
  };
}
