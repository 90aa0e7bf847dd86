import type { Role } from '@vatio/contracts/roles';
import type { SessionUser } from '@vatio/contracts/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { type Owed, refuseUnproven, refuseWhatIsOwed } from './owed';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it is refused at start-up. */
    roles?: RouteCallers;
    /** False for the few routes that answer without the database. */
    needsDatabase?: false;
    /** The steps that a session may still owe: all else is refused until they are done. */
    openTo?: readonly Owed[];
    /** It asks for the password again, unless it was given a moment ago. */
    needsPassword?: true;
  }
  interface FastifyRequest {
    session: ActiveSession | null;
  }
}

export type RouteCallers = 'public' | readonly Role[];

/** A session whose token was just presented and is live. */
export interface ActiveSession {
  readonly id: string;
  /** The login that it began with; renewals keep it. */
  readonly loginId: string;
  readonly user: SessionUser;
  readonly expiresAt: Date;
  /** The step that must be done before anything else. */
  readonly owed: Owed | undefined;
  /** Until when changes of accounts need no other proof of the password; null: none was given. */
  readonly provenUntil: Date | null;
}

export type Authenticate = (token: string) => Promise<ActiveSession | undefined>;

/** Makes every route declare its callers and answers, and checks both. Call it before any route. */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  now: () => Date,
): void {
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const name = `${String(method)} ${url}`;
    if (!config?.roles) throw new Error(`${name} does not declare its roles`);
    if (!schema?.response) throw new Error(`${name} does not declare its answers`);
  });
  app.addHook('onRequest', async (request) => {
    const { roles, openTo, needsPassword } = request.routeOptions.config;
    if (request.is404 || !roles || roles === 'public') return;
    const token = tokenOf(request);
    const session = token && (await authenticate(token));
    if (!session) {
      throw new Refusal('unauthenticated', 'La sesión no es válida o ha caducado. Entra de nuevo.');
    }
    // First, so that the log of a refusal says whose it was.
    request.session = session;
    refuseWhatIsOwed(session, openTo);
    if (!roles.includes(session.user.role)) {
      throw new Refusal('forbidden', 'No tienes permiso para esta operación.');
    }
    if (needsPassword) refuseUnproven(session, now());
  });
}

/** Tokens have 43 characters: what cannot be one costs no query. Empty = none. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** The session of a request to a route with roles. */
export function sessionOf({ session, routeOptions }: FastifyRequest): ActiveSession {
  if (!session) throw new Error(`${routeOptions.url} is public: it has no session`);
  return session;
}
