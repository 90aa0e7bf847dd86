import { setTimeout as delay } from 'node:timers/promises';
import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import type { Token } from '@vatio/contracts/session';
import type { Browser, Profile } from './browser';
import type { DevTools } from './devtools';

const patienceMs = 60_000;
const quietMs = 500;

export interface FreshPageOptions {
  readonly url: string;
  readonly profile: Profile;
  /** The signed-in person; undefined: signed out. */
  readonly token: Token | undefined;
}

/** A page with an empty cache, and its measurements. */
export interface FreshPage {
  readonly devTools: DevTools;
  /** @param content CSS of the page's content; `shownMs` waits for it */
  readonly open: (path: string, content: string) => Promise<void>;
  /** Milliseconds from the start of the document, or from the click, to the expected content. */
  readonly shownMs: () => Promise<number>;
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Waits for half a second without a request or an answer. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A new browser context: empty cache, signed in or not, with the hint cookie for it. */
export async function freshPage(
  { browser, session, stop }: Browser,
  { url, profile, token }: FreshPageOptions,
): Promise<FreshPage> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  if (token) {
    const value = formatHint(token.user.role, token.expires_at);
    const cookies = [{ name: hintCookieName, value, url }];
    await browser.send('Storage.setCookies', { browserContextId, cookies });
  }
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 720,
  });
  const attached = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const devTools = session(attached.sessionId);
  await devTools.send('Page.enable');
  await throttle(devTools, profile);
  const idle = idleness(devTools, stop);

  const inEachDocument = (source: string) =>
    devTools.send('Page.addScriptToEvaluateOnNewDocument', { source });
  if (token) {
    const stored = JSON.stringify(JSON.stringify(token));
    await inEachDocument(`localStorage.setItem('token', ${stored})`);
  }
  await inEachDocument(contentClock);
  const evaluate = async <T>(expression: string) => {
    const { result, exceptionDetails: failure } = await devTools.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (failure) throw new Error(failure.exception?.description ?? failure.text);
    return result.value as T;
  };
  return {
    devTools,
    open: async (path, content) => {
      await inEachDocument(`contentClock.expect(${JSON.stringify(content)})`);
      const { errorText } = await devTools.send('Page.navigate', { url: `${url}${path}` });
      if (errorText) throw new Error(`${url}${path}: ${errorText}`);
    },
    shownMs: () => evaluate('contentClock.shown'),
    evaluate,
    idle,
    close: async () => {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

async function throttle(devTools: DevTools, { latencyMs, megabits, slowdown }: Profile) {
  const bytesPerSecond = megabits === undefined ? -1 : (megabits * 1_000_000) / 8;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function idleness(devTools: DevTools, stop: AbortSignal): () => Promise<void> {
  const open = new Set<string>();
  let changedAt = performance.now();
  const note = (change: () => void) => {
    change();
    changedAt = performance.now();
  };
  devTools.on('Network.requestWillBeSent', ({ requestId }) => note(() => open.add(requestId)));
  devTools.on('Network.loadingFinished', ({ requestId }) => note(() => open.delete(requestId)));
  devTools.on('Network.loadingFailed', ({ requestId }) => note(() => open.delete(requestId)));
  return async () => {
    const start = performance.now();
    while (open.size > 0 || performance.now() - changedAt < quietMs) {
      if (performance.now() - start > patienceMs) throw new Error('The page is never at rest');
      await delay(50, undefined, { signal: stop });
    }
  };
}

/** Notes in the page itself when something is there for the first time: a question from outside would come later. */
const contentClock = `
  window.contentClock = {
    expect(selector, from = 0, known = []) {
      this.observer?.disconnect();
      this.shown = new Promise((resolve, reject) => {
        const never = () => reject(new Error(selector + ' was never shown'));
        const patience = setTimeout(never, ${patienceMs});
        const look = () => {
          const found = [...document.querySelectorAll(selector)];
          if (found.every((element) => known.includes(element))) return;
          clearTimeout(patience);
          resolve(performance.now() - from);
          this.observer.disconnect();
        };
        this.observer = new MutationObserver(look);
        this.observer.observe(document, { childList: true, subtree: true });
        look();
      });
    },
    /* What is there already, of the page before, is not it. */
    expectAfterClick(selector) {
      this.shown = new Promise((resolve) => {
        const begin = () => {
          const from = performance.now();
          this.expect(selector, from, [...document.querySelectorAll(selector)]);
          resolve(this.shown);
        };
        addEventListener('click', begin, { capture: true, once: true });
      });
    },
  };`;
