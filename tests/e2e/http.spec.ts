import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { answer, answerReadings, hang } from './support/api';
import { people, tokenOf } from './support/people';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  goTo,
  retry,
  shellOf,
  signIn,
} from './support/screens/screen';
import { recordStoredAtLogin, storedToken } from './support/storage';

const readings = '**/api/probe/readings';

/** The addresses that the page goes to from now on. */
function recordAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}

test.describe('401 while signed in', () => {
  test('logs out, asks to sign in once, and comes back', async ({ page, openAs, allow }) => {
    allow(/status of 401/);
    const logouts = await hang(page, 'api/logout');
    const storedAtLogin = await recordStoredAtLogin(page);
    await answer(page, 'probe/readings', 401, { message: 'La sesión no es válida.' });
    await openAs('admin', '/company', { title: 'PDS' });
    const token = await storedToken(page);
    const addresses = recordAddresses(page);
    await shellOf(page).link('Sonda').click();

    await expectSignedOut(page);
    await expect(page.getByText(/Tu sesión ha terminado/)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(addresses).toEqual(['/probe', '/login']);
    expect(storedAtLogin).toEqual([false]);
    await expect.poll(() => logouts.length).toBe(1);
    expect(logouts[0]?.postDataJSON()).toEqual({ token: token?.value });

    await page.unroute(readings);
    await answerReadings(page);
    await signIn(page, 'admin', 'Sonda');
    await expect(page.getByText('Lectura de prueba')).toBeVisible();
    await expectAddress(page, '/probe');
  });

  test('comes from the real API for a session that it does not know', async ({
    page,
    store,
    allow,
  }) => {
    allow(/status of 401/);
    await store(tokenOf('admin'));
    await page.goto('/company');
    await expectSignedOut(page);
    expect(await storedToken(page)).toBeNull();
  });
});

test('401 of a session that another tab has just replaced: the other is taken over', async ({
  page,
  request,
  openAs,
  allow,
}) => {
  allow(/status of 401/);
  const logouts = await hang(page, 'api/logout');
  const other = await sessionOf(request, people.reader);
  await page.route('**/api/session/renew', async (route) => {
    const value = JSON.stringify(other);
    await page.evaluate((token) => localStorage.setItem('token', token), value);
    await route.fulfill({ status: 401, json: { message: 'La sesión no es válida.' } });
  });
  await openAs('admin', '/company', { secondsLeft: 90 });
  await page.getByRole('button', { name: 'Seguir conectado' }).click();
  await expect(page.getByText('La sesión no es válida.')).toBeVisible();
  await expect(shellOf(page).topBar).toContainText(people.reader.name);
  await expectPage(page, 'PDS');
  await expectAddress(page, '/company');
  expect(await storedToken(page)).toEqual(other);
  expect(logouts).toEqual([]);
});

test('the host’s own calls carry the session like every other', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs('admin', '/company', { title: 'PDS' });
  const asked = page.waitForRequest('**/sections.json');
  await page.clock.fastForward(30_000);
  const { accept, authorization } = await (await asked).allHeaders();
  const token = await storedToken(page);
  expect({ accept, authorization }).toEqual({
    accept: 'application/json',
    authorization: `Bearer ${token?.value}`,
  });
  expect((await (await asked).response())?.ok()).toBe(true);
});

test.describe('400', () => {
  test('leads to the default section, still signed in, once', async ({ page, openAs, allow }) => {
    allow(/status of 400/);
    await answer(page, 'probe/readings', 400, { message: 'La petición está mal formada.' });
    await openAs('admin', '/company', { title: 'PDS' });
    const addresses = recordAddresses(page);
    await shellOf(page).link('Sonda').click();

    await expectPage(page, 'Estudios');
    await expectAddress(page, '/energy-analysis');
    expect(addresses.filter((path) => path === '/energy-analysis')).toHaveLength(1);
    expect(await storedToken(page)).not.toBeNull();
    await goTo(page, 'Facturación');
  });

  test('on the default section shows the error there, without a redirect', async ({
    page,
    openAs,
    allow,
  }) => {
    allow(/status of 400/);
    await answer(page, 'session/renew', 400, { message: 'La petición está mal formada.' });
    await openAs('admin', '/energy-analysis?vista=mapa', { secondsLeft: 90, title: 'Estudios' });
    const addresses = recordAddresses(page);
    await page.getByRole('button', { name: 'Seguir conectado' }).click();
    await expect(page.getByText('La petición está mal formada.')).toBeVisible();
    await expectAddress(page, '/energy-analysis?vista=mapa');
    expect(addresses).toEqual([]);
    expect(await storedToken(page)).not.toBeNull();
  });
});

test.describe('other errors', () => {
  for (const status of [409, 500, 503]) {
    test(`${status}: the server’s message is shown, and trying again helps`, async ({
      page,
      openAs,
      allow,
    }) => {
      allow(new RegExp(`status of ${status}`));
      const message = `Mensaje del servidor ${status}.`;
      await answer(page, 'probe/readings', status, { message });
      await openAs('admin', '/probe');
      await expect(page.getByRole('alert')).toContainText(message);
      await expectAddress(page, '/probe');

      await page.unroute(readings);
      await answerReadings(page);
      await retry(page).click();
      await expect(page.getByText('Lectura de prueba')).toBeVisible();
    });
  }

  for (const [status, title] of [
    [403, 'No tienes permiso para ver los datos'],
    [404, 'Mensaje del servidor 404.'],
  ] as const) {
    test(`${status}: is said calmly, since trying again would not help`, async ({
      page,
      openAs,
      allow,
    }) => {
      allow(new RegExp(`status of ${status}`));
      await answer(page, 'probe/readings', status, { message: `Mensaje del servidor ${status}.` });
      await openAs('admin', '/probe');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(retry(page)).toHaveCount(0);
      await expectAddress(page, '/probe');
    });
  }

  test('422: the message of a field is shown on the field, and nothing typed is lost', async ({
    page,
    openAs,
    allow,
  }) => {
    allow(/status of 422/);
    const fields = { text: 'Ya hay una nota así' };
    await answer(page, 'probe/notes', 422, { message: 'Revisa los datos.', fields });
    await openAs('admin', '/probe/note');
    const text = page.getByLabel('Texto');
    await text.fill('Hola');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(text).toHaveAccessibleDescription('Ya hay una nota así');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('Hola');
  });

  test('an answer that is no JSON gets words of our own', async ({ page, openAs, allow }) => {
    allow(/status of 502/);
    await page.route(readings, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway' }));
    await openAs('admin', '/probe');
    await expect(page.getByRole('alert')).toContainText('El servicio no está disponible ahora.');
  });

  test('no connection: two more tries, then a message', async ({ page, openAs, allow }) => {
    allow(/request failed: net::ERR_FAILED/, /console error: .*net::ERR_FAILED/);
    let calls = 0;
    await page.route(readings, (route) => {
      calls += 1;
      return route.abort();
    });
    await page.clock.install();
    await openAs('admin', '/probe');
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.', {
        timeout: 250,
      });
    }).toPass();
    expect(calls).toBe(3);
  });
});
