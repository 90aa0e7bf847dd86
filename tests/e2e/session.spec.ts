import { expect, test } from './fixtures';
import { people } from './support/people';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  loginForm,
  signIn,
} from './support/screens/screen';
import { changeStoredToken, recordStoredAtLogin, storedToken } from './support/storage';

const ended = /Tu sesión ha terminado/;
const warning = 'Tu sesión está a punto de terminar';

test('the end while a page is open: the login page within two seconds, and back after it', async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  const storedAtLogin = await recordStoredAtLogin(page);
  await openAs('admin', '/billing?estado=abierta#total', {
    secondsLeft: 3600,
    title: 'Facturación',
  });
  await page.clock.fastForward(3_600_000);
  await expectSignedOut(page);
  await expect(page.getByText(ended)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(storedAtLogin).toEqual([false]);

  await signIn(page, 'admin', 'Facturación');
  await expectAddress(page, '/billing?estado=abierta#total');
});

test('after the login the page that was asked for opens, with query and hash', async ({ page }) => {
  await page.goto('/activity-hours?semana=2026-W10#viernes');
  await expectSignedOut(page);
  await expect(page.getByText(ended)).toHaveCount(0);
  await signIn(page, 'reader', 'Tiempo de gestión');
  await expectAddress(page, '/activity-hours?semana=2026-W10#viernes');

  await page.goBack();
  await expect(loginForm(page).heading).toHaveCount(0);
});

test('«Seguir conectado» gives the session that the API has', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, 'writer');
  const before = await storedToken(page);
  await changeStoredToken(page, { expires_at: Math.floor(Date.now() / 1000) + 90 });
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Seguir conectado' }).click();
  await expect(page.getByText(warning)).toHaveCount(0);

  const after = await storedToken(page);
  // Within a minute of the login it answers the session as it is, whatever the page believed.
  expect(after?.value).toBe(before?.value);
  expect(after?.expires_at).toBe(before?.expires_at);
  expect(after?.user).toEqual(before?.user);
  const answer = await request.get('/api/session', {
    headers: { authorization: `Bearer ${after?.value}` },
  });
  expect(await answer.json()).toMatchObject({ user: { name: people.writer.name } });
  await page.reload();
  await expectPage(page, 'Estudios');
});
