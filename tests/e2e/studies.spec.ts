import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { firstMonth, makeStudy, makeStudyPoint } from './support/records/studies';
import { expectPage, heading } from './support/screens/screen';

test('a study is made, calculated and presented, and then it does not change', async ({
  page,
  openAs,
  request,
}) => {
  const { id, alias } = await makeStudyPoint(request);
  await openAs('writer', `/energy-analysis/estudios/nuevo?punto=${id}&mes=${firstMonth}`);
  await expect(page.getByText('Los datos de los 12 meses están completos.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear estudio' }).click();
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Calcular', exact: true }).click();
  await expect(page.getByText(/^Ahorro de/)).toBeVisible();
  await expect(page.getByText('Los datos no han cambiado desde el cálculo.')).toBeVisible();
  await expectAccessible(page, 'a calculated study');

  await page.getByRole('link', { name: 'Potencia', exact: true }).click();
  const tried = page.getByRole('row', { name: /^Tu propuesta/ });
  await expect(tried).toBeVisible();
  const optimum = await page
    .getByRole('row', { name: /^Óptima/ })
    .getByRole('cell')
    .allInnerTexts();
  await expect(tried.getByRole('cell')).toHaveText(optimum);
  await page.getByLabel('P6, kW').fill('60');
  await expect(tried.getByRole('cell')).not.toHaveText(optimum);
  await page.getByLabel('P6, deslizador').press('Home');
  await expect(page.getByText(/no puede ser menor que la de P5/)).toBeVisible();
  await page.getByRole('button', { name: 'Volver al óptimo' }).click();
  await expect(tried.getByRole('cell')).toHaveText(optimum);
  await expectAccessible(page, 'the powers of a study');

  await page.getByRole('button', { name: 'Presentar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Presentar' }).click();
  await expect(page.getByRole('main').getByText('Presentado', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Datos', exact: true }).click();
  await expect(page.getByText(/Un estudio presentado no cambia/)).toBeVisible();
  await expect(page.getByRole('button', { name: /ecalcular/ })).toHaveCount(0);

  await page.goto(`/energy-analysis?q=${alias.split(' ')[1]}`);
  await expectPage(page, 'Estudios');
  await expect(page.getByRole('row').filter({ hasText: alias })).toContainText('Presentado');
});

test('pds_editor sees what has changed, recalculates, and does nothing else', async ({
  page,
  openAs,
  request,
}) => {
  const point = await makeStudyPoint(request);
  const made = await makeStudy(request, point);
  await callAsAdmin(request, 'PATCH', `points/${point.id}`, {
    version: point.version,
    pointType: 5,
  });

  await openAs('pds_editor', `/energy-analysis/estudios/${made.id}`);
  await expect(page.getByText(/El tipo de punto era 4 y ahora es 5/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Presentar' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Recalcular con los datos de ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Cálculo 2', exact: true })).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: 'Cálculo 1' })).toContainText('5 · hasta');
  await page.getByRole('link', { name: 'Datos técnicos' }).click();
  await expectPage(page, 'Editar punto de suministro');
  await page.goto('/energy-analysis/estudios/nuevo');
  await expect(page.getByText('No tienes permiso para crear estudios')).toBeVisible();
});
