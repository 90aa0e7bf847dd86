import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { heading } from '../support/screens/screen';
import {
  expectSamePage,
  expectShownAfterLooking,
  hasRun,
  markPage,
  untilToldOf,
  updateButton,
  updateNotice,
} from '../support/updates';
import { deployNew } from './editions';
import { expect, test } from './fixtures';

const name = (page: Page) => page.getByLabel('Nombre');
const notice = (page: Page) => updateNotice(page, 'Usuarios');

async function openForm(page: Page): Promise<void> {
  await expect(heading(page, 'Añadir usuario')).toBeVisible();
  await markPage(page);
}

test('a form with changes: nothing is offered and nothing is lost, until it is saved', async ({
  page,
  stack,
  openAs,
}) => {
  await deployNew(stack, 'user');
  await openAs('admin', '/user/nuevo');
  await openForm(page);
  await name(page).fill('Elena a medias');

  const after = await deployNew(stack, 'user');
  await untilToldOf(page, after.version);
  await expect(notice(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue('Elena a medias');

  await page.getByLabel('Correo').fill(`${randomUUID()}@prueba.example`);
  await page.getByRole('radio', { name: 'Lector' }).check();
  await page.getByLabel('Contraseña', { exact: true }).fill('caballo grapa batería');
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(heading(page, 'Elena a medias')).toBeVisible();
  expect(await hasRun(page, after.container)).toBe(false);

  await expectShownAfterLooking(page, notice(page));
  await updateButton(page).click();
  await expect.poll(() => hasRun(page, after.container)).toBe(true);
  await expect(heading(page, 'Elena a medias')).toBeVisible();
  await expectSamePage(page);
});

test('a form that changed after the offer: the click changes nothing, and says why', async ({
  page,
  stack,
  openAs,
}) => {
  await deployNew(stack, 'user');
  await openAs('admin', '/user/nuevo');
  await openForm(page);
  const after = await deployNew(stack, 'user');
  await expectShownAfterLooking(page, notice(page));

  await name(page).fill('Elena a medias');
  await updateButton(page).click();
  await expect(page.getByText('Guarda o descarta los cambios antes de actualizar.')).toBeVisible();
  await expect(name(page)).toHaveValue('Elena a medias');
  expect(await hasRun(page, after.container)).toBe(false);

  await name(page).fill('');
  await updateButton(page).click();
  await expect.poll(() => hasRun(page, after.container)).toBe(true);
  await expect(heading(page, 'Añadir usuario')).toBeVisible();
  await expectSamePage(page);
});
