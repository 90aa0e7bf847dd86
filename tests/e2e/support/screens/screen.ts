import { expect, type Page } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { companyName } from '../../product';
import type { Credentials } from '../accounts';
import { people } from '../people';

/** The product's sections, in the order of the menu. */
export const sections = [
  { name: 'energy-analysis', title: 'Estudios' },
  { name: 'company', title: 'PDS' },
  { name: 'billing', title: 'Facturación' },
  { name: 'activity-hours', title: 'Tiempo de gestión' },
  { name: 'user', title: 'Usuarios' },
] as const;

/** The frame around every page while signed in. */
export function shellOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const topBar = page.getByRole('banner');
  return {
    skip: page.getByRole('link', { name: 'Saltar al contenido' }),
    menu,
    topBar,
    brand: menu.getByRole('link', { name: companyName }),
    /** One a section, without the brand. */
    items: menu.getByRole('listitem'),
    link: (title: string) => menu.getByRole('link', { name: title, exact: true }),
    toggle: topBar.getByRole('button', { name: /el menú$/ }),
    user: topBar.locator('[aria-haspopup]'),
    account: page.getByRole('link', { name: 'Mi cuenta' }),
    parameters: page.getByRole('link', { name: 'Parámetros regulados' }),
    logout: page.getByRole('button', { name: 'Cerrar sesión' }),
    footer: page.getByRole('contentinfo'),
  };
}

export const logoutDialog = (page: Page) =>
  page.getByRole('dialog', { name: '¿Listo para cerrar sesión?' });

export function loginForm(page: Page) {
  return {
    heading: page.getByRole('heading', { name: 'Entrar' }),
    email: page.getByLabel('Correo electrónico'),
    password: page.getByLabel('Contraseña', { exact: true }),
    submit: page.getByRole('button', { name: 'Entrar' }),
    alert: page.getByRole('alert'),
  };
}

/** The heading of a section's page; the skeleton and the failure card have it, too. */
export const heading = (page: Page, title: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: title });

/** Expects a section's page, completely loaded and without failures. */
export async function expectPage(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(heading(page, title)).toBeVisible();
  await expect(main.getByText(/^Cargando/)).toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
}

/** Goes to a section by its link in the menu, and waits for its page. */
export async function goTo(page: Page, title: string): Promise<void> {
  await shellOf(page).link(title).click();
  await expectPage(page, title);
}

/** The card in the place of a section that is not there. */
export const failure = (page: Page, title: string | RegExp) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) });

export const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

/** Path, query and hash, as the address bar shows them. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

export const expectAddress = (page: Page, expected: string) =>
  expect.poll(() => address(page)).toBe(expected);

export async function fillLogin(page: Page, who: Role | Credentials): Promise<void> {
  const { email, password } = typeof who === 'string' ? people[who] : who;
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
}

/** Sends the login form that is on screen, whatever the outcome. */
export async function sendLogin(page: Page, who: Role | Credentials): Promise<void> {
  await fillLogin(page, who);
  await loginForm(page).submit.click();
}

/**
 * Signs in with a demo account on the login page that is on screen: a real session.
 *
 * @param title the heading of the page that must be there then
 */
export async function signIn(page: Page, role: Role, title?: string): Promise<void> {
  await sendLogin(page, role);
  await expect(shellOf(page).topBar).toContainText(people[role].name);
  if (title) await expectPage(page, title);
}

/** Expects the login page, without anything around it. */
export async function expectSignedOut(page: Page): Promise<void> {
  const { menu, topBar, footer } = shellOf(page);
  await expect(loginForm(page).heading).toBeVisible();
  // The document shows the form before its scripts lead here.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  for (const part of [menu, topBar, footer]) await expect(part).toHaveCount(0);
}

/** Goes by the user menu, as a person leaves. */
export async function openLogoutDialog(page: Page): Promise<void> {
  const { user, logout } = shellOf(page);
  await user.click();
  await logout.click();
  await expect(logoutDialog(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await openLogoutDialog(page);
  await logoutDialog(page).getByRole('button', { name: 'Salir' }).click();
  await expect(loginForm(page).heading).toBeVisible();
}
