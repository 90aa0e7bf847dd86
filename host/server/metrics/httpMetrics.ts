import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The kind of request. Never the path itself: anybody could make endless series. */
type RequestKind = 'api' | 'asset' | 'document' | 'other' | 'section_file';

const kindOfFolder: Readonly<Record<string, RequestKind>> = {
  '/api': 'api',
  '/assets': 'asset',
  '/remotes': 'section_file',
};

/** Decided by the path, because an unknown path has no route. */
function kindOf({ url, routeOptions }: FastifyRequest): RequestKind {
  const [folder = ''] = /^\/[^/?#]*/.exec(url) ?? [];
  return kindOfFolder[folder] ?? (routeOptions.url === '/*' ? 'document' : 'other');
}

/** The range covers files in memory up to a long import of the API. */
const bucketsSeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** Counts and times every answer. */
export function addHttpMetrics(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by kind.',
    labelNames: ['kind'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    requests.inc({ kind, status: reply.statusCode });
    duration.observe({ kind }, reply.elapsedTime / 1000);
    done();
  });
}
