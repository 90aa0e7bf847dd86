import type { ParameterListAnswer } from '@vatio/contracts/user/parameters';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { enter, tabTo } from './support/keyboard';

const header = 'Clase;Tarifa o tipo;Periodo;Desde;Hasta;Valor;Unidad;Estado;Norma';

/** A year that no other test enters values of. */
const year = 2093;
const rowsOf = (values: readonly string[], unit: string) =>
  ['cos φ de 0,80 a 0,95', 'cos φ menor de 0,80'].map(
    (type, at) =>
      `Energía reactiva;${type};;01/01/${year};31/12/${year};${values[at]};${unit};Confirmado;BOE-A-2092-1`,
  );
const sheetOf = (values: readonly string[], unit = '€/kVArh') => ({
  name: `parametros-${year}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rowsOf(values, unit)].join('\r\n')),
});

test('a sheet of parameters is looked at, confirmed, imported without a mouse and taken back', async ({
  page,
  request,
  openAs,
}) => {
  const stored = async () =>
    (
      await callAsAdmin<ParameterListAnswer>(
        request,
        'GET',
        `parameters?year=${year}&kind=reactive`,
      )
    ).total;
  const title = 'Importar hoja de parámetros';
  await openAs('admin', '/user/parametros/importar', { title });
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(sheetOf(['41,5', '62,3'], '€/MVArh'));
  await enter(page, 'Comprobar 2 filas', 'button');
  const problems = page.getByRole('table', { name: /^Errores/ });
  await expect(problems.getByRole('row', { name: /Unidad/ }).first()).toContainText(
    'Aquí va en €/kVArh',
  );
  await expectAccessible(page, 'what a check of parameters found wrong');
  await enter(page, 'Elegir otro fichero', 'button');

  await chooser.setInputFiles(sheetOf(['41,5', '0,063']));
  await enter(page, 'Comprobar 2 filas', 'button');
  await expect(page.getByText(/Parece estar en €\/MVArh, y aquí va en €\/kVArh/)).toBeVisible();
  await expectAccessible(page, 'what a check of parameters found');
  await tabTo(page, /^Sí, es correcto: Energía reactiva/, 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Importar 2 valores', 'button');
  await expect(page.getByRole('heading', { name: 'Paso 4 de 4: resultado' })).toBeFocused();
  expect(await stored()).toBe(2);

  await enter(page, 'Deshacer la importación', 'button');
  await expect(page.getByText(/^Hemos vuelto a los valores de antes/)).toBeVisible();
  expect(await stored()).toBe(0);
});
