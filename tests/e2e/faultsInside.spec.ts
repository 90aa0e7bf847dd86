import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { answerReadings } from './support/api';
import {
  breakFile,
  expectFailure,
  expectOthersWork,
  fileRequest,
  hanging,
  htmlPage,
  notFound,
  serverError,
  tampered,
} from './support/faults';
import { people } from './support/people';
import { recordRequests } from './support/requests';
import { expectPage, failure, goTo, loginForm, retry, shellOf } from './support/screens/screen';

/** The door that only the lazy chunk uses. */
const lazyDoor = /^\/assets\/door-table\./;
const lazyChunk = /^\/remotes\/probe\/[^/]+\/(?!entry)[^/]+\.js$/;
const crashed = '«Sonda» ha fallado';
const unreachable = 'No se ha podido cargar «Sonda»';
const arrived = 'El trozo perezoso ha llegado';

test.describe('inside a section', () => {
  test.beforeEach(({ page }) => answerReadings(page));

  test('what throws while rendering stays in its section', async ({ page, openAs, allow }) => {
    allow(/\[vatio\] .*section: probe, version: .*kind: crashed/);
    await openAs('admin', '/probe');
    await page.getByRole('button', { name: 'Romper' }).click();
    await expectFailure(page, crashed);
    await retry(page).click();
    await expectPage(page, 'Sonda');

    await page.getByRole('button', { name: 'Romper' }).click();
    await expectFailure(page, crashed);
    await expectOthersWork(page);
    await goTo(page, 'Sonda');
  });

  test('the operators are told the number that the person sees', async ({
    page,
    openAs,
    allow,
  }) => {
    allow(/\[vatio\]/);
    const told = page.waitForEvent('console', (message) => message.text().startsWith('[vatio]'));
    await openAs('admin', '/probe');
    await page.getByRole('button', { name: 'Romper' }).click();
    const shown = await failure(page, crashed).textContent();
    const [, incident] = /Incidencia ([0-9A-F]{8})/.exec(shown ?? '') ?? [];
    expect((await told).text()).toContain(`incident: ${incident}`);
  });

  test('a lazy chunk arrives when it is needed', async ({ page, openAs }) => {
    const requests = recordRequests(page);
    await openAs('admin', '/probe', { title: 'Sonda' });
    expect(requests.under('/remotes/probe/')).toHaveLength(1);
    await page.getByRole('button', { name: 'Traer el trozo' }).click();
    await expect(page.getByText(arrived)).toBeVisible();
    expect(requests.under('/remotes/probe/')).toHaveLength(2);
  });

  for (const [how, fault, says] of [
    ['is missing', notFound, /status of 404/],
    ['is answered with 500 and JSON', serverError, /status of 500/],
    ['is an HTML page', htmlPage, /'integrity' attribute/],
    ['has other bytes', tampered, /'integrity' attribute/],
  ] as const) {
    test(`a lazy chunk that ${how}`, async ({ page, openAs, allow }) => {
      allow(says, /\[vatio\] .*kind: unreachable/);
      const repair = await breakFile(page, lazyChunk, fault);
      await openAs('admin', '/probe');
      await page.getByRole('button', { name: 'Traer el trozo' }).click();
      await expectFailure(page, unreachable);
      await expect(page).not.toHaveTitle('tampered');
      await repair();
      await retry(page).click();
      await page.getByRole('button', { name: 'Traer el trozo' }).click();
      await expect(page.getByText(arrived)).toBeVisible();
    });
  }

  test('a lazy chunk that hangs', async ({ page, openAs, allow }) => {
    allow(/\[vatio\] .*kind: unreachable/);
    await page.clock.install();
    await breakFile(page, lazyChunk, hanging);
    await openAs('admin', '/probe');
    const asked = fileRequest(page, lazyChunk);
    await page.getByRole('button', { name: 'Traer el trozo' }).click();
    await asked;
    await page.clock.fastForward(8_000);
    await expectFailure(page, unreachable);
    await retry(page).click();
    await page.getByRole('button', { name: 'Traer el trozo' }).click();
    await expect(page.getByText(arrived)).toBeVisible();
  });
});

