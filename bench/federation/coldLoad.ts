import type { Browser } from './browser/browser';
import type { DevTools } from './browser/devtools';
import { type FreshPageOptions, freshPage } from './browser/freshPage';
import { type Paints, paintsOf } from './browser/paints';

/** The cost of a page until its content showed, and what was seen of it. */
export interface PageLoad extends Paints {
  readonly contentMs: number;
  /** Bytes on the wire, with headers, of all requests until then. */
  readonly bytes: number;
  /** Paths, in the order of the requests. */
  readonly paths: readonly string[];
  /** The longest chain of requests that waited for each other. */
  readonly waves: number;
}

export interface ColdLoadOptions extends FreshPageOptions {
  readonly path: string;
  /** CSS: the page's content. */
  readonly content: string;
}

/** Opens a page in a browser that has none of its files yet. */
export async function coldLoad(browser: Browser, options: ColdLoadOptions): Promise<PageLoad> {
  const page = await freshPage(browser, options);
  const exchanges = recordExchanges(page.devTools);
  await page.open(options.path, options.content);
  const contentMs = await page.shownMs();
  const asked = [...exchanges.values()];
  // A request counts whole, even if its end comes later.
  await page.idle();
  const paints = await paintsOf(page);
  await page.close();
  const ids = new Set(asked.map(({ id }) => id));
  const whole = [...exchanges.values()].filter(({ id }) => ids.has(id));
  return {
    ...paints,
    contentMs,
    bytes: whole.reduce((sum, { bytes }) => sum + bytes, 0),
    paths: whole.map(({ url }) => new URL(url).pathname),
    waves: waveCount(whole),
  };
}

/** A request and its answer, in seconds on one clock. */
interface Exchange {
  readonly id: string;
  readonly url: string;
  readonly sentAt: number;
  /** `undefined` = not yet. */
  readonly answeredAt: number | undefined;
  readonly bytes: number;
}

/** The longest chain of exchanges, each begun after the answer to the one before. */
function waveCount(exchanges: readonly Exchange[]): number {
  const waves = new Map<Exchange, number>();
  for (const exchange of [...exchanges].sort((a, b) => a.sentAt - b.sentAt)) {
    const before = [...waves].filter(
      ([{ answeredAt = Number.POSITIVE_INFINITY }]) => answeredAt <= exchange.sentAt,
    );
    waves.set(exchange, 1 + Math.max(0, ...before.map(([, wave]) => wave)));
  }
  return Math.max(0, ...waves.values());
}

const counted = new Set(['Document', 'Fetch', 'Script', 'Stylesheet', 'XHR']);

function recordExchanges(devTools: DevTools): ReadonlyMap<string, Exchange> {
  const exchanges = new Map<string, Exchange>();
  const change = (id: string, facts: Partial<Exchange>) => {
    const known = exchanges.get(id);
    if (known) exchanges.set(id, { ...known, ...facts });
  };
  devTools.on('Network.requestWillBeSent', ({ requestId: id, request, timestamp, type }) => {
    if (!counted.has(type ?? '') || !request.url.startsWith('http')) return;
    const { url } = request;
    const unanswered = { answeredAt: undefined, bytes: 0 };
    exchanges.set(id, { id, url, sentAt: timestamp, ...unanswered });
  });
  devTools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const { timing } = response;
    // It may have waited for a connection.
    const sent = timing && { sentAt: timing.requestTime + timing.sendStart / 1000 };
    change(requestId, { answeredAt: timestamp, ...sent });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    change(requestId, { bytes: encodedDataLength });
  });
  return exchanges;
}
