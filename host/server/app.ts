import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { requestId } from '@vatio/contracts/servers/requestId';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { JoinedChunks } from './assets/joinedChunks';
import type { Page } from './assets/page';
import type { Config } from './config';
import { composeDocument, perRevision } from './document/composition';
import { addDocuments } from './document/documentRoutes';
import type { DocumentVariant } from './document/documentVariant';
import { firstPicture, inlineSources } from './document/firstPicture';
import { headLinks } from './document/headLinks';
import { addErrorReports } from './errorReports/errorReportRoutes';
import { handleClientError, handleError, sendError } from './http/errors';
import { addPageFiles, addSectionFiles } from './http/fileRoutes';
import { addRequestLog, type LogStream, loggerOptions, quiet } from './http/logging';
import { decodableUrl } from './http/paths';
import { addApiProxy } from './http/proxy/apiProxy';
import { addOriginChecks } from './http/publicOrigin';
import { addSecurityHeaders } from './http/securityHeaders';
import { sendRevalidated } from './http/sendAsset';
import { addStatus } from './http/statusRoutes';
import { addMetrics } from './metrics/metrics';
import type { SectionCatalog } from './sections/catalog';

export interface AppParts {
  readonly config: Pick<
    Config,
    | 'apiUrl'
    | 'errorReportsPerMinute'
    | 'logLevel'
    | 'publicOrigin'
    | 'runtime'
    | 'trustProxy'
    | 'xsrfKey'
  >;
  readonly page: Page;
  readonly catalog: SectionCatalog;
  readonly version: string;
  /** The part of `/platform.json` and `/metrics` about the sections. */
  readonly status: () => PlatformStatus;
  /** Looks at once for a version that is not served here. Never fails. */
  readonly seek: (name: string, version: string) => Promise<void>;
  /** The API's time limit for an answer; by default half a minute. */
  readonly apiTimeoutMs?: number;
  /** The limit of open connections; further connections are closed on arrival. */
  readonly mostConnections?: number;
  /** The destination of the log; by default the standard output. */
  readonly logStream?: LogStream;
}

/**
 * More than a company and its edge have, and few enough to leave memory, files and connections to the API
 * when a client opens them without end.
 */
const usualMostConnections = 4_000;

/** The only origin that the browser knows: page, assets, sections and API. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, page, catalog, version, status, seek, apiTimeoutMs, logStream } = parts;
  const { mostConnections = usualMostConnections } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // Node's own limit: enough for a slow import, but no connection stays open for ever.
    requestTimeout: 300_000,
    // While it stops, the server answers what still arrives on open connections.
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
  });
  app.server.maxConnections = mostConnections;
  addSecurityHeaders(app, config.publicOrigin);
  addRequestLog(app);
  addOriginChecks(app, config.publicOrigin);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));

  app.get('/healthz', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  );
  addStatus(app, { apiUrl: config.apiUrl, status });
  const registry = perRevision(catalog, 'sections.json', (current) => JSON.stringify(current));
  app.get('/sections.json', quiet, async (request, reply) =>
    sendRevalidated(request, reply, await registry()),
  );
  const chunks = new JoinedChunks(page);
  addPageFiles(app, page, (name) => chunks.find(name, catalog.registry().sections));
  addSectionFiles(app, catalog, seek);
  await addErrorReports(app, {
    catalog,
    perMinute: config.errorReportsPerMinute,
    onReport: addMetrics(app, status),
  });
  await addApiProxy(app, {
    apiUrl: config.apiUrl,
    publicOrigin: config.publicOrigin,
    ...(apiTimeoutMs && { timeoutMs: apiTimeoutMs }),
  });
  const document = perRevision(catalog, 'index.html', async (current, variant: DocumentVariant) =>
    composeDocument(page.template, {
      runtime: config.runtime,
      registry: current,
      links: await headLinks(variant, current, { host: page.host, chunks }),
      picture: firstPicture(page.firstPicture, variant, {
        runtime: config.runtime,
        registry: current,
      }),
    }),
  );
  addDocuments(app, { config, catalog, document, inline: inlineSources(page.firstPicture) });
  return app;
}
