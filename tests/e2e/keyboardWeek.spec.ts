import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { createAccount, sessionOf } from './support/accounts';
import { copyCells } from './support/keyboard';
import { makeSupply } from './support/supply';

/** A person at the keyboard, who counts: a key is a step, and so is the text of a value or a search. */
function counted(page: Page) {
  let steps = 0;
  return {
    key: async (name: string) => {
      steps += 1;
      await page.keyboard.press(name);
    },
    text: async (words: string) => {
      steps += 1;
      await page.keyboard.type(words);
    },
    steps: () => steps,
  };
}

const clientField = (page: Page) => page.getByRole('combobox', { name: 'Buscar un cliente' });
const activityField = (page: Page) => page.getByRole('combobox', { name: 'Buscar una actividad' });
const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isSaved = (page: Page) => expect(page.getByText('Todo guardado')).toBeVisible();
const activities = ['Estudio', 'Visita', 'Informe', 'Reclamación', 'Administración'] as const;

// Each key is a way to the browser and back.
test.describe.configure({ timeout: 180_000 });

test('15 entries in 5 rows from an empty week in 60 steps, and changed in the next one in 30', async ({
  page,
  request,
  store,
}) => {
  const { client } = await makeSupply(request);
  await store(await sessionOf(request, await createAccount(request)));
  await page.goto('/activity-hours?semana=2026-03-02');
  await clientField(page).focus();
  const first = counted(page);
  for (const [index, activity] of activities.entries()) {
    if (index > 0) await first.key('Enter');
    await expect(clientField(page)).toBeFocused();
    await first.text(client.taxId);
    await expect(page.getByRole('option', { name: client.name })).toBeVisible();
    await first.key('Enter');
    await expect(activityField(page)).toBeFocused();
    await first.text(activity.slice(0, 5));
    await expect(page.getByRole('option', { name: activity })).toBeVisible();
    await first.key('Enter');
    await expect(cell(page, `${client.name}, ${activity}, lun 2`)).toBeFocused();
    await first.text('1,5');
    await first.key('Tab');
    await first.text('90m');
    await first.key('Tab');
    await first.text('2:15');
  }
  await first.key('Enter');
  await isSaved(page);
  expect(first.steps()).toBeLessThanOrEqual(60);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('26:15');

  await page.goto('/activity-hours?semana=2026-03-09');
  const copy = page.getByRole('button', { name: 'Duplicar la semana pasada' });
  await expect(clientField(page)).toBeVisible();
  const second = counted(page);
  while (!(await copy.evaluate((button) => button === document.activeElement)))
    await second.key('Tab');
  await second.key('Enter');
  await expect(cell(page, `${client.name}, ${activities[0]}, lun 9`)).toBeFocused();
  for (const value of ['2', '3', '1:15', '45m', '2h30']) {
    await second.text(value);
    await second.key('Enter');
  }
  await isSaved(page);
  // The way to the button leads through the shell, which is not of the grid.
  expect(second.steps()).toBeLessThanOrEqual(30);
  await page.reload();
  for (const [index, value] of ['2:00', '3:00', '1:15', '0:45', '2:30'].entries()) {
    await expect(cell(page, `${client.name}, ${activities[index]}, lun 9`)).toHaveValue(value);
  }
});

test('a block is pasted from a sheet, copied, emptied and told what is wrong with it', async ({
  page,
  request,
  store,
}) => {
  const { client } = await makeSupply(request);
  await store(await sessionOf(request, await createAccount(request)));
  await page.goto('/activity-hours?semana=2026-03-02');
  await clientField(page).focus();
  await page.keyboard.type(client.taxId);
  await expect(page.getByRole('option', { name: client.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Visit');
  await page.keyboard.press('Enter');
  const day = (name: string) => cell(page, `${client.name}, Visita, ${name}`);
  await expect(day('lun 2')).toBeFocused();
  await copyCells(page, [['1,5', '25', '0:45']]);
  await page.keyboard.press('Control+V');
  const problem = page.getByRole('alert').filter({ hasText: client.name });
  await expect(problem).toContainText('24 h');
  await expect(day('mar 3')).toHaveValue('25');
  await day('mar 3').focus();
  await page.keyboard.type('2,5');
  await page.keyboard.press('Tab');
  await isSaved(page);
  await expect(problem).toHaveCount(0);
  await expect(day('mié 4')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(day('mié 4')).toHaveValue('');
  await page.keyboard.press('Tab');
  await isSaved(page);
  await page.reload();
  await expect(day('lun 2')).toHaveValue('1:30');
  await expect(day('mar 3')).toHaveValue('2:30');
  await expect(day('mié 4')).toHaveValue('');
});
