import { peopleSchema } from '@vatio/contracts/people';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { listPeople } from './people.repository';

const reading = callableBy(['admin', 'writer', 'reader']);

/** The people whom clients may have as their account manager. */
export const peopleRoutes =
  ({ db }: ServiceParts): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get('/api/people', reading({ response: { 200: peopleSchema } }), async () => ({
      rows: await listPeople(db),
    }));
    done();
  };
