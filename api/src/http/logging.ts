import { LogOutput } from '@vatio/contracts/servers/logOutput';
import { type FastifyError, type FastifyRequest, LogController } from 'fastify';

const secrets = ['password', 'token', 'value', 'email', 'authorization', 'cookie', 'set-cookie'];

/** The destination of log lines; by default standard output. */
export interface LogStream {
  write(line: string): void;
}

/** pino's options: JSON lines without secrets. */
export function loggerOptions(level: string, stream: LogStream = new LogOutput()) {
  return {
    level,
    stream,
    redact: {
      paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[oculto]',
    },
    serializers: {
      // Omits the query: it may contain anything.
      req: ({ method, url }: { method?: string; url?: string }) => ({
        method: method ?? '',
        url: url?.split('?', 1)[0] ?? '',
      }),
      // Omits PostgreSQL's additions ("detail", "where"): they quote values.
      err: ({ name, message, stack, code }: FastifyError) => ({
        type: name,
        message,
        stack: stack ?? '',
        code,
      }),
    },
  };
}

/** One line per request instead of Fastify's two; the error handler logs errors. */
export class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: Parameters<LogController['requestCompleted']>[2],
  ): void {
    const line = {
      req: request,
      status: reply.statusCode,
      address: request.ip,
      ms: Math.round(reply.elapsedTime),
      user: request.session?.user.id,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request');
  }
}
