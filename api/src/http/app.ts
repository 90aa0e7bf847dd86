import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import { Refusal } from '../refusal';
import { accountRoutes } from '../sections/account/routes';
import { auditRoutes } from '../sections/audit/routes';
import { createAuditService } from '../sections/audit/service';
import { clientRoutes } from '../sections/clients/routes';
import { curveImportRoutes } from '../sections/curve-imports/routes';
import { curveRoutes } from '../sections/curves/routes';
import { parameterRoutes } from '../sections/parameters/routes';
import { createCredentials } from '../sections/session/credentials';
import { sessionRoutes } from '../sections/session/routes';
import { createSessionService } from '../sections/session/service';
import { pointImportRoutes } from '../sections/supply-points/bulk/routes';
import { contractRoutes } from '../sections/supply-points/contracts/routes';
import { readingRoutes } from '../sections/supply-points/readings/routes';
import { supplyPointRoutes } from '../sections/supply-points/routes';
import { userAccessRoutes, userRoutes } from '../sections/users/routes';
import { guardRoutes } from './access';
import { type Availability, refuseWithoutDatabase } from './availability';
import { addressUnknown, sendError, sendFrameworkError } from './errors';
import { addSecurityHeaders, answerClientError, securityHeaders } from './headers';
import { healthRoutes } from './health';
import { readJsonOnly } from './input';
import { type LogStream, loggerOptions, OneLinePerRequest } from './logging';
import { documentRoutes } from './openapi';
import { readRefusedBodies } from './unreadBody';
import { validateWithZod } from './validation';
import { refuseForgery } from './xsrf';

export interface AppParts {
  readonly config: Pick<
    Config,
    'trustProxy' | 'logLevel' | 'loginFailuresPerMinute' | 'production'
  >;
  readonly xsrfKey: string;
  readonly db: Kysely<Tables>;
  readonly watch: Availability;
  /** The clock; tests turn it. */
  readonly now?: () => Date;
  readonly logStream?: LogStream;
  /** Tells whoever works at imports that there is one; left out, nobody does. */
  readonly wakeImports?: () => void;
  /** How long the event loop may be held up before requests are refused; 0: for ever (tests). */
  readonly eventLoopLimitMs?: number;
}

const kilobyte = 1024;

/** The whole HTTP side, ready to listen. The order of the hooks is the order of the refusals. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, xsrfKey, db, watch, now = () => new Date(), logStream } = parts;
  const { eventLoopLimitMs = 1_000, wakeImports = () => {} } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new OneLinePerRequest(),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * kilobyte,
    // As long as the host's: an import over a slow line, but no connection held open for ever.
    requestTimeout: 300_000,
    http: { maxHeaderSize: 16 * kilobyte },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      sendFrameworkError(error, request, reply);
    },
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw addressUnknown();
  });
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializerCompiler);

  const credentials = createCredentials({
    db,
    now,
    failuresPerMinute: config.loginFailuresPerMinute,
    fingerprintKey: xsrfKey,
  });
  const session = createSessionService({ db, now, credentials });
  addSecurityHeaders(app);
  readRefusedBodies(app);
  await refuseUnderPressure(app, eventLoopLimitMs);
  refuseForgery(app, xsrfKey);
  refuseWithoutDatabase(app, watch);
  guardRoutes(app, (token) => watch.guard(() => session.find(token)));
  readJsonOnly(app);
  if (!config.production) await documentRoutes(app);

  await app.register(healthRoutes(watch));
  await app.register(sessionRoutes({ session, xsrfKey }));
  await app.register(accountRoutes({ db, now, credentials }));
  await app.register(userRoutes({ db, now, credentials }));
  await app.register(userAccessRoutes({ db, now, credentials }));
  await app.register(clientRoutes({ db, now }));
  await app.register(supplyPointRoutes({ db, now }));
  await app.register(pointImportRoutes({ db, now }));
  await app.register(contractRoutes({ db, now }));
  await app.register(readingRoutes({ db, now }));
  await app.register(parameterRoutes({ db, now }));
  await app.register(curveRoutes({ db, now }));
  await app.register(curveImportRoutes({ db, now, wakeImports }));
  await app.register(auditRoutes({ audit: createAuditService({ db }) }));
  return app;
}

/** Better a quick 503 than a queue that grows. Health routes answer whatever happens. */
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
