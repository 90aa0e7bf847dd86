import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { expect, test } from './fixtures';
import { fontHasCome } from './support/pictures/expectPicture';
import { recordRequests } from './support/requests';
import { expectPage, goTo, loginForm, sections, shellOf, signIn } from './support/screens/screen';

test('the login page asks for nothing of the federation and of the sections', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(loginForm(page).heading).toBeVisible();
  await fontHasCome(page);
  expect(requests.under('/remotes/')).toEqual([]);
  const files = requests.under('/assets/').map((path) => path.replace(/\.[0-9a-f]{8}\./, '.'));
  expect([...new Set(files)].sort()).toEqual([
    '/assets/favicon.svg',
    '/assets/inter.woff2',
    '/assets/login.js',
    '/assets/main.css',
    '/assets/main.js',
  ]);
});

test('the federation’s chunk comes once, while somebody writes who they are', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/login');
  await loginForm(page).email.fill('a');
  await expect.poll(() => requests.under('/assets/federation.')).toHaveLength(1);
  expect(requests.under('/remotes/')).toEqual([]);
  await signIn(page, 'admin', 'Estudios');
  await goTo(page, 'PDS');
  expect(requests.under('/assets/federation.')).toHaveLength(1);
});

test('five sections are five deployments: other folders, versions, hashes and code', async ({
  page,
}) => {
  const answer = await page.request.get('/sections.json');
  const { sections: deployed }: SectionRegistry = await answer.json();
  const own = deployed.filter(({ name }) => sections.some((section) => section.name === name));
  expect(own.map(({ name }) => name)).toEqual(sections.map(({ name }) => name));
  for (const fact of ['entry', 'integrity', 'container'] as const) {
    expect(new Set(own.map((section) => section[fact])).size).toBe(sections.length);
  }
  for (const { name, version, entry } of own) {
    expect(entry).toContain(`/remotes/${name}/${version}/`);
    const file = await page.request.get(entry);
    expect(file.headers()['cache-control']).toContain('immutable');
  }
});

test('going from section to section asks for one file each, and never reloads the page', async ({
  page,
  openAs,
}) => {
  // An answer is asked for again when it is half a minute old, which it may be on a slow machine.
  await page.clock.setFixedTime(new Date());
  const requests = recordRequests(page);
  await openAs('admin', '/energy-analysis', { title: 'Estudios' });
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  for (const { name, title } of sections) {
    await goTo(page, title);
    expect(requests.under(`/remotes/${name}/`)).toHaveLength(1);
  }
  expect(requests.under('/remotes/')).toHaveLength(sections.length);

  await fontHasCome(page);
  requests.clear();
  for (const { title } of sections) {
    await goTo(page, title);
  }
  await page.goBack();
  await expectPage(page, 'Tiempo de gestión');
  // Chromium itself looks at the icon again, and the page follows a running verification of bills: the demo
  // data's at the start, or another test's.
  const isByItself = /^\/(assets\/favicon|api\/bills\/verifications)/;
  const asked = requests.under('/').filter((path) => !isByItself.test(path));
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a link fetches its section as soon as the person means to go there', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/energy-analysis', { title: 'Estudios' });
  const requests = recordRequests(page);
  const pointed = page.waitForRequest(/\/remotes\/billing\//);
  await shellOf(page).link('Facturación').hover();
  await pointed;
  const focused = page.waitForRequest(/\/remotes\/company\//);
  await shellOf(page).link('PDS').focus();
  await focused;
  await expectPage(page, 'Estudios');

  await goTo(page, 'Facturación');
  expect(requests.under('/remotes/billing/')).toHaveLength(1);
});
