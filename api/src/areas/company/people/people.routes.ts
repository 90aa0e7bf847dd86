import { peopleSchema } from '@vatio/contracts/people';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { createPeopleService } from './people.service';

const reading = callableBy(['admin', 'writer', 'reader']);

/** The people whom clients may have as their account manager. */
export function peopleRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const people = createPeopleService(parts);
  return (app, _options, done) => {
    app.get('/api/people', reading({ response: { 200: peopleSchema } }), async () => people.list());
    done();
  };
}
