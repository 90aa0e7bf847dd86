import { ask, click, conflict, holdScreens, type Screens } from './support/screens/screens';
import { answerUsers, shownUsers } from './support/screens/userScreens';

/** A user whose page and form are shown. */
const [, agata] = shownUsers;
const pageOf = `/user/${agata?.id}`;
const users = { address: '/user', title: 'Usuarios' } as const;
const newUser = { address: '/user/nuevo', title: 'Añadir usuario' } as const;
const user = { address: pageOf, title: /Ágata/ } as const;
const audit = { address: '/user/auditoria', title: 'Auditoría' } as const;

const screens: Screens = {
  'users-full': { ...users, isNarrowToo: true },
  'users-selected': {
    ...users,
    address: '/user?rol=writer',
    when: (page) => page.getByRole('checkbox', { name: /Adrián/ }).check(),
  },
  'user-new-errors': { ...newUser, when: click('Crear usuario') },
  'user-detail': user,
  'user-reset': { ...user, when: ask('Restablecer contraseña') },
  'user-edit': { address: `${pageOf}/editar`, title: 'Editar usuario' },
  'user-conflict': {
    address: `${pageOf}/editar`,
    title: 'Editar usuario',
    given: conflict(/\/api\/users\/[^/]+$/, {
      message: 'Otra persona ha cambiado este usuario mientras lo editabas.',
      versions: {
        yours: { version: 1, role: 'admin' },
        current: { ...agata, version: 2, role: 'reader', name: 'Ágata Núñez' },
      },
    }),
    when: async (page) => {
      await page.getByRole('radio', { name: 'Administrador' }).check();
      await ask('Guardar cambios')(page);
    },
    allow: [/status of 409/],
  },
  'audit-full': audit,
  'my-account': { address: '/user/mi-cuenta', title: 'Mi cuenta', isNarrowToo: true },
};

holdScreens(screens, answerUsers);
