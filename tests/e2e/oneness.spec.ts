import type { Page } from '@playwright/test';
import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { expect, test } from './fixtures';
import { companyName } from './product';
import { answerReadings } from './support/api';
import { people, tokenOf } from './support/people';
import { expectAddress, expectPage, goTo, sections, shellOf } from './support/screens/screen';

/** Texts that only these libraries have in their code, and that survive minifying. */
const marks = {
  react: 'react.dev/errors',
  router: '__reactRouterVersion',
  axios: 'AxiosError',
  toasts: 'Toastify',
} as const;

/** Every script that the page runs from now on, by its path. */
function recordScripts(page: Page): ReadonlyMap<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, response.text());
  });
  return scripts;
}

test('one React, one router, one HTTP client, one toast library: all in the host’s one file', async ({
  page,
  openAs,
}) => {
  await answerReadings(page);
  const scripts = recordScripts(page);
  await openAs('admin', '/probe/note', { title: 'Nota' });
  for (const { title } of sections) {
    await goTo(page, title);
  }
  const sources = await Promise.all(
    [...scripts].map(async ([path, text]) => ({ path, text: await text })),
  );
  for (const [library, mark] of Object.entries(marks)) {
    const holders = sources.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
    expect(holders, library).toEqual([expect.stringMatching(/^\/assets\/main\./)]);
  }
  // Either by itself, or in the file that accompanies the document of a section's page.
  const isRuntime = ({ path }: { path: string }) =>
    /^\/assets\/(federation|section-chunks)\./.test(path);
  expect(sources.filter(isRuntime)).toHaveLength(1);
});

test('no file that is deployed with a section brings a library of the host', async ({ page }) => {
  const answer = await page.request.get('/sections.json');
  const { sections: deployed }: SectionRegistry = await answer.json();
  for (const { entry } of deployed) {
    const source = await (await page.request.get(entry)).text();
    for (const mark of Object.values(marks)) expect(source).not.toContain(mark);
  }
});

test('a section stands in the host’s own tree and takes part in its router', async ({
  page,
  openAs,
}) => {
  await answerReadings(page);
  await openAs('admin', '/probe', { title: 'Sonda' });
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sonda' })).toBeVisible();

  await page.getByRole('link', { name: 'Escribir una nota' }).click();
  await expectPage(page, 'Nota');
  await expectAddress(page, '/probe/note');
  await expect(shellOf(page).link('Sonda')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expectPage(page, 'Sonda');
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('host and section see the same session, at the same moment', async ({ page, openAs }) => {
  await answerReadings(page);
  await openAs('admin', '/probe');
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText(people.admin.name);
  await expect(facts).toContainText('Administrasí');

  const other = await page.context().newPage();
  await other.goto('/healthz');
  const text = JSON.stringify(tokenOf('writer'));
  await other.evaluate((token) => localStorage.setItem('token', token), text);
  await expect(facts).toContainText(people.writer.name);
  await expect(facts).toContainText('Administrano');
  await expect(shellOf(page).topBar).toContainText(people.writer.name);
});

test('what the platform lends shows in the host’s own places', async ({ page, openAs, allow }) => {
  allow(/\[vatio\] .*Reported by the probe/s);
  await answerReadings(page);
  await openAs('writer', '/probe');
  await expect(page.getByRole('navigation', { name: 'Ruta' })).toHaveText('SondaInicio');
  await expect(page).toHaveTitle(`Sonda · ${companyName}`);
  await expect(page.getByRole('main').locator('dl')).toContainText(companyName);

  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect(page.getByText('Un aviso')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.getByText('Un aviso')).toHaveCount(0);
  await page.getByRole('button', { name: 'Informar' }).click();

  await goTo(page, 'PDS');
  await expect(page.getByRole('navigation', { name: 'Ruta' })).toHaveCount(0);
});
