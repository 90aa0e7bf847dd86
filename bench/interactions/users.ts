import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount } from '../../tests/e2e/support/accounts';
import { click, type Interaction, named, play, press, type Steps, type } from './play';

/** As many as a list shows unless told. */
const rowCount = 25;

const button = named('button');
const checkbox = named('checkbox');
const link = named('link');
const searchbox = (page: Page) => page.getByRole('searchbox');

const steps: Steps = [
  ['a row is ticked', click(checkbox(/Seleccionar a Persona 7\b/))],
  ['another row is ticked', click(checkbox(/Seleccionar a Persona 6\b/))],
  ['all rows are ticked', click(checkbox(/página/))],
  ['and not any more', click(checkbox(/página/))],
  ['the list is sorted', click(button(/^Correo/))],
  ['the columns are opened', click(button('Columnas'))],
  ['a column is shown', click(checkbox('Alta'))],
  ['and hidden', click(checkbox('Alta'))],
  ['the columns are closed', press('Escape')],
  ['a search is typed', type(searchbox, 'persona 1')],
  ['the search is cleared', press('Escape')],
  ['the new user is opened', click(link('Añadir usuario'))],
  ['a name is typed', type(named('textbox')('Nombre'), 'Ana Pérez')],
  ['a role is chosen', click(named('radio')('Administrador'))],
  [
    'a password is typed, and judged',
    type((page) => page.getByLabel('Contraseña', { exact: true }), 'caballo grapa'),
  ],
  ['the form is sent with an error', click(button('Crear usuario'))],
  ['the form is left', click(link('Cancelar'))],
  ['without saving', click(button('Salir sin guardar'))],
];

/** The section Usuarios, with a page of rows on screen. */
export async function playUsers(page: Page, request: APIRequestContext): Promise<Interaction[]> {
  for (let count = 0; count < rowCount; count += 1) {
    await createAccount(request, { name: `Persona ${count}` });
  }
  return play(page, showList, steps);
}

async function showList(page: Page): Promise<void> {
  await page.goto('/user?q=persona');
  await page
    .getByRole('rowheader')
    .nth(rowCount - 1)
    .waitFor();
}
