import { formatCups } from '@vatio/energy/cups';
import { expect, test } from './fixtures';
import { copyCells, enter, openTab, tabTo, undo } from './support/keyboard';
import { heading } from './support/screens/screen';
import { dayFile, makeSupply } from './support/supply';

test('a point is found, and gets its next contract', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  await openAs('writer', '/company');
  await enter(page, 'Puntos de suministro', 'link');
  await expect(heading(page, 'Puntos de suministro')).toBeFocused();
  await tabTo(page, /Buscar/, 'searchbox');
  await page.keyboard.type(point.cups);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await enter(page, formatCups(point.cups), 'link');
  await expect(heading(page, point.alias)).toBeFocused();

  await openTab(page, 'Contratos');
  await enter(page, 'Añadir contrato', 'link');
  await expect(heading(page, 'Añadir contrato')).toBeFocused();
  await tabTo(page, 'Comercializadora', 'textbox');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Luz del Teclado');
  // No other field needs typing: it follows the one before.
  await expect(page.getByLabel('Desde')).toHaveValue('01/01/2027');
  await page.keyboard.press('Enter');
  await expect(heading(page, point.alias)).toBeFocused();
  await expect(page.getByRole('region', { name: /^Luz del Teclado · 3.0TD/ })).toBeVisible();
});

test('readings are pasted from a sheet', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  await openAs('writer', `/company/puntos/${point.id}/consumos?anio=2026`);
  await expect(heading(page, point.alias)).toBeVisible();
  await enter(page, 'Añadir lecturas', 'button');
  await expect(page.getByRole('textbox', { name: /de P1, ene 2026/ })).toBeFocused();
  await copyCells(page, [
    ['1.200,125', '1350', '0', '0', '0', '2.100,5'],
    ['1000', '900', '0', '0', '0', '12x'],
  ]);
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('status').filter({ hasText: 'Pegado' })).toBeVisible();
  await page.keyboard.press('Enter');
  // The invalid field has the focus, and its error is read with it.
  const wrong = page.getByRole('textbox', { name: /de P6, feb 2026/ });
  await expect(wrong).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1800');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 lecturas guardadas')).toBeVisible();
  await expect(page.getByRole('button', { name: /Añadir lecturas/ })).toBeFocused();
  await expect(page.getByRole('row', { name: /ene/ })).toContainText('4.650,63');
});

test('a curve is imported, and taken back', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  await openAs('writer', `/company/puntos/${point.id}/curva`);
  await expect(page.getByText('Todavía no hay curva')).toBeVisible();
  await enter(page, /^Importar una curva/, 'link');
  await expect(heading(page, 'Importar curvas')).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await enter(page, /pulsa para elegirlos/, 'button');
  await (await chooser).setFiles(dayFile(point.cups, '10/06/2026'));
  await expect(heading(page, 'curva.csv')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Importar 24 lecturas' })).toBeVisible();
  await enter(page, 'Importar 24 lecturas', 'button');
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible();

  await undo(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/deshecha/i).first()).toBeVisible();
});
