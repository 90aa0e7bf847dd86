import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { callAsAdmin, createAccount, sessionOf } from './support/accounts';
import { statusOfToken } from './support/api';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  heading,
  sendLogin,
  shellOf,
} from './support/screens/screen';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const search = (page: Page) => page.getByRole('searchbox');

test('an admin makes a writer, who signs in; a changed role ends their session at once', async ({
  page,
  openAs,
  browser,
  baseURL,
}) => {
  const email = `${randomUUID()}@prueba.example`;
  const password = 'caballo grapa batería';
  await openAs('admin', '/user');
  await page.getByRole('link', { name: 'Añadir usuario' }).click();
  await expect(heading(page, 'Añadir usuario')).toBeVisible();
  await page.getByLabel('Nombre').fill('Elena Nueva');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('radio', { name: 'Editor', exact: true }).check();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(heading(page, 'Elena Nueva')).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await sendLogin(theirs, { email, password });
  await expect(heading(theirs, 'Elige tu contraseña')).toBeVisible();
  await theirs.getByLabel('Contraseña que te han dado').fill(password);
  await theirs.getByLabel('Contraseña nueva').fill('otra frase bien larga');
  await theirs.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expectPage(theirs, 'Estudios');
  await expect(shellOf(theirs).link('Facturación')).toBeVisible();
  await expect(shellOf(theirs).link('Usuarios')).toHaveCount(0);

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('radio', { name: 'Lector' }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(heading(page, 'Elena Nueva')).toBeVisible();
  await expect(row(page, 'Cambio de rol')).toContainText('Editor');

  // Their next call of the API.
  await shellOf(theirs).user.click();
  await theirs.getByRole('link', { name: 'Mi cuenta' }).click();
  await expectSignedOut(theirs);
  await context.close();
});

test('somebody else was quicker: both versions, and the person decides', async ({
  page,
  openAs,
  request,
  allow,
}) => {
  allow(/status of 409/);
  const { id } = await createAccount(request, { name: 'Rosa Doble' });
  await openAs('admin', `/user/${id}/editar`);
  await page.getByLabel('Nombre').fill('Rosa Mía');
  await callAsAdmin(request, 'PATCH', `users/${id}`, { version: 1, name: 'Rosa Suya' });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona ha cambiado este usuario' });
  await expect(dialog.getByRole('row', { name: /Nombre/ })).toHaveText('NombreRosa MíaRosa Suya');
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(heading(page, 'Rosa Mía')).toBeVisible();
});

test.describe('the list', () => {
  const tag = randomUUID().slice(0, 8);

  test.beforeAll(async ({ request }) => {
    for (const name of ['Ñoño', 'Óscar', '=2+3', 'Zoe']) {
      await createAccount(request, { name: `${name} ${tag}`, role: 'reader' });
    }
  });

  test('finds without accents, and everything is in the address', async ({ page, openAs }) => {
    await openAs('admin', '/user');
    await search(page).fill(`oscar ${tag}`);
    await expect(page.getByRole('rowheader')).toHaveText([`Óscar ${tag}`]);
    await search(page).fill(tag);
    await expect(page.getByRole('rowheader')).toHaveText([
      `=2+3 ${tag}`,
      `Ñoño ${tag}`,
      `Óscar ${tag}`,
      `Zoe ${tag}`,
    ]);
    await page.getByRole('button', { name: /^Nombre/ }).click();
    await expectAddress(page, `/user?q=${tag}&orden=-name`);
    await expect(page.getByRole('rowheader').first()).toHaveText(`Zoe ${tag}`);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'Rol' }).selectOption('Administrador');
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Usuarios')).toBeVisible();
    await expect(page.getByText('Ningún usuario coincide')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('rowheader').first()).toHaveText(`Zoe ${tag}`);
    await page.reload();
    await expect(page.getByRole('rowheader').first()).toHaveText(`Zoe ${tag}`);
    await expect(search(page)).toHaveValue(tag);
  });

  test('is exported as it is filtered, for Excel, and formulas stay text', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', `/user?q=${tag}`);
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    const exported = async (kind: RegExp) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind }).click(),
      ]);
      const content = await readFile(await download.path());
      return { name: download.suggestedFilename(), content };
    };
    const csv = await exported(/CSV/);
    expect(csv.name).toMatch(/^usuarios-\d{4}-\d\d-\d\d\.csv$/);
    const text = csv.content.toString('utf8');
    expect(text.startsWith('\uFEFFNombre;Correo;Rol;Estado;Último acceso;Alta\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => line.includes(tag))).toHaveLength(4);
    expect(text).toContain(`\r\n'=2+3 ${tag};`);

    const xlsx = await exported(/Excel/);
    expect(xlsx.name).toMatch(/\.xlsx$/);
    expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
  });

  test('deactivates several, and takes it back', async ({ page, openAs, request }) => {
    const mine = `lote ${randomUUID().slice(0, 8)}`;
    const [one, two] = [
      await createAccount(request, { name: `Uno ${mine}` }),
      await createAccount(request, { name: `Dos ${mine}` }),
    ];
    const { value } = await sessionOf(request, one);
    await openAs('admin', `/user?q=${mine}`);
    await page.getByRole('checkbox', { name: /página|todos/i }).check();
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await expect(page.getByRole('cell', { name: 'Inactivo' })).toHaveCount(2);
    expect(await statusOfToken(request, value)).toBe(401);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('cell', { name: 'Activo', exact: true })).toHaveCount(2);
    // They can sign in again.
    await sessionOf(request, two);
  });
});

test('a new password is shown once, and it is the only one that works', async ({
  page,
  openAs,
  request,
}) => {
  const account = await createAccount(request, { name: 'Olga Olvida' });
  await openAs('admin', `/user/${account.id}`);
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  const question = page.getByRole('dialog', { name: '¿Restablecer la contraseña?' });
  await question.getByRole('button', { name: 'Restablecer' }).click();
  const password = await page.getByRole('dialog').getByRole('status').textContent();
  await sessionOf(request, { email: account.email, password: password ?? '' });
  await expect(sessionOf(request, account)).rejects.toThrow('401');
});

test('a reader passes the guard, and the API says no', async ({ page, openAs, allow }) => {
  allow(/status of 403/);
  await openAs('reader', '/user');
  await expect(
    page.getByRole('heading', { name: 'No tienes permiso para ver los usuarios' }),
  ).toBeVisible();
  await expectAddress(page, '/user');
});

test('what was being written comes back after a session that ended, without the password', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/status of 401/);
  await openAs('admin', '/user/nuevo');
  await page.getByLabel('Nombre').fill('Ana a medias');
  await page.getByLabel('Contraseña', { exact: true }).fill('caballo grapa');
  // The session is ended from elsewhere.
  const { value } = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
  const ended = await page.request.post('/api/logout', {
    data: { token: value },
    headers: { 'x-xsrf-token': await xsrf(page) },
  });
  expect(ended.status()).toBe(204);
  await page.getByLabel('Correo').fill('ana@empresa.example');
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expectSignedOut(page);
  await sendLogin(page, 'admin');
  await expectAddress(page, '/user/nuevo');
  await expect(page.getByText('Hemos recuperado lo que estabas escribiendo.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana a medias');
  await expect(page.getByLabel('Correo')).toHaveValue('ana@empresa.example');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
});

const xsrf = (page: Page) =>
  page.evaluate(() => /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
