import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, answerReadings, hang } from './support/api';
import { tokenOf } from './support/people';
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

test('400 leads to the default section, still signed in, once', async ({ page, openAs, allow }) => {
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

test.describe('other errors', () => {
  test('the server’s message is shown, and trying again helps', async ({ page, openAs, allow }) => {
    allow(/status of 503/);
    await answer(page, 'probe/readings', 503, { message: 'Vuelve en un minuto.' });
    await openAs('admin', '/probe');
    await expect(page.getByRole('alert')).toContainText('Vuelve en un minuto.');
    await expectAddress(page, '/probe');

    await page.unroute(readings);
    await answerReadings(page);
    await retry(page).click();
    await expect(page.getByText('Lectura de prueba')).toBeVisible();
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
