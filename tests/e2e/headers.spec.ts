import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, answerReadings } from './support/api';
import { entryOf } from './support/faults';
import { fillLogin, loginForm, sendLogin, signIn } from './support/screens/screen';
import { storedToken } from './support/storage';

async function xsrfCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
}

const headersOf = (request: Promise<Request>) => request.then((sent) => sent.allHeaders());

test('a call that reads carries the session and no XSRF token', async ({ page, openAs }) => {
  await answerReadings(page);
  const headers = headersOf(page.waitForRequest('**/api/probe/readings'));
  await openAs('admin', '/probe');
  expect(await headers).toMatchObject({
    authorization: `Bearer ${(await storedToken(page))?.value}`,
    accept: 'application/json',
  });
  expect(Object.keys(await headers)).not.toContain('x-xsrf-token');
});

test('a call that changes something carries the XSRF cookie’s value, too', async ({
  page,
  openAs,
}) => {
  await answer(page, 'probe/notes', 201);
  await openAs('admin', '/probe/note');
  await page.getByLabel('Texto').fill('Hola');
  const headers = headersOf(page.waitForRequest('**/api/probe/notes'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  const cookie = await xsrfCookie(page);
  expect(cookie).toMatch(/.{20}/);
  expect(await headers).toMatchObject({
    authorization: `Bearer ${(await storedToken(page))?.value}`,
    accept: 'application/json',
    'x-xsrf-token': cookie,
  });
  await expect(page.getByText('Nota guardada')).toBeVisible();
});

test('a login carries the XSRF token and no session', async ({ page }) => {
  await page.goto('/billing');
  await fillLogin(page, 'admin');
  const cookie = await xsrfCookie(page);
  const headers = headersOf(page.waitForRequest('**/api/login'));
  await loginForm(page).submit.click();
  expect(await headers).toMatchObject({ 'x-xsrf-token': cookie });
  expect(Object.keys(await headers)).not.toContain('authorization');
});

test('calls go to api/ of the site, from however deep a page', async ({ page, openAs }) => {
  await answer(page, 'probe/notes', 201);
  await openAs('admin', '/probe/note?a=b');
  await page.getByLabel('Texto').fill('Hola');
  const sent = page.waitForRequest(/notes/);
  await page.getByRole('button', { name: 'Guardar' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/api/probe/notes');
  await expect(page.getByText('Nota guardada')).toBeVisible();
});

test('a page whose cookie was deleted says so, and a reload mends it', async ({ page, allow }) => {
  allow(/status of 403/);
  await page.goto('/company');
  await page.context().clearCookies();
  await sendLogin(page, 'reader');
  await expect(loginForm(page).alert).toContainText('La página ha caducado.');
  await page.reload();
  await signIn(page, 'reader', 'PDS');
});

test('a file of a section is a picture in its page, and opened by itself runs nothing', async ({
  page,
  openAs,
  tolerate,
}) => {
  tolerate(/Blocked script execution/, /Content Security Policy|CSP violation/);
  await answerReadings(page);
  await openAs('admin', '/probe', { title: 'Sonda' });
  await page.getByRole('button', { name: 'Traer estilos' }).click();
  const picture = page.getByRole('img', { name: 'Marca' });
  const drawnWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawnWidth).toBeGreaterThan(0);
  const address = (await picture.getAttribute('src')) ?? '';

  await page.goto(address);
  await expect(page.locator('circle')).toHaveCSS('fill', 'rgb(78, 115, 223)');
  await expect(page.locator('svg')).not.toHaveAttribute('data-ran');

  // The host takes no such file from a section; under the headers of one it would be as dead.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = '<p>Abierto</p><script>document.title = "ran"</script>';
    await route.fulfill({ response, contentType: 'text/html', body });
  });
  await page.goto(address);
  await expect(page.getByText('Abierto')).toBeVisible();
  expect(await page.title()).toBe('');
});

test('a worker of a section reaches what its page reaches, and no further', async ({
  page,
  openAs,
  tolerate,
}) => {
  tolerate(/Content Security Policy/);
  await answerReadings(page);
  await openAs('admin', '/probe', { title: 'Sonda' });
  const entry = await page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => new RegExp(pattern).test(new URL(name).pathname)) ?? '',
    entryOf('probe').source,
  );
  const file = `${entry}?worker`;
  await page.route(file, async (route) => {
    const body = `
      const refused = new Promise((resolve) =>
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)));
      fetch('https://example.com/').catch(() => {});
      const own = fetch('/sections.json').then(({ ok }) => ok);
      Promise.all([own, refused]).then(postMessage);`;
    await route.fulfill({ response: await route.fetch(), body });
  });
  const reached = page.evaluate(
    (url) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(url);
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = () => reject(new Error('The worker did not start.'));
      }),
    file,
  );
  expect(await reached).toEqual([true, 'connect-src']);
});
