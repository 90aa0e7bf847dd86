import {
  timerAnswerSchema,
  timerStartSchema,
  timerStopAnswerSchema,
  timerStopSchema,
} from '@vatio/contracts/activity-hours/timer';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createTimerService } from './timer.service';

const workers = callableBy(['admin', 'writer']);

/** One's own timer. */
export function timerRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const timers = createTimerService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/hours/timer',
      workers({ response: { 200: timerAnswerSchema } }),
      async (request) => timers.find(sessionOf(request).user.id),
    );

    app.put(
      '/api/hours/timer',
      workers({ body: timerStartSchema, response: { 200: timerAnswerSchema } }),
      async (request) => timers.start(request.body, sessionOf(request).user),
    );

    app.post(
      '/api/hours/timer/stop',
      workers({ body: timerStopSchema, response: { 200: timerStopAnswerSchema } }),
      async (request) => timers.stop(request.body, sessionOf(request).user),
    );

    app.delete('/api/hours/timer', workers({ response: noContent }), async (request, reply) =>
      sendNothing(reply, timers.discard(sessionOf(request).user.id)),
    );
    done();
  };
}
