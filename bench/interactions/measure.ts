import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { createAccount, sessionOf } from '../../tests/e2e/support/accounts';
import { launchChromium } from '../../tests/e2e/support/chromium';
import { people } from '../../tests/e2e/support/people';
import { startProduct } from '../../tools/product/startProduct';

/** How many times slower the processor is made. */
const slowdown = 4;
const roundCount = 5;
/** As many as a list shows unless told. */
const rowCount = 25;
/** Long enough for everything that an interaction starts. */
const settleMs = 500;

/** An interaction, and the longest time until the next paint, in milliseconds. */
export interface Interaction {
  readonly what: string;
  readonly nextPaintMs: number;
}

/**
 * Interaction to next paint in the section Usuarios, with a page of rows on screen, a real API and the
 * processor slowed four times. Each is done a few times; the middle one counts.
 *
 * @param program the browser
 */
export async function measureInteractions(program: string): Promise<Interaction[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const product = await startProduct({ dataDir, env: { DEMO_DATA: 'true', AVATAR_URL: '' } });
  const browser = await launchChromium(program);
  try {
    return await interact(await openList(browser, product.url));
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Notes how long each interaction takes until the next paint, in the page. */
const observe = `
  window.seen = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) seen.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });`;

async function openList(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' });
  for (let count = 0; count < rowCount; count += 1) {
    await createAccount(context.request, { name: `Persona ${count}` });
  }
  const token = await sessionOf(context.request, people.admin);
  const stored = JSON.stringify(JSON.stringify(token));
  await context.addInitScript(`localStorage.setItem('token', ${stored}); ${observe}`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await showList(page);
  return page;
}

async function showList(page: Page): Promise<void> {
  await page.goto('/user?q=persona');
  await page
    .getByRole('rowheader')
    .nth(rowCount - 1)
    .waitFor();
}

type Act = (page: Page) => Promise<unknown>;
type Target = (page: Page) => Locator;

/** With the mouse itself: Playwright's own click measures the layout in the middle of it. */
const click =
  (target: Target): Act =>
  async (page) => {
    await target(page).scrollIntoViewIfNeeded();
    const box = await target(page).boundingBox();
    if (!box) throw new Error(`${target(page)} is not there to be clicked`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

const type =
  (target: Target, text: string): Act =>
  async (page) => {
    await target(page).focus();
    await page.keyboard.type(text, { delay: 80 });
  };

const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

const named =
  (role: 'button' | 'checkbox' | 'link' | 'radio') =>
  (name: string | RegExp): Target =>
  (page) =>
    page.getByRole(role, { name });
const button = named('button');
const checkbox = named('checkbox');
const link = named('link');
const searchbox: Target = (page) => page.getByRole('searchbox');

/** In this order: each starts where the one before left the page. */
const steps: readonly (readonly [what: string, act: Act])[] = [
  ['a row is ticked', click(checkbox(/Seleccionar a Persona 7\b/))],
  ['another row is ticked', click(checkbox(/Seleccionar a Persona 6\b/))],
  ['all rows are ticked', click(checkbox(/página/))],
  ['and not any more', click(checkbox(/página/))],
  ['the list is sorted', click(button(/^Correo/))],
  ['the columns are opened', click(button('Columnas'))],
  ['a column is shown', click(checkbox('Alta'))],
  ['and hidden', click(checkbox('Alta'))],
  ['the columns are closed', press('Escape')],
  ['a search is typed', type(searchbox, 'persona 1')],
  ['the search is cleared', press('Escape')],
  ['the new user is opened', click(link('Añadir usuario'))],
  ['a name is typed', type((page) => page.getByRole('textbox', { name: 'Nombre' }), 'Ana Pérez')],
  ['a role is chosen', click(named('radio')('Administrador'))],
  [
    'a password is typed, and judged',
    type((page) => page.getByLabel('Contraseña', { exact: true }), 'caballo grapa'),
  ],
  ['the form is sent with an error', click(button('Crear usuario'))],
  ['the form is left', click(link('Cancelar'))],
  ['without saving', click(button('Salir sin guardar'))],
];

async function interact(page: Page): Promise<Interaction[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round += 1) {
    await showList(page);
    rounds.push(await playThrough(page));
  }
  return steps.map(([what], step) => {
    const times = rounds.map((round) => round[step] ?? 0).sort((a, b) => a - b);
    return { what, nextPaintMs: times[Math.floor(roundCount / 2)] ?? 0 };
  });
}

async function playThrough(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const [, act] of steps) {
    await page.evaluate('seen.length = 0');
    await act(page);
    await page.waitForTimeout(settleMs);
    times.push(await page.evaluate<number>('Math.max(0, ...seen)'));
  }
  return times;
}
