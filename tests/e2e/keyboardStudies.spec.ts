import { expect, test } from './fixtures';
import { enter, openTab, tabTo } from './support/keyboard';
import { firstMonth, makeStudyPoint } from './support/records/studies';
import { heading } from './support/screens/screen';

// Each key is a way to the browser and back: on a busy machine hundreds of them take minutes.
test.describe.configure({ timeout: 180_000 });

test('a study is made, calculated, tried and presented', async ({ page, request, openAs }) => {
  const { cups } = await makeStudyPoint(request);
  await openAs('writer', `/energy-analysis/estudios/nuevo?mes=${firstMonth}`);
  await expect(heading(page, 'Nuevo estudio')).toBeVisible();
  await tabTo(page, 'Punto de suministro', 'combobox');
  await page.keyboard.type(cups);
  const offered = page.getByRole('listbox', { name: 'Puntos de suministro' });
  await expect(offered.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Los datos de los 12 meses están completos.')).toBeVisible();
  await enter(page, 'Crear estudio', 'button');
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeFocused();

  await expect(page.getByText(/^Ahorro de/)).toBeVisible();
  await enter(page, /^Recalcular/, 'button');
  await expect(page.getByRole('button', { name: /^Recalcular/ })).toBeFocused();

  await openTab(page, 'Potencia');
  const tried = page.getByRole('row', { name: /^Tu propuesta/ });
  await expect(tried).toBeVisible();
  const optimum = await page
    .getByRole('row', { name: /^Óptima/ })
    .getByRole('cell')
    .allInnerTexts();
  await expect(tried.getByRole('cell')).toHaveText(optimum);
  await tabTo(page, 'P6, kW', 'textbox');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('45');
  await expect(tried.getByRole('cell').nth(5)).toHaveText('45');
  await tabTo(page, 'P6, deslizador', 'slider');
  await page.keyboard.press('Home');
  await expect(page.getByText(/no puede ser menor que la de P5/)).toBeVisible();
  await enter(page, 'Volver al óptimo', 'button');
  await expect(tried.getByRole('cell')).toHaveText(optimum);

  await openTab(page, 'Curva');
  await expect(page.getByText('El cálculo no tiene curva')).toBeVisible();
  await openTab(page, 'Reactiva');
  await openTab(page, 'Datos');
  await enter(page, 'Presentar', 'button');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expect(dialog.getByText(/^Cuenta solo el cambio de potencia/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Presentar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Presentado', { exact: true })).toBeVisible();
});
