import { LogOutput } from '@vatio/contracts/servers/logOutput';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rawPath } from './paths';

/** Options of routes without news value: only warnings and errors are logged. */
export const quiet = { logLevel: 'warn' } as const;

/** The request in the log: no headers, because of cookies and tokens, and no query. */
const serializers = { req: ({ method, url }: FastifyRequest) => ({ method, path: rawPath(url) }) };

export interface LogStream {
  write(line: string): void;
}

/** pino's options. */
export const loggerOptions = (level: string, stream: LogStream = new LogOutput()) => ({
  level,
  serializers,
  stream,
});

/** One line per answer; Fastify's own two would hold the query. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ req: request, status, ms }, 'answered');
    done();
  });
}