test.describe('a door that only a lazy chunk uses', () => {
  test.beforeEach(({ page }) => answerReadings(page));
  const fetchChunk = (page: Page) => page.getByRole('button', { name: 'Traer el trozo' }).click();

  test('comes with that chunk, and not before', async ({ page, openAs }) => {
    const requests = recordRequests(page);
    await openAs('admin', '/probe', { title: 'Sonda' });
    expect(requests.under('/assets/door-table')).toEqual([]);
    await fetchChunk(page);
    await expect(page.getByText(arrived)).toBeVisible();
    expect(requests.under('/assets/door-table')).toHaveLength(1);
  });

  test('is missing, and comes at the next try', async ({ page, openAs, allow }) => {
    allow(/status of 404/, /\[vatio\] .*kind: crashed/);
    const repair = await breakFile(page, lazyDoor, notFound);
    await openAs('admin', '/probe');
    await fetchChunk(page);
    await expectFailure(page, crashed);
    await repair();
    await retry(page).click();
    await fetchChunk(page);
    await expect(page.getByText(arrived)).toBeVisible();
  });
});

test.describe('the host’s own lazy files', () => {
  test.beforeEach(({ page }) => answerReadings(page));

  // A section's own page brings its chunks in one file; without that file they are requested one by
  // one.
  const joined = /^\/assets\/section-chunks\./;
  // The files that the document preloads wait for them.
  const unusedEntry = /\/entry\..*was preloaded using link preload but not used/;

  test('the file that holds them together is missing: they come one by one', async ({
    page,
    openAs,
    allow,
  }) => {
    allow(/status of 404/);
    await breakFile(page, joined, notFound);
    await openAs('admin', '/probe', { title: 'Sonda' });
  });

  test('the file that holds them together hangs: the page is there, and they come one by one', async ({
    page,
    store,
    request,
    tolerate,
  }) => {
    tolerate(unusedEntry);
    await page.clock.install();
    await breakFile(page, joined, hanging);
    await store(await sessionOf(request, people.admin));
    // The hanging request holds the load event up.
    await page.goto('/probe', { waitUntil: 'commit' });
    await expect(shellOf(page).link('Facturación')).toBeVisible();
    await expect(page.getByText('Cargando Sonda…')).toBeAttached();
    await page.clock.fastForward(8_000);
    await expectPage(page, 'Sonda');
  });

  for (const file of ['federation', 'door-query', 'door-forms']) {
    const path = new RegExp(`^/assets/${file}\\.`);

    test(`${file} is missing`, async ({ page, openAs, allow }) => {
      allow(/status of 404/, /\[vatio\] .*kind: unreachable/);
      await breakFile(page, joined, notFound);
      const repair = await breakFile(page, path, notFound);
      await openAs('admin', '/probe');
      await expectFailure(page, unreachable);
      await repair();
      await retry(page).click();
      await expectPage(page, 'Sonda');
      await expectOthersWork(page);
    });

    test(`${file} hangs`, async ({ page, store, request, allow, tolerate }) => {
      allow(/status of 404/, /\[vatio\] .*kind: unreachable/);
      tolerate(unusedEntry);
      await page.clock.install();
      await breakFile(page, joined, notFound);
      await breakFile(page, path, hanging);
      const asked = fileRequest(page, path);
      await store(await sessionOf(request, people.admin));
      // The hanging request holds the load event up.
      await page.goto('/probe', { waitUntil: 'commit' });
      await asked;
      await page.clock.fastForward(8_000);
      await expectFailure(page, unreachable);
      await retry(page).click();
      await expectPage(page, 'Sonda');
    });
  }

  for (const [how, fault] of [
    ['is missing', notFound],
    ['hangs', hanging],
  ] as const) {
    test(`the login page ${how}`, async ({ page, allow }) => {
      if (fault === notFound) allow(/status of 404/);
      const path = /^\/assets\/login\./;
      await page.clock.install();
      const repair = await breakFile(page, path, fault);
      const asked = fileRequest(page, path);
      await page.goto('/billing');
      await asked;
      await page.clock.fastForward(8_000);
      await expect(failure(page, 'No se ha podido cargar la página')).toBeVisible();
      if (fault === notFound) await repair();
      await retry(page).click();
      await expect(loginForm(page).heading).toBeVisible();
    });
  }
});
