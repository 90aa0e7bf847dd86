import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, answerReadings } from './support/api';
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
