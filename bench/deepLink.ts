import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import { sessionOf } from '../tests/e2e/support/accounts';
import { people } from '../tests/e2e/support/people';
import { startProduct } from '../tools/product/startProduct';
import { type PageLoad, recordLoad } from './deepLink/recordLoad';
import { buildMonolith } from './monolith/buildMonolith';

const path = '/user';
const section = 'user';
/** What a busy machine adds by chance is no round trip: the best of a few counts. */
const roundCount = 3;

/** A cold deep link to a section, for both ways to build the same page. */
export interface DeepLinks {
  readonly federated: PageLoad;
  readonly monolith: PageLoad;
  /** What the federated page asks for when nobody is signed in. */
  readonly signedOut: PageLoad;
}

/**
 * Opens `/user` in a browser that has nothing yet, with 400 ms of latency: the product, and a
 * monolith with route splitting made of the same sources and served by the same server.
 *
 * @param root the repository, built
 * @param program the browser
 */
export async function measureDeepLinks(root: string, program: string): Promise<DeepLinks> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const pageDir = join(folder, 'monolith');
    await buildMonolith(root, pageDir, section);
    const sectionsConfig = join(folder, 'sections.config.json');
    await writeFile(sectionsConfig, JSON.stringify({ sections: {} }));
    const monolith = await withProduct(
      { folder, env: { PAGE_DIR: pageDir, SECTIONS_CONFIG: sectionsConfig } },
      (url) => signedInLoad(browser, url),
    );
    return await withProduct({ folder, env: {} }, async (url) => ({
      monolith,
      federated: await signedInLoad(browser, url),
      signedOut: await signedOutLoad(browser, url),
    }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface ProductFacts {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

async function withProduct<T>(
  { folder, env }: ProductFacts,
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    env: { DEMO_DATA: 'true', AVATAR_URL: '', ...env },
  });
  try {
    return await measure(product.url);
  } finally {
    await product.stop();
  }
}

async function signedInLoad(browser: Browser, baseURL: string): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const context = await browser.newContext({ baseURL, locale: 'es-ES' });
    const token = await sessionOf(context.request, people.admin);
    const value = formatHint(token.user.role, token.expires_at);
    await context.addCookies([{ name: hintCookieName, value, url: baseURL }]);
    const stored = JSON.stringify(JSON.stringify(token));
    await context.addInitScript(`localStorage.setItem('token', ${stored})`);
    loads.push(await recordLoad(context, path, (page) => page.getByRole('rowheader').first()));
    await context.close();
  }
  return loads.reduce((best, load) => (load.waves < best.waves ? load : best));
}

async function signedOutLoad(browser: Browser, baseURL: string): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' });
  const load = await recordLoad(context, path, (page) =>
    page.getByRole('textbox', { name: 'Contraseña' }),
  );
  await context.close();
  return load;
}
