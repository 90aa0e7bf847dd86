import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import type { FastifyInstance } from 'fastify';
import { sendError } from './errors';
import { quiet } from './logging';
import { refusalUnlessAdmin } from './proxy/adminCheck';

/**
 * `GET /platform.json`: the sections and their origins, as this server knows them now. Admins only: it
 * reveals addresses and folders of machines.
 */
export function addStatus(
  app: FastifyInstance,
  { apiUrl, status }: { readonly apiUrl: string; readonly status: () => PlatformStatus },
): void {
  app.get('/platform.json', quiet, async (request, reply) => {
    const refusal = await refusalUnlessAdmin(request, apiUrl);
    if (refusal) return sendError(request, reply, refusal);
    return reply.header('cache-control', 'no-store').send(status());
  });
}
