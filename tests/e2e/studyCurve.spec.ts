import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { makeStudy, makeStudyPoint } from './support/records/studies';
import { heading } from './support/screens/screen';
import { dayFile } from './support/supply';

test('a curve is imported for a study, which is recalculated and says where it exceeds', async ({
  page,
  openAs,
  request,
}) => {
  const point = await makeStudyPoint(request);
  const study = await makeStudy(request, point);
  const address = `/energy-analysis/estudios/${study.id}`;
  await openAs('pds_editor', `${address}/curva`);
  await expect(page.getByText('El cálculo no tiene curva')).toBeVisible();
  await page.getByRole('link', { name: 'Importar una curva' }).click();
  await expect(heading(page, 'Importar curvas')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /pulsa para elegirlos/ }).click();
  // The hours rise from 39 kWh in the first to 41,3 in the last: the working day of February pays for 40
  // kW.
  await (await chooser).setFiles(dayFile(point.cups, '10/02/2026', { firstKwh: 390 }));
  await page.getByRole('button', { name: 'Importar 24 lecturas' }).click();
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible();

  // The study keeps what it saw until it is recalculated.
  await page.goto(`${address}/curva`);
  await expect(page.getByText('El cálculo no tiene curva')).toBeVisible();
  await page.getByRole('link', { name: 'Datos', exact: true }).click();
  await page.getByRole('button', { name: 'Recalcular con los datos de ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Cálculo 2', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Curva', exact: true }).click();

  const peaks = page.getByRole('table', { name: 'Los peores picos' });
  await expect(peaks.getByRole('row')).toHaveCount(2);
  await expect(peaks).toContainText('mar, 10 feb 2026, 23:00');
  await expect(peaks).toContainText(/41,3\skW/);
  await expect(page.getByText(/La curva es horaria: cada hora cuenta/)).toBeVisible();
  // Over 40 kW from 11:00 on, 13 hours; P6 has 45 kW.
  await expect(page.getByText('52 cuartos de hora')).toBeVisible();
  await expectAccessible(page, 'the curve of a study');

  await page.getByRole('button', { name: 'Ver como tabla' }).first().click();
  await page.getByRole('button', { name: 'feb 2026' }).click();
  await expect(page).toHaveURL(/desde=2026-02-01&hasta=2026-02-28$/);
  await expect(page.getByRole('heading', { name: 'Resumen, febrero de 2026' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${address}/curva`);
});

test('a reader is told what to wait for', async ({ page, openAs, request }) => {
  const study = await makeStudy(request, await makeStudyPoint(request));
  await openAs('reader', `/energy-analysis/estudios/${study.id}/curva`);
  await expect(page.getByText(/Cuando alguien importe la curva/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importar una curva' })).toHaveCount(0);
});
