/** A request, as Fastify knows it. */
interface Forwarded {
  /** The peer and the trusted proxies before it; undefined when no proxy is trusted. */
  readonly ips?: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const silenceMs = 60_000;

/**
 * Notices a reverse proxy that TRUST_PROXY does not name: the server takes all who come through it for
 * one client, so that one of them can lock out all others. At most once a minute, because anybody can
 * send that header.
 *
 * @returns a function that says, for each request, what to warn of
 */
export function untrustedProxies(
  now = Date.now,
): (request: Forwarded) => { peer: string; message: string } | undefined {
  let silentUntil = Number.NEGATIVE_INFINITY;
  return ({ ips = [], headers, socket }) => {
    if (headers['x-forwarded-for'] === undefined || ips.length > 1) return undefined;
    if (now() < silentUntil) return undefined;
    silentUntil = now() + silenceMs;
    const peer = socket.remoteAddress ?? '';
    return {
      peer,
      message: `X-Forwarded-For comes from ${peer}, which TRUST_PROXY does not name, so all who come through it count as one client. If it is your reverse proxy, name its address there.`,
    };
  };
}
