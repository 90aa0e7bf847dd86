import { expect, test } from './fixtures';
import { plainHttpHost } from './product';
import { breakFile, entryOf, expectFailure, notFound } from './support/faults';
import { expectPage, retry, shellOf, signIn } from './support/screens/screen';

/** Browsers without https take some functions away from every host but this machine's own names. */
test('over plain http from another machine everything works, failures too', async ({
  page,
  baseURL,
  allow,
}) => {
  allow(/Cross-Origin-Opener-Policy header has been ignored/, /status of 404/, /\[vatio\]/);
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://${plainHttpHost}:${port}/company`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await signIn(page, 'admin', 'PDS');
  const repair = await breakFile(page, entryOf('billing'), notFound);
  await shellOf(page).link('Facturación').click();
  await expectFailure(page, 'No se ha podido cargar «Facturación»');
  await repair();
  await retry(page).click();
  await expectPage(page, 'Facturación');
});
