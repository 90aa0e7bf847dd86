import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createAccount, sessionOf } from '../tests/e2e/support/accounts';
import { people } from '../tests/e2e/support/people';
import { startProduct } from '../tools/product/startProduct';

/** How many times slower the processor is made. */
const slowdown = 4;
const rowCount = 100;
/** Long enough for whatever an interaction sets off. */
const settleMs = 500;

/** What a person does, and the longest time until the next paint, in milliseconds. */
export interface Interaction {
  readonly what: string;
  readonly nextPaintMs: number;
}

/**
 * Interaction to next paint in the section Usuarios, with 100 rows on screen, a real API and the
 * processor slowed four times. Each is done three times; the middle one counts.
 *
 * @param program the browser
 */
export async function measureInteractions(program: string): Promise<Interaction[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const product = await startProduct({ dataDir, env: { DEMO_DATA: 'true', AVATAR_URL: '' } });
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
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
  await page.goto('/user?porPagina=100');
  await page
    .getByRole('rowheader')
    .nth(rowCount - 1)
    .waitFor();
  return page;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).click();

/** In this order: each starts where the one before left the page. */
const steps: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>])[] = [
  ['a row is ticked', (page) => page.getByRole('checkbox', { name: /Persona 7\b/ }).click()],
  ['all rows are ticked', (page) => page.getByRole('checkbox', { name: /página/ }).click()],
  ['and not any more', (page) => page.getByRole('checkbox', { name: /página/ }).click()],
  ['the list is sorted', button(/^Correo/)],
  ['the columns are opened', button('Columnas')],
  ['a column is hidden', (page) => page.getByRole('checkbox', { name: 'Alta' }).click()],
  ['the columns are closed', (page) => page.keyboard.press('Escape')],
  [
    'a search is typed',
    async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('persona 1', { delay: 120 });
    },
  ],
  ['the search is cleared', (page) => page.keyboard.press('Escape')],
  [
    'a filter is chosen',
    (page) => page.getByRole('combobox', { name: 'Rol' }).selectOption('Editor'),
  ],
  ['and taken off', (page) => page.getByRole('combobox', { name: 'Rol' }).selectOption('Todos')],
  ['the new user is opened', (page) => page.getByRole('link', { name: 'Añadir usuario' }).click()],
  [
    'a name is typed',
    async (page) => {
      await page.getByLabel('Nombre').focus();
      await page.keyboard.type('Ana Pérez', { delay: 60 });
    },
  ],
  ['a role is chosen', (page) => page.getByRole('radio', { name: 'Administrador' }).click()],
  [
    'a password is typed, and judged',
    async (page) => {
      await page.getByLabel('Contraseña', { exact: true }).focus();
      await page.keyboard.type('caballo grapa', { delay: 60 });
    },
  ],
  ['the form is sent with an error', button('Crear usuario')],
  ['back to the list', (page) => page.getByRole('link', { name: 'Cancelar' }).click()],
  ['without saving', button('Salir sin guardar')],
];

async function interact(page: Page): Promise<Interaction[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.goto('/user?porPagina=100');
    await page
      .getByRole('rowheader')
      .nth(rowCount - 1)
      .waitFor();
    rounds.push(await playThrough(page));
  }
  return steps.map(([what], step) => {
    const times = rounds.map((round) => round[step] ?? 0).sort((a, b) => a - b);
    return { what, nextPaintMs: times[1] ?? 0 };
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
