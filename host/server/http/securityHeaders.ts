import type { FastifyInstance } from 'fastify';
import { schemeOf } from './scheme';

/**
 * Headers of every response, errors included. A response that is no document of ours runs no code when it
 * is opened as one, and no other site can take it in. Scripts, styles and pictures that a page loads do not
 * look at this policy; workers do.
 */
export const baseHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Files of sections do not even have our origin when they are opened: no storage, no token. */
const sectionHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Files for which the policy of every response would be too strict, by their media type. */
const policies: Readonly<Record<string, string>> = {
  // A worker lives by the policy of its own file: no further than its page. Opened, a script is text.
  'text/javascript; charset=utf-8':
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  // Firefox applies it to pictures, too; GitHub lets their own styles through in the same way.
  'image/svg+xml': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

/** The headers of a file's own, beside those of every response. */
export function fileHeaders(type: string): Readonly<Record<string, string>> {
  const { [type]: policy } = policies;
  return policy ? { 'content-security-policy': policy } : {};
}

/** Unused by any screen, so an injected frame or script cannot use it either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Hashes of the only script and style that documents have inline. */
export interface InlineSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * The headers of documents.
 *
 * @param avatarUrl a foreign origin, for pictures only
 * @param overrides the only foreign origins of sections (CSP source expressions)
 * @param inline what documents may have inline (CSP source expressions)
 */
export function documentHeaders(
  avatarUrl: string,
  overrides: readonly string[],
  inline: InlineSources,
): Readonly<Record<string, string>> {
  const avatarOrigin = avatarUrl ? ` ${new URL(avatarUrl).origin}` : '';
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.script, ...overrides].join(' ')}`,
    `style-src ${["'self'", ...inline.style].join(' ')}`,
    `img-src 'self' data:${avatarOrigin}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...overrides].join(' ')}`,
    // The document has <base href="/">.
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
  };
}

/** Sets the headers of every response before anything else can answer. */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/remotes/') ? sectionHeaders : baseHeaders);
    // Over plain http it would be ignored, or lock out a host without a certificate.
    if (schemeOf(request, publicOrigin) === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}
