import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import type { Token } from '@vatio/contracts/session';

const patienceMs = 60_000;

/** How quick the line and the processor are made. */
export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  /** Megabits a second, both ways; undefined: as the machine has it. */
  readonly megabits: number | undefined;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

export const slowLine: Profile = {
  ...{ name: '150 ms, 1.6 Mbit/s', latencyMs: 150, megabits: 1.6, slowdown: 4 },
};
export const quickLine: Profile = {
  ...{ name: '40 ms, 10 Mbit/s', latencyMs: 40, megabits: 10, slowdown: 4 },
};
/** Far above what the machine itself takes, so that round trips can be told apart. */
export const longLine: Profile = {
  ...{ name: '400 ms', latencyMs: 400, megabits: undefined, slowdown: 1 },
};

/** @param program the browser */
export const launchBrowser = (program: string): Promise<Browser> =>
  chromium.launch({
    executablePath: program,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });

/** A page that has nothing yet, and what measures it. */
export interface FreshPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

export interface FreshPageOptions {
  readonly url: string;
  readonly profile: Profile;
  /** Who is signed in; undefined: nobody. */
  readonly token: Token | undefined;
}

/** A browser context of its own: empty cache, signed in or not, with the hint cookie that goes with it. */
export async function freshPage(
  browser: Browser,
  { url, profile, token }: FreshPageOptions,
): Promise<FreshPage> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-ES' });
  if (token) {
    const value = formatHint(token.user.role, token.expires_at);
    await context.addCookies([{ name: hintCookieName, value, url }]);
    const stored = JSON.stringify(JSON.stringify(token));
    await context.addInitScript(`localStorage.setItem('token', ${stored})`);
  }
  await context.addInitScript(contentClock);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, profile);
  return { context, page, session };
}

async function throttle(session: CDPSession, { latencyMs, megabits, slowdown }: Profile) {
  const bytesPerSecond = megabits === undefined ? -1 : (megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Notes in the page itself when something is there for the first time: a question from outside would come later. */
const contentClock = `
  window.contentClock = {
    expect(selector, from = 0) {
      this.observer?.disconnect();
      this.shown = new Promise((resolve, reject) => {
        const never = () => reject(new Error(selector + ' was never shown'));
        const patience = setTimeout(never, ${patienceMs});
        const look = () => {
          if (!document.querySelector(selector)) return;
          clearTimeout(patience);
          resolve(performance.now() - from);
          this.observer.disconnect();
        };
        this.observer = new MutationObserver(look);
        this.observer.observe(document, { childList: true, subtree: true });
        look();
      });
    },
    expectAfterClick(selector) {
      this.shown = new Promise((resolve) => {
        const begin = () => {
          const from = performance.now();
          this.expect(selector, from);
          resolve(this.shown);
        };
        addEventListener('click', begin, { capture: true, once: true });
      });
    },
  };`;

/** From the next document on: the time until something is there. */
export async function expectContent(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript(`contentClock.expect(${JSON.stringify(selector)})`);
}

/** Milliseconds from the start of the document, or from the click, until it was there. */
export const contentMs = (page: Page): Promise<number> =>
  page.evaluate<number>('contentClock.shown');
