import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { type Exchange, waveCount } from './waves';

/** Far above what the machine itself takes, so that round trips can be told apart. */
const latencyMs = 400;

/** What a page asked for until it showed what it is for. */
export interface PageLoad {
  /** Paths, in the order in which they were asked for. */
  readonly paths: readonly string[];
  /** Requests of which each waited for the answer to the one before. */
  readonly waves: number;
}

const counted = new Set(['Document', 'Fetch', 'Script', 'Stylesheet', 'XHR']);

/** Opens a page with latency, and notes its requests until something is on screen. */
export async function recordLoad(
  context: BrowserContext,
  path: string,
  goal: (page: Page) => Locator,
): Promise<PageLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const exchanges = await recordExchanges(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(path);
  await goal(page).waitFor();
  const list = [...exchanges.values()];
  return { paths: list.map(({ url }) => new URL(url).pathname), waves: waveCount(list) };
}

async function recordExchanges(session: CDPSession): Promise<ReadonlyMap<string, Exchange>> {
  const exchanges = new Map<string, Exchange>();
  const change = (id: string, facts: Partial<Exchange>) => {
    const known = exchanges.get(id);
    if (known) exchanges.set(id, { ...known, ...facts });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!counted.has(type ?? '') || !request.url.startsWith('http')) return;
    exchanges.set(requestId, { url: request.url, sentAt: timestamp, answeredAt: undefined });
  });
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const { timing } = response;
    // It may have waited for a connection.
    const sent = timing && { sentAt: timing.requestTime + timing.sendStart / 1000 };
    change(requestId, { answeredAt: timestamp, ...sent });
  });
  await session.send('Network.enable');
  return exchanges;
}
