import { randomUUID } from 'node:crypto';
import type { Stack } from '../../deploy/stack';
import { people } from '../support/people';
import { failure, goTo, heading, retry, shellOf } from '../support/screens/screen';
import { expectAfterLooking, expectSamePage, markPage } from '../support/updates';
import { expect, onContainers as tag, test } from './fixtures';

interface Outage {
  readonly begin: (stack: Stack) => Promise<void>;
  readonly end: (stack: Stack) => Promise<void>;
  readonly says: string;
}

const outages: Readonly<Record<string, Outage>> = {
  'the API dies': {
    begin: (stack) => stack.stopApi(),
    end: (stack) => stack.startApi(),
    says: 'El servidor de datos no responde.',
  },
  'the database is restarted': {
    begin: (stack) => stack.stopDatabase(),
    end: (stack) => stack.startDatabase(),
    says: 'El servicio no está disponible en este momento.',
  },
};

for (const [what, { begin, end, says }] of Object.entries(outages)) {
  test.describe(what, () => {
    test.beforeEach(({ allow }) => allow(/status of 503/));

    test('a page says so, and «Reintentar» brings it back', { tag }, async ({
      page,
      stack,
      openAs,
    }) => {
      await openAs('admin', '/energy-analysis', { title: 'Estudios' });
      await markPage(page);
      await begin(stack);
      await shellOf(page).link('Usuarios').click();
      await expect(failure(page, 'No hemos podido cargar los usuarios')).toContainText(says);
      await goTo(page, 'Estudios');
      await shellOf(page).link('Usuarios').click();
      await expect(retry(page)).toBeVisible();

      await end(stack);
      await retry(page).click();
      await expect(page.getByText(people.admin.email)).toBeVisible();
      await expectSamePage(page);
    });

    test('a page that failed comes back by itself when it is looked at', async ({
      page,
      stack,
      openAs,
    }) => {
      await openAs('admin', '/energy-analysis', { title: 'Estudios' });
      await begin(stack);
      await shellOf(page).link('Usuarios').click();
      await expect(retry(page)).toBeVisible();
      await end(stack);
      await expectAfterLooking(page, () =>
        expect(page.getByText(people.admin.email)).toBeVisible({ timeout: 500 }),
      );
    });

    test('a form that could not be saved keeps what was typed, and is saved then', async ({
      page,
      stack,
      openAs,
    }) => {
      await openAs('admin', '/user/nuevo');
      await expect(heading(page, 'Añadir usuario')).toBeVisible();
      await page.getByLabel('Nombre').fill('Elena Tenaz');
      await page.getByLabel('Correo').fill(`${randomUUID()}@prueba.example`);
      await page.getByRole('radio', { name: 'Lector' }).check();
      await page.getByLabel('Contraseña', { exact: true }).fill('caballo grapa batería');
      const save = page.getByRole('button', { name: 'Crear usuario' });
      await begin(stack);
      await save.click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByLabel('Nombre')).toHaveValue('Elena Tenaz');
      await end(stack);
      await save.click();
      await expect(heading(page, 'Elena Tenaz')).toBeVisible();
    });
  });
}
