import { expect } from './fixtures';
import { answer, hang } from './support/api';
import { ask, click, holdScreens, outage, type Screens } from './support/screens/screens';
import { answerUsers, shownUsers } from './support/screens/userScreens';

/** A user whose page and form are shown. */
const [, agata] = shownUsers;
const pageOf = `/user/${agata?.id}`;

const screens: Screens = {
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
    isLoading: true,
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
    given: (page) => answer(page, 'users?*', 503, outage),
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
  'user-reset': { address: pageOf, title: /Ágata/, when: ask('Restablecer contraseña') },
  'user-edit': { address: `${pageOf}/editar`, title: 'Editar usuario' },
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

holdScreens(screens, answerUsers);
