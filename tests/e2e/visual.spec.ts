import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, hang } from './support/api';
import { heading } from './support/screen';
import { answerUsers, shownUsers } from './support/userScreens';

/** A user whose page and form are shown. */
const [, agata] = shownUsers;
const pageOf = `/user/${agata?.id}`;

interface Screen {
  readonly address: string;
  readonly title: string | RegExp;
  /** Who looks at it; an admin unless told. */
  readonly role?: 'reader';
  /** What the API does otherwise. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** What the person does before. */
  readonly when?: (page: Page) => Promise<void>;
  readonly allow?: readonly RegExp[];
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const screens: Readonly<Record<string, Screen>> = {
  'users-full': { address: '/user', title: 'Usuarios' },
  'users-selected': {
    address: '/user?rol=writer',
    title: 'Usuarios',
    when: async (page) => {
      await page.getByRole('checkbox', { name: /Adrián/ }).check();
    },
  },
  'users-loading': {
    address: '/user',
    title: 'Usuarios',
    given: (page) => hang(page, 'api/users?*'),
    when: async (page) => {
      await expect(page.locator('.placeholder').first()).toBeVisible();
    },
  },
  'users-no-results': {
    address: '/user?q=nadie',
    title: 'Usuarios',
    given: (page) => answer(page, 'users?*', 200, { rows: [], total: 0 }),
  },
  'users-error': {
    address: '/user',
    title: 'Usuarios',
    given: (page) =>
      answer(page, 'users?*', 503, {
        message: 'El servicio no está disponible en este momento. Inténtalo de nuevo.',
      }),
    allow: [/status of 503/],
  },
  'users-forbidden': {
    address: '/user',
    title: 'Usuarios',
    role: 'reader',
    given: (page) => answer(page, 'users?*', 403, { message: 'No tienes permiso.' }),
    allow: [/status of 403/],
  },
  'user-new': { address: '/user/nuevo', title: 'Añadir usuario' },
  'user-new-errors': {
    address: '/user/nuevo',
    title: 'Añadir usuario',
    when: click('Crear usuario'),
  },
  'user-detail': { address: pageOf, title: /Ágata/ },
  'user-conflict': {
    address: `${pageOf}/editar`,
    title: 'Editar usuario',
    given: (page) =>
      page.route(/\/api\/users\/[^/]+$/, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 409,
              json: {
                message: 'Otra persona ha cambiado este usuario mientras lo editabas.',
                versions: {
                  yours: { version: 1, role: 'admin' },
                  current: { ...agata, version: 2, role: 'reader', name: 'Ágata Núñez' },
                },
              },
            })
          : route.fallback(),
      ),
    when: async (page) => {
      await page.getByRole('radio', { name: 'Administrador' }).check();
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    allow: [/status of 409/],
  },
  'audit-full': { address: '/user/auditoria', title: 'Auditoría' },
  'audit-empty': {
    address: '/user/auditoria',
    title: 'Auditoría',
    given: (page) => answer(page, 'audit?*', 200, { rows: [], total: 0 }),
  },
  'my-account': { address: '/user/mi-cuenta', title: 'Mi cuenta' },
};

for (const width of [1440, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, screen] of Object.entries(screens)) {
      test(name, async ({ page, openAs, allow }) => {
        allow(...(screen.allow ?? []));
        await answerUsers(page);
        await screen.given?.(page);
        await openAs(screen.role ?? 'admin', screen.address);
        await expect(heading(page, screen.title)).toBeVisible();
        if (name !== 'users-loading') {
          await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);
        }
        await screen.when?.(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
      });
    }
  });
}
