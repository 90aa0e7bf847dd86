import { expect, test } from './fixtures';
import { breakFile, entryOf, expectFailure, notFound } from './support/faults';
import { storedToken } from './support/storage';

test('a section that fails is reported, with its owner and what the person can read out', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/status of 404/, /\[vatio\]/);
  await breakFile(page, entryOf('billing'), notFound);
  const reported = page.waitForRequest('**/error-reports');
  await openAs('reader', '/billing?cups=ES0021');
  await expectFailure(page, 'No se ha podido cargar «Facturación»');

  const request = await reported;
  const report = request.postDataJSON();
  expect(report).toMatchObject({
    path: '/billing',
    section: 'billing',
    version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
    owner: expect.stringContaining('billing'),
    context: { kind: 'unreachable' },
  });
  await expect(page.getByRole('alert')).toContainText(`Incidencia ${report.incident}`);
  expect((await request.response())?.status()).toBe(204);

  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  expect(await request.allHeaders()).toMatchObject({
    accept: 'application/json',
    authorization: `Bearer ${(await storedToken(page))?.value}`,
    'x-xsrf-token': xsrf?.value,
  });
});

test('what nobody catches is reported, once', async ({ page, openAs, allow }) => {
  allow(/a forgotten promise/, /another forgotten promise/);
  await openAs('reader', '/company', { title: 'PDS' });
  const messages: string[] = [];
  await page.route('**/error-reports', (route) => {
    messages.push(route.request().postDataJSON().message);
    return route.continue();
  });
  await page.evaluate(() => {
    const error = new Error('a forgotten promise');
    for (let times = 0; times < 3; times += 1) void Promise.reject(error);
    void Promise.reject(new Error('another forgotten promise'));
  });
  await expect
    .poll(() => messages)
    .toEqual(['Error: a forgotten promise', 'Error: another forgotten promise']);
});
