import type { Page } from '@playwright/test';
import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { recordRequests } from './support/requests';
import { expectAddress, heading, sections, shellOf } from './support/screens/screen';

const pageLink = (page: Page) => page.getByRole('link', { name: 'Plataforma' });
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Changes the real server's facts about one section. */
async function changeStatus(page: Page, change: (status: PlatformStatus) => void): Promise<void> {
  await page.route('**/platform.json', async (route) => {
    const response = await route.fetch();
    const status: PlatformStatus = await response.json();
    change(status);
    await route.fulfill({ response, json: status });
  });
}

/** The origin of Facturación is gone, and its last build was refused. */
const withProblems = ({ sections: all }: PlatformStatus) => {
  const billing = all.find(({ name }) => name === 'billing');
  if (!billing) return;
  const at = new Date().toISOString();
  billing.origin.state = 'down';
  billing.origin.lastError = { reason: 'connect ECONNREFUSED 172.18.0.5:8080', at };
  const reason = 'version 2.0.0-11112222 needs @vatio/platform ^2.0.0; this host offers 1.1.0.';
  billing.rejected = [{ version: '2.0.0-11112222', reason, at }];
};

test('an admin goes there by their menu and sees every section', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  await shellOf(page).user.click();
  await pageLink(page).click();

  await expect(heading(page, 'Plataforma')).toBeFocused();
  await expectAddress(page, '/platform');
  for (const { name, title } of sections) {
    await expect(card(page, title)).toContainText(name);
    await expect(card(page, title)).toContainText('En orden');
    await expect(card(page, title)).toContainText(/\d+\.\d+\.\d+-[0-9a-f]{8}/);
    await expect(card(page, title)).toContainText('Responde');
  }
  const times = card(page, 'Tiempos de carga en esta pestaña');
  await expect(times.getByRole('row', { name: /^company/ })).toContainText(/\d\sms/);
});

test('the same is saved as JSON, for testers', async ({ page, openAs }) => {
  await openAs('admin', '/platform');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar JSON' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^plataforma-.*\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const status = JSON.parse(Buffer.concat(chunks).toString());
  expect(status.sections.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(sections.map(({ name }) => name)),
  );
  expect(status.browser).toMatchObject({ timings: [], overrides: [] });
});

for (const role of ['writer', 'reader', 'pds_editor'] as const) {
  test(`${role} is sent to the default section, without a request for the page`, async ({
    page,
    openAs,
  }) => {
    const requests = recordRequests(page);
    await openAs(role, '/platform', { title: 'Estudios' });
    await expectAddress(page, '/energy-analysis');
    expect(requests.under('/assets/platform')).toEqual([]);
    expect(requests.under('/platform.json')).toEqual([]);
    await shellOf(page).user.click();
    await expect(shellOf(page).account).toBeVisible();
    await expect(pageLink(page)).toHaveCount(0);
  });
}

test('a problem comes first, and what is known stays while the server does not answer', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/status of 503/);
  await changeStatus(page, withProblems);
  await openAs('admin', '/platform');
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first).toHaveAccessibleName('Facturación');
  await expect(first).toContainText('El origen no responde');
  await expect(first).toContainText('Versión rechazada');
  await expect(first).toContainText('needs @vatio/platform ^2.0.0');

  await page.route('**/platform.json', (route) => route.fulfill({ status: 503, json: {} }));
  await expect(page.getByText(/se muestra lo último que se sabe/)).toBeVisible();
  await expect(first).toContainText('El origen no responde');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/todas en orden/)).toBeVisible();
  await expect(page.getByText(/se muestra lo último que se sabe/)).toHaveCount(0);
});

for (const width of [1280, 360]) {
  test(`nothing is cut off or hidden from anybody at ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 800 });
    await changeStatus(page, withProblems);
    await openAs('admin', '/platform');
    await expect(card(page, 'Facturación')).toBeVisible();
    await page
      .getByText(/^\d+ paquetes$/)
      .first()
      .click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, 'Plataforma', 'main');
  });
}
