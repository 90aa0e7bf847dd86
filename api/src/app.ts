import underPressure from '@fastify/under-pressure';
import { requestId } from '@vatio/contracts/servers/requestId';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Area, AreaParts } from './areaKit/area';
import { touchedIn } from './areaKit/touched';
import { sessionServiceOf } from './areas/session/door';
import { auditRoutes } from './audit/audit.routes';
import { auditExports } from './audit/exports';
import { type Computing, inThisThread } from './computing/computation';
import type { Config } from './config';
import type { Tables } from './db/types';
import { guardRoutes } from './http/access';
import { type Availability, refuseWithoutDatabase } from './http/availability';
import { readJsonOnly } from './http/body/input';
import { readRefusedBodies } from './http/body/unreadBody';
import { warnOfProxies } from './http/clientAddress';
import { addressUnknown, sendError, sendFrameworkError } from './http/errors';
import { rewriteFormer } from './http/formerAddresses';
import { addSecurityHeaders, answerClientError, securityHeaders } from './http/headers';
import { healthRoutes } from './http/health';
import { type LogStream, loggerOptions, OneLinePerRequest } from './http/logging';
import { documentRoutes } from './http/openapi';
import { serializeWithZod, validateWithZod } from './http/validation';
import { refuseForgery } from './http/xsrf';
import { Refusal } from './refusal';

export interface AppParts {
  /** Ordered so that each area calls only those before it. */
  readonly areas: readonly Area[];
  readonly config: Pick<
    Config,
    'trustProxy' | 'logLevel' | 'loginFailuresPerMinute' | 'production' | 'publicOrigin'
  >;
  readonly xsrfKey: string;
  readonly db: Kysely<Tables>;
  /** Left out: the same. */
  readonly uploadDb?: Kysely<Tables>;
  readonly watch: Availability;
  readonly now?: () => Date;
  readonly logStream?: LogStream;
  /** Wakes the workers of long jobs; undefined: there are none. */
  readonly wakeJobs?: () => void;
  /** Left out: the thread that answers requests computes. */
  readonly computing?: Computing;
  /** Limit of open connections; any more are closed at once. */
  readonly mostConnections?: number;
  /** Delay of the event loop, in milliseconds, from which requests are refused; 0: never (tests). */
  readonly eventLoopLimitMs?: number;
}

const kilobyte = 1024;

/** The host keeps 128 at most; the rest is for health checks and for callers without a host. */
const usualMostConnections = 1_000;

/** The HTTP side of some areas, ready to listen. The order of the hooks is the order of the refusals. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { areas, config, xsrfKey, db, watch, now = () => new Date(), logStream } = parts;
  const { eventLoopLimitMs = 1_000, wakeJobs = () => {}, uploadDb = db } = parts;
  const { mostConnections = usualMostConnections, computing = inThisThread } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new OneLinePerRequest(),
    trustProxy: config.trustProxy,
    genReqId: requestId,
    bodyLimit: 64 * kilobyte,
    // Equals the host's: enough for a slow import, but no connection stays open for ever.
    requestTimeout: 300_000,
    rewriteUrl: rewriteFormer(areas.flatMap(({ formerAddresses = [] }) => formerAddresses)),
    http: { maxHeaderSize: 16 * kilobyte },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      sendFrameworkError(error, request, reply);
    },
  });
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw addressUnknown();
  });
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializeWithZod);

  const areaParts: AreaParts = {
    db,
    uploadDb,
    now,
    config,
    xsrfKey,
    wakeJobs,
    countTouched: touchedIn(areas, db),
    computing,
  };
  const session = sessionServiceOf(areaParts);
  addSecurityHeaders(app);
  readRefusedBodies(app);
  await refuseUnderPressure(app, eventLoopLimitMs);
  warnOfProxies(app);
  refuseForgery(app, xsrfKey, config.publicOrigin);
  refuseWithoutDatabase(app, watch);
  guardRoutes(app, (token) => watch.guard(() => session.find(token)), now);
  readJsonOnly(app);
  auditExports(app, db, now);
  if (!config.production) await documentRoutes(app);

  await app.register(healthRoutes(watch));
  const auditWords = areas.flatMap((area) => area.auditWords);
  await app.register(auditRoutes({ db, auditWords }));
  for (const { routes } of areas) {
    for (const plugin of routes(areaParts)) await app.register(plugin);
  }
  return app;
}

/** A quick 503 is better than a growing queue. Health routes always answer. */
async function refuseUnderPressure(app: FastifyInstance, eventLoopLimitMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopLimitMs,
    pressureHandler: (request) => {
      if (request.routeOptions.config.needsDatabase === false) return;
      throw new Refusal('unavailable', 'Hay demasiada actividad. Inténtalo en unos segundos.', {
        retryAfterSeconds: 10,
      });
    },
  });
}
