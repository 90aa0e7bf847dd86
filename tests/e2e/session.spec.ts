import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import { recordRequests } from './support/requests';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  goTo,
  loginForm,
  sendLogin,
  signIn,
} from './support/screens/screen';
import { changeStoredToken, recordStoredAtLogin, storedToken } from './support/storage';

const ended = /Tu sesión ha terminado/;
const unixSeconds = () => Math.floor(Date.now() / 1000);

test.describe('the end', () => {
  test('already past at the start: the login page, and nothing stays stored', async ({
    page,
    openAs,
  }) => {
    await page.clock.install();
    const storedAtLogin = await recordStoredAtLogin(page);
    await openAs('admin', '/billing', { secondsLeft: -1 });
    await expectSignedOut(page);
    await expect(page.getByText(ended)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(storedAtLogin).toEqual([false]);
  });

  test('while a page is open: the login page within two seconds, and back after it', async ({
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

  test('does not come sooner for those who do nothing', async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('admin', '/company', { secondsLeft: 12 * 3600, title: 'PDS' });
    await page.clock.fastForward('11:00:00');
    await goTo(page, 'Facturación');
  });

  test('moved in storage: what is stored counts', async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('admin', '/company', { title: 'PDS' });
    await changeStoredToken(page, { expires_at: unixSeconds() - 1 });
    await page.clock.fastForward(2000);
    await expectSignedOut(page);
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('moved away in storage: the old end no longer counts', async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('admin', '/company', { secondsLeft: 60, title: 'PDS' });
    await changeStoredToken(page, { expires_at: unixSeconds() + 36_000 });
    await page.clock.fastForward(120_000);
    await expectPage(page, 'PDS');
    expect(await storedToken(page)).not.toBeNull();
  });
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

test.describe('the warning', () => {
  const warning = 'Tu sesión está a punto de terminar';

  test('comes two minutes before the end, and counts down', async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('admin', '/company', { secondsLeft: 600, title: 'PDS' });
    await page.clock.fastForward(450_000);
    await expectPage(page, 'PDS');
    await expect(page.getByText(warning)).toHaveCount(0);

    await page.clock.fastForward(31_000);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);
    await expect(page.getByRole('heading', { level: 1, name: 'PDS' })).toBeVisible();
  });

  test('«Seguir conectado» gives the session that the API has', async ({ page, request }) => {
    await page.goto('/login');
    await signIn(page, 'writer');
    const before = await storedToken(page);
    await changeStoredToken(page, { expires_at: unixSeconds() + 90 });
    await expect(page.getByText(warning)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir conectado' }).click();
    await expect(page.getByText(warning)).toHaveCount(0);

    const after = await storedToken(page);
    // Within a minute of the login it answers the session as it stands, whatever the page believed.
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

  test('a renewal that fails says why, and can be tried again', async ({
    page,
    request,
    openAs,
    allow,
  }) => {
    allow(/status of 503/);
    let isAway = true;
    const token = await sessionOf(request, people.admin);
    await page.route('**/api/session/renew', (route) =>
      isAway
        ? route.fulfill({ status: 503, json: { message: 'La base de datos no responde.' } })
        : route.fulfill({ json: { token } }),
    );
    await openAs('admin', '/company', { secondsLeft: 90 });
    const stay = page.getByRole('button', { name: 'Seguir conectado' });
    await stay.click();
    await expect(page.getByText('La base de datos no responde.')).toBeVisible();
    isAway = false;
    await stay.click();
    await expect(stay).toHaveCount(0);
    expect(await storedToken(page)).toEqual(token);
  });
});

test('a clock that is days ahead: the login page says so, stores nothing and does not loop', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 48 * 3_600_000 });
  await page.goto('/company');
  const requests = recordRequests(page);
  await sendLogin(page, 'admin');
  await expect(loginForm(page).alert).toContainText('El reloj de este equipo no está en hora');
  expect(await storedToken(page)).toBeNull();

  await page.clock.fastForward(10_000);
  await expectSignedOut(page);
  expect(requests.under('/api/')).toEqual(['/api/login']);
});
