import { expect, test } from './fixtures';
import { deployChanged, expectFailure, expectOthersWork } from './support/faults';
import { changeSection } from './support/registry';
import { recordRequests } from './support/requests';
import { expectPage, retry, shellOf } from './support/screens/screen';

const unreachable = 'No se ha podido cargar «Facturación»';

test('an entry whose registered hash is wrong never runs, and loads when it is put right', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/'integrity' attribute/, /\[vatio\] .*kind: unreachable/);
  const integrity = `sha384-${'A'.repeat(64)}`;
  const repair = await changeSection(page, 'billing', (section) => ({ ...section, integrity }));
  await openAs('admin', '/billing');
  await expectFailure(page, unreachable);
  await expectOthersWork(page);
  await repair();
  await shellOf(page).link('Facturación').click();
  await retry(page).click();
  await expectPage(page, 'Facturación');
});

test('an entry without a hash is not even asked for', async ({ page, openAs, allow }) => {
  allow(/\[vatio\] .*kind: unreachable/);
  const requests = recordRequests(page);
  await changeSection(page, 'billing', (section) => ({ ...section, integrity: '' }));
  await openAs('admin', '/billing');
  await expect(page.getByRole('alert')).toContainText(unreachable);
  expect(requests.under('/remotes/billing/')).toEqual([]);
});

test('a section that was incompatible is there as soon as it is not', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/\[vatio\] .*kind: incompatible/);
  const repair = await changeSection(page, 'billing', (section) => ({
    ...section,
    version: '9.0.0-00000000',
    entry: '/remotes/billing/9.0.0-00000000/entry.js',
    requires: { '@vatio/platform': '^9.0.0' },
  }));
  await openAs('admin', '/billing');
  await expectFailure(page, '«Facturación» no es compatible con esta versión de Vatio');
  await repair();
  await retry(page).click();
  await expectPage(page, 'Facturación');
});

test('an entry that throws is run again by a retry', async ({ page, openAs, allow }) => {
  allow(/page error: Thrown by the entry/, /\[vatio\] .*kind: unreachable/);
  const bomb = 'if(!window.isMended)throw new Error("Thrown by the entry");';
  await deployChanged(page, 'billing', '', bomb);
  await openAs('admin', '/billing');
  await expectFailure(page, unreachable);
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await retry(page).click();
  await expectPage(page, 'Facturación');
});
