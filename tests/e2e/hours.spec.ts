import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { callAsAdmin, createAccount, sessionOf } from './support/accounts';
import { expectPage } from './support/screens/screen';
import { makeSupply } from './support/supply';

/** Long ago: none of its days is to come, and the demo data have none of its hours. */
const lastWeek = '2026-03-02';
const week = '2026-03-09';
const weekPath = (monday: string) => `/activity-hours?semana=${monday}`;

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isSaved = (page: Page) => expect(page.getByText('Todo guardado')).toBeVisible();

interface Person {
  readonly store: (token: unknown) => Promise<void>;
  readonly request: APIRequestContext;
}

/** A person whose hours no other test has, with a client. */
async function newPerson({ store, request }: Person) {
  const { client } = await makeSupply(request);
  await store(await sessionOf(request, await createAccount(request)));
  return client;
}

async function addRow(page: Page, client: string, activity: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Buscar un cliente' }).fill(client);
  await page.getByRole('option', { name: client }).click();
  await page.getByRole('combobox', { name: 'Buscar una actividad' }).fill(activity);
  await page.getByRole('option', { name: activity, exact: true }).click();
}

test('a week is written, found again, duplicated and listed', async ({ page, request, store }) => {
  const { name } = await newPerson({ store, request });
  await page.goto(weekPath(lastWeek));
  await expectPage(page, 'Tiempo de gestión');
  await addRow(page, name, 'Estudio');
  await cell(page, `${name}, Estudio, lun 2`).fill('1,5');
  await cell(page, `${name}, Estudio, mar 3`).fill('90m');
  await page.keyboard.press('Tab');
  await isSaved(page);
  await page.reload();
  await expect(cell(page, `${name}, Estudio, lun 2`)).toHaveValue('1:30');

  await page.getByRole('link', { name: 'Semana siguiente' }).click();
  await expect(page.getByRole('heading', { name: /9 mar – 15 mar 2026/ })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicar la semana pasada' }).click();
  await expect(cell(page, `${name}, Estudio, mar 10`)).toHaveValue('1:30');

  await page.getByRole('link', { name: 'Partes' }).click();
  await expectPage(page, 'Partes');
  const rows = page.getByRole('table', { name: 'Partes' }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Todavía no hay apuntes')).toBeVisible();
  await page
    .getByRole('alert')
    .filter({ hasText: '4 apuntes borrados' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(rows).toHaveCount(4);
});

test('what another tab wrote is seen, and the person chooses', async ({
  page,
  context,
  request,
  store,
  allow,
}) => {
  allow(/status of 409/);
  const { name } = await newPerson({ store, request });
  await page.goto(weekPath(week));
  await addRow(page, name, 'Visita');
  const monday = `${name}, Visita, lun 9`;
  await cell(page, monday).fill('1');
  await page.keyboard.press('Tab');
  await isSaved(page);
  const other = await context.newPage();
  await other.goto(weekPath(week));
  await cell(page, monday).fill('2');
  await cell(other, monday).fill('3');
  await page.keyboard.press('Tab');
  await isSaved(page);
  await other.keyboard.press('Tab');
  const question = other.getByRole('alert');
  await expect(question).toContainText(
    'aquí has escrito 3:00 y, desde otra pestaña, ahora hay 2:00',
  );
  await question.getByRole('button', { name: 'Dejar 3:00' }).click();
  await isSaved(other);
  await other.reload();
  await expect(cell(other, monday)).toHaveValue('3:00');
});

test('a month that is closed while somebody types is told, and nothing typed is lost', async ({
  page,
  request,
  store,
  allow,
}) => {
  allow(/status of 409/);
  const { name } = await newPerson({ store, request });
  await page.goto(weekPath('2025-03-10'));
  await addRow(page, name, 'Reunión');
  const monday = cell(page, `${name}, Reunión, lun 10`);
  await monday.fill('45m');
  await callAsAdmin(request, 'PUT', 'hours/locks/2025-03');
  try {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toContainText(/0:45 no se ha guardado.*está cerrado/);
    await expect(monday).toHaveValue('0:45');
  } finally {
    await callAsAdmin(request, 'DELETE', 'hours/locks/2025-03');
  }
  await page.getByRole('button', { name: /^Reintentar/ }).click();
  await isSaved(page);
});

test('a timer outlives its page, and is written down when it stops', async ({
  page,
  context,
  request,
  store,
}) => {
  const { name } = await newPerson({ store, request });
  await page.goto('/activity-hours');
  await page.getByRole('button', { name: 'Empezar a contar' }).click();
  const bar = page.getByRole('region', { name: 'Temporizador' });
  await bar.getByRole('combobox', { name: 'Buscar un cliente' }).fill(name);
  await bar.getByRole('option', { name }).click();
  await bar.getByRole('combobox', { name: 'Buscar una actividad' }).fill('informe');
  await bar.getByRole('option', { name: 'Informe', exact: true }).click();
  await expect(bar.getByRole('timer')).toBeVisible();

  const other = await context.newPage();
  await page.close();
  await other.goto('/activity-hours');
  await expect(other.getByRole('timer')).toBeVisible();
  await other.getByRole('button', { name: 'Parar y apuntar' }).click();
  await expect(other.getByText(/Apuntado: .* Informe|no llegó a un minuto/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Empezar a contar' })).toBeVisible();
});

test('readers begin with the sums, and pds_editor is told whose the hours are', async ({
  page,
  openAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs('pds_editor', '/activity-hours', { title: 'Tiempo de gestión' });
  await expect(page.getByText('Aquí no hay nada para tu rol')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/hours/'))).toEqual([]);
  await openAs('reader', '/activity-hours', { title: 'Tiempo de gestión' });
  await page.getByRole('button', { name: 'Este año' }).click();
  await expect(page.getByRole('table', { name: 'Horas por persona y mes' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Presupuesto de horas' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Buscar un cliente' })).toHaveCount(0);
});
