import { expect, test } from './fixtures';
import { avatarUrl } from './product';
import { expectAccessible } from './support/accessible';
import { answer, answerReadings } from './support/api';
import { breakFile, entryOf, expectFailure, notFound } from './support/faults';
import {
  loginForm,
  logoutDialog,
  openLogoutDialog,
  sections,
  sendLogin,
  shellOf,
} from './support/screens/screen';
import { makeSupply } from './support/supply';

const screens = {
  desktop: { width: 1280, height: 800 },
  'a narrow screen': { width: 360, height: 740 },
} as const;

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the login page, empty and with every kind of error', async ({ page, allow }) => {
      allow(/status of (422|503)/);
      await answer(page, 'login', 503, { message: 'La base de datos no responde.' });
      await page.goto('/login');
      await expect(loginForm(page).email).toBeFocused();
      await expectAccessible(page, 'empty');
      await loginForm(page).submit.click();
      await expect(page.getByText('Escribe tu contraseña')).toBeVisible();
      await expectAccessible(page, 'errors of fields');
      await sendLogin(page, 'admin');
      await expect(loginForm(page).alert).toBeVisible();
      await expectAccessible(page, 'a message');
      const fields = { code: 'Escribe el código de tu segundo factor' };
      await answer(page, 'login', 422, { message: 'Revisa los campos.', fields });
      await sendLogin(page, 'admin');
      await expect(page.getByLabel('Código')).toBeFocused();
      await expectAccessible(page, 'the second factor');
    });

    test('the login page while signed in, and initials for a picture', async ({ page, openAs }) => {
      await page.route(`${avatarUrl}**`, (route) => route.fulfill({ body: 'no picture' }));
      await openAs('pds_editor', '/login');
      await expect(page.getByText(/^Has entrado como/)).toBeVisible();
      await expect(shellOf(page).topBar.getByText('AN', { exact: true })).toBeVisible();
      await expectAccessible(page, 'login and initials');
    });

    test('every route', async ({ page, openAs }) => {
      test.slow();
      await answerReadings(page);
      for (const { name, title } of sections) {
        await openAs('admin', `/${name}`, { title });
        await expectAccessible(page, name);
      }
      await openAs('admin', '/probe');
      await expect(page.getByText('Lectura de prueba')).toBeVisible();
      await expectAccessible(page, 'probe');
    });

    test('pages of which there is no picture', async ({ page, openAs, request, allow }) => {
      test.slow();
      allow(/status of 403/);
      const { point, contract } = await makeSupply(request);
      const pages = {
        '/platform': 'Plataforma',
        '/company/importaciones/puntos': 'Importaciones',
        [`/company/puntos/${point.id}/contratos/${contract.id}`]: 'Editar contrato',
        '/user/cambiar-contrasena': 'Elige tu contraseña',
        '/user/segundo-factor-por-rol': 'Segundo factor',
      };
      for (const [path, title] of Object.entries(pages)) {
        await openAs('admin', path, { title });
        await expectAccessible(page, path);
      }
      const refusal = { message: 'Confirma tu contraseña.', code: 'password_needed' };
      await answer(page, 'users/second-factor-roles', 403, refusal);
      await page.getByRole('checkbox', { name: 'Lector' }).click();
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirma tu contraseña' })).toBeVisible();
      await expectAccessible(page, 'the question for the password');

      const factor = { isOn: false, since: null, recoveryCodes: 0, isDemanded: true };
      const enrolment = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Vatio:ana' };
      await answer(page, 'account/second-factor', 200, { ...factor, ...enrolment });
      await openAs('admin', '/user/segundo-factor', { title: 'Activa el segundo factor' });
      await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
      await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
      await expectAccessible(page, '/user/segundo-factor');
    });

    test('the user menu, the logout dialog and a toast', async ({ page, openAs }) => {
      await answerReadings(page);
      await openAs('admin', '/probe', { title: 'Sonda' });
      await shellOf(page).user.click();
      await expect(shellOf(page).logout).toBeVisible();
      await expectAccessible(page, 'the user menu');
      await page.keyboard.press('Escape');
      await openLogoutDialog(page);
      await expectAccessible(page, 'the logout dialog');
      await logoutDialog(page).getByRole('button', { name: 'Cancelar' }).click();

      await page.getByRole('button', { name: 'Avisar' }).click();
      // It stays as long as the mouse is on it.
      await page.getByText('Un aviso').hover();
      await expectAccessible(page, 'a toast');
    });

    test('a form with an error, and the question about unsaved changes', async ({
      page,
      openAs,
    }) => {
      await openAs('admin', '/probe/note');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('El texto es obligatorio')).toBeVisible();
      await expectAccessible(page, 'a form with an error');
      await page.getByLabel('Texto').fill('Hola');
      if (await shellOf(page).toggle.isVisible()) await shellOf(page).toggle.click();
      await shellOf(page).link('PDS').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the question');
    });

    test('the card of a failed section, and the session warning', async ({
      page,
      openAs,
      allow,
    }) => {
      allow(/status of 404/, /\[vatio\]/);
      await breakFile(page, entryOf('billing'), notFound);
      await openAs('admin', '/billing', { secondsLeft: 110 });
      await expectFailure(page, 'No se ha podido cargar «Facturación»');
      await expect(page.getByRole('button', { name: 'Seguir conectado' })).toBeVisible();
      await expectAccessible(page, 'failure and warning');
    });
  });
}

test('the open sidebar of a narrow screen', async ({ page, openAs }) => {
  await page.setViewportSize(screens['a narrow screen']);
  await openAs('admin', '/company', { title: 'PDS' });
  await shellOf(page).toggle.click();
  await expect(shellOf(page).menu).toBeVisible();
  await expectAccessible(page, 'the open sidebar');
});
