import type { FastifyInstance } from 'fastify';

/** On every response, errors included. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

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

/**
 * The headers of documents.
 *
 * @param avatarUrl a foreign origin, for pictures only
 * @param overrides the only foreign origins of sections (CSP source expressions)
 */
export function documentHeaders(
  avatarUrl: string,
  overrides: readonly string[],
): Readonly<Record<string, string>> {
  const avatarOrigin = avatarUrl ? ` ${new URL(avatarUrl).origin}` : '';
  const sectionOrigins = ["'self'", ...overrides].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${sectionOrigins}`,
    "style-src 'self'",
    `img-src 'self' data:${avatarOrigin}`,
    "font-src 'self'",
    `connect-src ${sectionOrigins}`,
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
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(baseHeaders);
    // Over plain http it would be ignored, or lock out a host without a certificate.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}
