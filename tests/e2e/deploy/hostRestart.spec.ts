import { activeVersions, statusOf } from '../../deploy/stack';
import { expectPage, failure, goTo, retry, sections, shellOf } from '../support/screens/screen';
import {
  expectAfterLooking,
  expectSamePage,
  expectShownAfterLooking,
  markPage,
} from '../support/updates';
import { deployNew, rollBack } from './editions';
import { expect, onContainers as tag, test } from './fixtures';

const banner = /No se puede comprobar si hay versiones nuevas: se usan las secciones conocidas a/;

test('a host that starts while every origin is down serves everything from its store', {
  tag,
}, async ({ page, stack, openAs }) => {
  const before = await deployNew(stack, 'billing');
  const after = await deployNew(stack, 'billing');
  const registered = await activeVersions(stack);
  for (const name of stack.sections) await stack.stopOrigin(name);
  await stack.stopHost();
  await stack.startHost();

  expect(await activeVersions(stack)).toEqual(registered);
  await openAs('admin', '/billing');
  await expect(page.getByText(after.text)).toBeVisible();
  for (const { title } of sections) {
    await goTo(page, title);
  }
  for (const file of before.build.keys()) {
    if (file === 'section.json') continue;
    expect((await page.request.get(`/remotes/billing/${before.version}/${file}`)).status()).toBe(
      200,
    );
  }
  await expect.poll(async () => (await statusOf(stack, 'billing'))?.origin.state).toBe('down');

  // A rollback needs no origin either.
  await rollBack(stack, before);
  await stack.unpin('billing');
  for (const name of stack.sections) await stack.startOrigin(name);
  await expect.poll(async () => (await statusOf(stack, 'billing'))?.origin.state).toBe('up');
});

test('an open page outlives its host: what it knows works on, it says so, and all comes back', async ({
  page,
  stack,
  openAs,
  allow,
}) => {
  allow(/net::ERR_CONNECTION_REFUSED/, /\[vatio\] .*kind: unreachable/);
  await openAs('admin', '/company', { title: 'PDS' });
  await goTo(page, 'Facturación');
  await markPage(page);

  await stack.stopHost();
  await expectShownAfterLooking(page, page.getByText(banner));
  await goTo(page, 'PDS');
  await shellOf(page).link('Tiempo de gestión').click();
  await expect(failure(page, 'No se ha podido cargar «Tiempo de gestión»')).toBeVisible();

  await stack.startHost();
  await retry(page).click();
  await expectPage(page, 'Tiempo de gestión');
  await expectAfterLooking(page, () =>
    expect(page.getByText(banner)).toHaveCount(0, { timeout: 500 }),
  );
  await expectSamePage(page);
});

test('a page that is opened with a damaged registry uses the last one that was right', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/billing', { title: 'Facturación' });
  await page.route('**/sections.json', (route) => route.fulfill({ status: 500, body: '<h1>' }));
  await page.route('**/billing', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=id="vatio-sections">)/, '{"cut off');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expectPage(page, 'Facturación');
});
