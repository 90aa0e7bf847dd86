import type { Browser } from './browser/browser';
import type { DevTools } from './browser/devtools';
import { type FreshPageOptions, freshPage } from './browser/freshPage';
import { type Paints, paintsOf } from './browser/paints';
import { type Exchange, waveCount } from './waves';

/** The cost of a page until its content showed, and what was seen of it. */
export interface PageLoad extends Paints {
  readonly contentMs: number;
  /** On the wire, with headers, of all that was asked for until then. */
  readonly bytes: number;
  /** Paths, in the order of the requests. */
  readonly paths: readonly string[];
  /** The longest chain of requests that waited for each other. */
  readonly waves: number;
  /** When each request was sent, answered and done, milliseconds after the first one. */
  readonly requests: readonly RequestTimes[];
}

interface RequestTimes {
  readonly path: string;
  readonly sentMs: number;
  readonly answeredMs: number;
  readonly doneMs: number;
}

export interface ColdLoadOptions extends FreshPageOptions {
  readonly path: string;
  /** CSS: the page's content. */
  readonly content: string;
}

/** Opens a page in a browser that has nothing of it yet. */
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
    requests: timesOf(whole),
  };
}

function timesOf(exchanges: readonly RecordedExchange[]): RequestTimes[] {
  const start = Math.min(...exchanges.map(({ sentAt }) => sentAt));
  const since = (seconds: number) => Math.round((seconds - start) * 1000);
  return exchanges.map(({ url, sentAt, answeredAt = sentAt, doneAt }) => ({
    path: new URL(url).pathname,
    sentMs: since(sentAt),
    answeredMs: since(answeredAt),
    doneMs: since(doneAt ?? answeredAt),
  }));
}

interface RecordedExchange extends Exchange {
  readonly id: string;
  readonly bytes: number;
  readonly doneAt: number | undefined;
}

const counted = new Set(['Document', 'Fetch', 'Script', 'Stylesheet', 'XHR']);

function recordExchanges(devTools: DevTools): ReadonlyMap<string, RecordedExchange> {
  const exchanges = new Map<string, RecordedExchange>();
  const change = (id: string, facts: Partial<RecordedExchange>) => {
    const known = exchanges.get(id);
    if (known) exchanges.set(id, { ...known, ...facts });
  };
  devTools.on('Network.requestWillBeSent', ({ requestId: id, request, timestamp, type }) => {
    if (!counted.has(type ?? '') || !request.url.startsWith('http')) return;
    const { url } = request;
    const unanswered = { answeredAt: undefined, doneAt: undefined, bytes: 0 };
    exchanges.set(id, { id, url, sentAt: timestamp, ...unanswered });
  });
  devTools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const { timing } = response;
    // It may have waited for a connection.
    const sent = timing && { sentAt: timing.requestTime + timing.sendStart / 1000 };
    change(requestId, { answeredAt: timestamp, ...sent });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    change(requestId, { bytes: encodedDataLength, doneAt: timestamp });
  });
  return exchanges;
}
