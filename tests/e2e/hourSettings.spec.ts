import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeSupply } from './support/supply';

const ajustes = '/activity-hours/ajustes';
/** Long ago: no other test writes hours then, and none has that working week. */
const longAgo = '2001-01-01';
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test.describe('what hours are held to', () => {
  test.beforeEach(({ openAs }) => openAs('admin', ajustes, { title: 'Ajustes de horas' }));

  test('terms with a client are agreed, replaced once seen, and taken away', async ({
    page,
    request,
    allow,
  }) => {
    allow(/status of 409/);
    const { name } = (await makeSupply(request)).client;
    const form = page.getByRole('form', { name: 'Nuevo presupuesto' });
    const agree = async (hours: string) => {
      await form.getByRole('combobox', { name: 'Cliente' }).fill(name);
      await page.getByRole('option', { name }).click();
      await form.getByLabel('Desde').fill('2026-01-01');
      await form.getByLabel('Horas al mes').fill(hours);
      await form.getByLabel('Tarifa, en €/h').fill('45');
      await form.getByRole('button', { name: 'Guardar presupuesto y tarifa' }).click();
    };
    await agree('10');
    await expect(row(page, new RegExp(`^${name} .* 10 45,00`))).toBeVisible();
    await agree('7:30');
    const dialog = page.getByRole('dialog', { name: 'Ya hay algo acordado desde ese día' });
    await expect(dialog.getByRole('row', { name: 'Horas al mes 7:30 10' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(row(page, new RegExp(`^${name} .* 7:30 45,00`))).toBeVisible();
    await page.getByRole('button', { name: `Quitar lo acordado con ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(row(page, new RegExp(`^${name}`))).toHaveCount(0);
  });

  test('a working week is replaced once seen, and taken away', async ({ page, allow }) => {
    allow(/status of 409/);
    const form = page.getByRole('form', { name: 'Nueva semana laboral' });
    const set = async (friday: string) => {
      await form.getByLabel('Desde').fill(longAgo);
      await form.getByLabel('Viernes').fill(friday);
      await form.getByRole('button', { name: 'Guardar la semana laboral' }).click();
    };
    await set('6');
    await expect(row(page, /^1 ene 2001 .* 6 /)).toBeVisible();
    await set('5');
    const dialog = page.getByRole('dialog', { name: 'Ya hay una semana laboral desde ese día' });
    await expect(dialog.getByRole('row', { name: 'Viernes 5 6' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(row(page, /^1 ene 2001 .* 5 /)).toBeVisible();
    await page.getByRole('button', { name: /^Quitar la semana laboral desde 1 ene 2001/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(row(page, /^1 ene 2001/)).toHaveCount(0);
  });
});
