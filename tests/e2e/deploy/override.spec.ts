import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { folderOrigin, type Origin } from '../../deploy/origin';
import { writeBuild } from '../../deploy/variant';
import { expectAddress, expectPage, failure, heading, shellOf } from '../support/screens/screen';
import { expectSamePage, markPage } from '../support/updates';
import { deployNew, type Edition, newEdition } from './editions';
import { expect, test } from './fixtures';

test.use({ stackOptions: { allowOverrides: { billing: ['http://localhost:*'] } } });

const badge = (page: Page) => page.getByLabel('Secciones sustituidas en este navegador');

/** A developer's own server of the section. */
let server: Origin;
let dir: string;
let theirs: Edition;

test.beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vatio-override-'));
  theirs = await newEdition('billing');
  await writeBuild(dir, theirs.build);
  server = await folderOrigin(dir);
  await server.start();
});
test.afterEach(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test('one section from another server: in this browser, until it is taken back', async ({
  page,
  browser,
  stack,
  openAs,
}) => {
  const deployed = await deployNew(stack, 'billing');
  await openAs('admin', `/billing?x=1&override=billing:${server.url}`);
  await expect(page.getByText(theirs.text)).toBeVisible();
  await expectAddress(page, '/billing?x=1');
  await expect(badge(page)).toContainText(`Facturación desde ${server.url}`);
  await page.goto('/company');
  await expectPage(page, 'PDS');
  await expect(badge(page)).toBeVisible();

  const rebuilt = await newEdition('billing');
  await writeBuild(dir, rebuilt.build);
  await shellOf(page).link('Facturación').click();
  await expect(page.getByText(rebuilt.text)).toBeVisible();
  await markPage(page);

  const others = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await others.newPage();
  await other.addInitScript(() => localStorage.removeItem('vatio.overrides'));
  await other.goto(`${stack.url}/billing`);
  await expect(other.getByText(deployed.text)).toBeVisible();
  await others.close();

  await badge(page)
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(page.getByText(deployed.text)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await expectSamePage(page);
  await page.reload();
  await expect(page.getByText(deployed.text)).toBeVisible();
});

test('a section or a server that the operators did not allow: refused, and nothing is kept', async ({
  page,
  stack,
  openAs,
}) => {
  const deployed = await deployNew(stack, 'billing');
  for (const asked of [`company:${server.url}`, 'billing:https://example.com']) {
    await openAs('admin', `/billing?override=${asked}`);
    await expect(page.getByText(/Aquí no se permite sustituir/)).toBeVisible();
    await expect(page.getByText(deployed.text)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(deployed.text)).toBeVisible();
    await expect(page.getByText(/Aquí no se permite sustituir/)).toHaveCount(0);
  }
});

test('a server that does not answer is named, and can be done without', async ({
  page,
  stack,
  openAs,
  allow,
}) => {
  allow(/net::ERR_CONNECTION_REFUSED/, /\[vatio\] .*kind: unreachable/);
  const deployed = await deployNew(stack, 'billing');
  await server.stop();
  await openAs('admin', `/billing?override=billing:${server.url}`);
  const says = `El servidor que sustituye a «Facturación» (${server.url}) no responde.`;
  await expect(failure(page, /./)).toContainText(says);
  await shellOf(page).link('PDS').click();
  await expect(heading(page, 'PDS')).toBeVisible();
  await shellOf(page).link('Facturación').click();
  await expect(failure(page, /./)).toContainText(says);

  await server.start();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(theirs.text)).toBeVisible();

  await server.stop();
  await page.reload();
  await expect(failure(page, /./)).toContainText(says);
  await page.getByRole('button', { name: 'Quitar la sustitución', exact: true }).click();
  await expect(page.getByText(deployed.text)).toBeVisible();
});
