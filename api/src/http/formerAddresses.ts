import type { IncomingMessage } from 'node:http';

/** An address that has another name since this release, with all addresses below it. */
export interface FormerAddress {
  /** Undefined: whatever the method. A HEAD goes where its GET goes. */
  readonly method?: 'GET' | 'POST';
  readonly from: string;
  readonly to: string;
}

/**
 * Fastify's `rewriteUrl`: a request by a former name is answered as one by today's. Sections are deployed
 * by their own teams, so those that know only the former name go on for one release.
 *
 * @param addresses the first that fits wins, so the longer name precedes the shorter
 */
export const rewriteFormer =
  (addresses: readonly FormerAddress[]) =>
  ({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>): string => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const former = addresses.find(
      (address) => isAtOrBelow(url, address.from) && asked === (address.method ?? asked),
    );
    return former === undefined ? url : former.to + url.slice(former.from.length);
  };

const isAtOrBelow = (url: string, address: string): boolean =>
  url.startsWith(address) && ['', '/', '?'].includes(url.charAt(address.length));
