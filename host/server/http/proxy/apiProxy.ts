import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { limitedBody } from './limitedBody';
import { ApiFailure, requestHeaders, responseHeaders } from './proxyRules';

export interface ApiProxyOptions {
  /** Its origin; the path stays as it is, `/api/…`. */
  readonly apiUrl: string;
  readonly publicOrigin: string | undefined;
  readonly timeoutMs?: number;
}

/** Passes `/api/*` on to the API, so that the browser knows only one origin. */
export async function addApiProxy(
  app: FastifyInstance,
  { apiUrl, publicOrigin, timeoutMs = 30_000 }: ApiProxyOptions,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // No body is parsed here, not even text/plain: bodies stream through.
    scope.removeAllContentTypeParsers();
    scope.addHook('preParsing', async (request, _reply, payload) => limitedBody(request, payload));
    scope.register(httpProxy, {
      prefix: '/api',
      rewritePrefix: '/api',
      upstream: apiUrl,
      disableRequestLogging: true,
      destroyAgent: true,
      undici: {
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        // The proxy's default is to accept any certificate.
        connect: { timeout: Math.min(timeoutMs, 5000), rejectUnauthorized: true },
      },
      replyOptions: {
        // The proxy's default is to repeat a GET with answer 503 up to ten times.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, sent) => requestHeaders(request, sent, publicOrigin),
        rewriteHeaders: responseHeaders,
        onError: (reply, { error }) => reply.send(new ApiFailure(error)),
      },
    });
    done();
  });
}
