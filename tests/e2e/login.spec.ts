import { randomUUID } from 'node:crypto';
import type { Role } from '@vatio/contracts/roles';
import { expect, test } from './fixtures';
import { answer } from './support/api';
import { people } from './support/people';
import { recordRequests } from './support/requests';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  loginForm,
  sendLogin,
  shellOf,
  signIn,
} from './support/screens/screen';
import { storedToken } from './support/storage';

/** A separate account, so that its failures block no other. */
const unknownEmail = () => `${randomUUID()}@vatio.example`;

for (const role of Object.keys(people) as Role[]) {
  test(`${role} signs in and stays signed in after a reload`, async ({ page }) => {
    await page.goto('/');
    await expectSignedOut(page);
    const before = Math.floor(Date.now() / 1000);
    await signIn(page, role, 'Estudios');
    await expectAddress(page, '/energy-analysis');
    const { name } = people[role];
    const token = await storedToken(page);
    expect(token).toMatchObject({ value: expect.stringMatching(/.{32}/), user: { name, role } });
    expect(token?.expires_at).toBeGreaterThan(before);

    await page.reload();
    await expectPage(page, 'Estudios');
    await expect(shellOf(page).topBar).toContainText(name);
  });
}

test('the address is read as people type it', async ({ page }) => {
  await page.goto('/login');
  const form = loginForm(page);
  await form.email.fill(`  ${people.reader.email.toUpperCase()} `);
  await form.password.fill(people.reader.password);
  await form.password.press('Enter');
  await expect(shellOf(page).topBar).toContainText(people.reader.name);
});

test('a wrong password or an unknown account: the same words, and another try', async ({
  page,
  allow,
}) => {
  allow(/status of 401/);
  await page.goto('/login');
  const form = loginForm(page);
  for (const email of [people.writer.email, unknownEmail()]) {
    await form.email.fill(email);
    await form.password.fill('not-the-password');
    await form.submit.click();
    await expect(form.alert).toHaveText('El correo o la contraseña no son correctos.');
    await expect(form.password).toBeFocused();
    expect(await storedToken(page)).toBeNull();
    await expectSignedOut(page);
  }
  await signIn(page, 'writer', 'Estudios');
});

test('what is missing is said before anything is sent', async ({ page }) => {
  await page.goto('/login');
  const requests = recordRequests(page);
  const form = loginForm(page);
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('Escribe tu correo');
  await expect(form.password).toHaveAccessibleDescription('Escribe tu contraseña');
  await expect(form.email).toBeFocused();

  await form.email.fill(people.admin.email);
  await form.submit.click();
  await expect(form.email).not.toHaveAccessibleDescription(/./);
  await expect(form.password).toBeFocused();
  expect(requests.under('/api/')).toEqual([]);
});

test('what the server refuses in a field is shown on the field', async ({ page, allow }) => {
  allow(/status of 422/);
  await page.goto('/login');
  const form = loginForm(page);
  await form.email.fill(`${'a'.repeat(250)}@vatio.example`);
  await form.password.fill('anything');
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('Máximo 254 caracteres');
  await expect(form.email).toBeFocused();
});

test('after too many failures it says how long to wait, and counts down', async ({
  page,
  allow,
}) => {
  allow(/status of 401/, /status of 429/);
  await page.clock.install();
  await page.goto('/login');
  const form = loginForm(page);
  await form.email.fill(unknownEmail());
  await form.password.fill('not-the-password');
  await expect(async () => {
    await form.submit.click();
    await expect(form.alert).toContainText('Demasiados intentos fallidos.', { timeout: 500 });
  }).toPass();
  await expect(form.alert).toContainText(/Podrás intentarlo de nuevo dentro de \d+ (seg|min)/);

  await page.clock.fastForward('01:00');
  await expect(form.alert).toContainText('Ya puedes intentarlo de nuevo.');
});

test('while it is being sent the button says so, and a second click sends nothing', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/login');
  const requests = recordRequests(page);
  await sendLogin(page, 'admin');
  const pending = page.getByRole('button', { name: 'Entrando…' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await pending.click({ force: true });
  await page.keyboard.press('Enter');
  answer();
  await expectPage(page, 'Estudios');
  expect(requests.under('/api/login')).toHaveLength(1);
});

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const { password } = loginForm(page);
  await password.fill('secreta');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a 400 is shown on the page, which stays', async ({ page, allow }) => {
  allow(/status of 400/);
  await answer(page, 'login', 400, { message: 'La petición está mal formada.' });
  await page.goto('/company');
  await sendLogin(page, 'admin');
  await expect(loginForm(page).alert).toHaveText('La petición está mal formada.');
  await expectSignedOut(page);
});

test('an answer without a session is an error like any other', async ({ page }) => {
  await answer(page, 'login', 200, { token: { value: '' } });
  await page.goto('/login');
  await sendLogin(page, 'admin');
  await expect(loginForm(page).alert).toContainText('Ha ocurrido un error inesperado');
  expect(await storedToken(page)).toBeNull();
});
