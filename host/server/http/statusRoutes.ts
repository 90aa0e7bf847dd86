import type { PlatformStatus } from '@vatio/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { quiet } from './logging';

/** `GET /platform.json`: what this server knows of the sections and their origins, at this moment. */
export function addStatus(app: FastifyInstance, status: () => PlatformStatus): void {
  app.get('/platform.json', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(status()),
  );
}
