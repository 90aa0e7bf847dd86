import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import type { FastifyInstance } from 'fastify';
import { quiet } from './logging';

/** `GET /platform.json`: the sections and their origins, as this server knows them now. */
export function addStatus(app: FastifyInstance, status: () => PlatformStatus): void {
  app.get('/platform.json', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(status()),
  );
}
