import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { quiet } from '../http/logging';
import { addHttpMetrics } from './httpMetrics';
import { addSectionMetrics } from './sectionMetrics';

/**
 * `GET /metrics`, in the text format of Prometheus: the process, the requests, the sections.
 *
 * @returns counts an error report of a section
 */
export function addMetrics(
  app: FastifyInstance,
  status: () => PlatformStatus,
): (section: string | undefined) => void {
  // A registry of its own: several servers in one process would share the library's global one.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addHttpMetrics(app, registry);
  const countReport = addSectionMetrics(registry, status);
  app.get('/metrics', quiet, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return countReport;
}
