import {
  studyReportChangeSchema,
  studyReportSchema,
} from '@vatio/contracts/energy-analysis/report';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createReportService } from './report.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const answer = { 200: studyReportSchema };

/** The reports of energy studies: what they print. */
export function studyReportRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const reports = createReportService(parts);
  return (app, _options, done) => {
    app.get('/api/studies/:id/report', reading({ params, response: answer }), async (request) =>
      reports.find(request.params.id),
    );

    app.put(
      '/api/studies/:id/report',
      writing({ params, body: studyReportChangeSchema, response: answer }),
      async (request) => reports.change(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
