import {
  type ErrorReport,
  errorReportLimit,
  errorReportSchema,
} from '@vatio/contracts/federation/errorReport';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/errors';
import { quiet } from '../http/logging';
import type { SectionCatalog } from '../sections/catalog';
import { cleanText } from './cleanText';
import { reportLimits } from './reportLimits';

export interface ErrorReportParts {
  readonly catalog: SectionCatalog;
  /** The limit per client address. */
  readonly perMinute: number;
  /** Called with the section that an accepted report names, if any: the client's claim. */
  readonly onReport: (section: string | undefined) => void;
}

/**
 * Writes error reports of pages to the log: `POST /error-reports`.
 *
 * Only JSON: another site would need a preflight for that, and no route here allows it.
 */
export async function addErrorReports(
  app: FastifyInstance,
  { catalog, perMinute, onReport }: ErrorReportParts,
): Promise<void> {
  const routes: FastifyPluginAsync = async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const refusedForSeconds = await reportLimits(scope, perMinute);
    scope.addHook('onRequest', async (request, reply) => {
      const seconds = await refusedForSeconds(request);
      if (seconds !== undefined) {
        return sendError(request, reply.header('retry-after', seconds), 429);
      }
    });
    const options = { ...quiet, bodyLimit: errorReportLimit };
    scope.post('/error-reports', options, async (request, reply) => {
      const { success, data } = errorReportSchema.safeParse(request.body);
      if (!success) return sendError(request, reply, 422);
      const { sections } = catalog.registry();
      const section = sections.find(({ name }) => name === data.section);
      request.log.error({ report: logged(data, section) }, 'A page reports an error.');
      onReport(data.section);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
  await app.register(routes);
}

/** The line in the log. The registry decides whose section it is: a client may be wrong. */
function logged(report: ErrorReport, section: RegisteredSection | undefined) {
  const { message, stack, path, incident, version, context = {} } = report;
  const { kind, ...more } = Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      cleanText(key),
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  );
  return {
    section: clean(report.section),
    title: section?.title,
    owner: section?.owner,
    version: clean(version),
    incident: clean(incident),
    kind,
    message: cleanText(message),
    path: cleanText(path.split(/[?#]/, 1)[0] ?? ''),
    stack: clean(stack),
    context: more,
  };
}

const clean = (text: string | undefined) => text && cleanText(text);
