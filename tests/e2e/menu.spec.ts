import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';
import type { Role } from '@vatio/contracts/roles';
import { expect, test } from './fixtures';
import { companyName } from './product';
import { expectAccessible } from './support/accessible';
import { people } from './support/people';
import { changeSection } from './support/registry';
import { badgeAddress } from './support/screens/menuBadge';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  loginForm,
  sections,
  shellOf,
} from './support/screens/screen';

/** The probe is a further section, for admin and writer: it comes after the product's own. */
const menus: Readonly<Record<Role, readonly string[]>> = {
  admin: ['Estudios', 'PDS', 'Facturación', 'Tiempo de gestión', 'Usuarios', 'Sonda'],
  writer: ['Estudios', 'PDS', 'Facturación', 'Tiempo de gestión', 'Sonda'],
  reader: ['Estudios', 'PDS', 'Facturación', 'Tiempo de gestión'],
  pds_editor: ['Estudios'],
};

for (const [role, titles] of Object.entries(menus) as [Role, readonly string[]][]) {
  test(`the menu of ${role}, in order`, async ({ page, openAs }) => {
    await openAs(role, '/', { title: 'Estudios' });
    await expect(shellOf(page).items).toHaveText([...titles]);
  });

  test(`what stands around the pages of ${role}`, async ({ page, openAs }) => {
    // The first picture has a menu, too, until the page has taken over.
    await openAs(role, '/', { title: 'Estudios' });
    const { brand, topBar, footer, menu } = shellOf(page);
    await expect(brand).toHaveAttribute('href', '/energy-analysis');
    await expect(topBar).toContainText(people[role].name);
    await expect(footer).toHaveText(`Copyright © ${companyName}`);
    await expect(menu).toBeVisible();
    await expect(page.getByRole('region', { name: /^Avisos/ })).toBeAttached();
  });
}

test('each item leads to its section, and says where one is', async ({ page, openAs }) => {
  // Until the page has taken over, the menu of the first picture is there, too.
  await openAs('admin', '/', { title: 'Estudios' });
  const { link, menu } = shellOf(page);
  for (const { name, title } of sections) {
    await link(title).click();
    await expectPage(page, title);
    await expectAddress(page, `/${name}`);
    await expect(menu.locator('[aria-current=page]')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · ${companyName}`);
  }
});

test('an administrator reads in the menu what waits in Parámetros', async ({
  page,
  context,
  openAs,
}) => {
  await context.unroute(`**${badgeAddress}`);
  const asked = page.waitForResponse(`**${badgeAddress}`);
  await openAs('admin', '/', { title: 'Estudios' });
  const { count, text }: MenuBadgeAnswer = await (await asked).json();
  const { link } = shellOf(page);
  await expect(link('Usuarios')).toHaveAccessibleDescription(count > 0 ? text : '');
  await link('Usuarios').click();
  const parameters = page.getByRole('link', { name: /^Parámetros/ });
  await expect(parameters).toHaveText(count > 0 ? `Parámetros${count} por atender` : 'Parámetros');
  await expectAccessible(page, 'a badge in the menu');
  await parameters.click();
  await expectPage(page, 'Parámetros');
});

test('the brand leads to the default section', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  await shellOf(page).brand.click();
  await expectPage(page, 'Estudios');
  await expectAddress(page, '/energy-analysis');
});

test('the five items stand whether or not a section is deployed', async ({ page, openAs }) => {
  await changeSection(page, 'billing', () => undefined);
  await openAs('reader', '/energy-analysis', { title: 'Estudios' });
  await expect(shellOf(page).items).toHaveText([...menus.reader]);
});

test('a descriptor cannot take the place or the title of an own item', async ({ page, openAs }) => {
  await changeSection(page, 'probe', (section) => ({
    ...section,
    path: 'billing',
    title: 'Impostora',
    roles: ['admin'],
  }));
  await openAs('admin', '/billing', { title: 'Facturación' });
  await expect(shellOf(page).items).toHaveText(menus.admin.slice(0, 5));
});

test('signed out there is only the bare page', async ({ page }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await expect(page.getByText(`Copyright © ${companyName}`)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Avisos/ })).toHaveCount(0);
  await expect(loginForm(page).email).toBeFocused();
  await expect(page).toHaveTitle(`Entrar · ${companyName}`);
});
