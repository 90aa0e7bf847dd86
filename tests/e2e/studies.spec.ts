import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { printed } from './support/paper/printed';
import { firstMonth, longestTestMs, makeStudy, makeStudyPoint } from './support/records/studies';
import { expectPage, heading } from './support/screens/screen';

test('a study is made, calculated, presented and printed, and then it does not change', async ({
  page,
  openAs,
  request,
}, testInfo) => {
  test.setTimeout(longestTestMs);
  const { id, alias } = await makeStudyPoint(request);
  await openAs('writer', `/energy-analysis/estudios/nuevo?punto=${id}&mes=${firstMonth}`);
  await expect(page.getByText('Los datos de los 12 meses están completos.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear estudio' }).click();
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeVisible();
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

  await present(page);
  await page.getByRole('link', { name: 'Datos', exact: true }).click();
  await expect(page.getByText(/Un estudio presentado no cambia/)).toBeVisible();
  await expect(page.getByRole('button', { name: /ecalcular/ })).toHaveCount(0);

  const code = (await heading(page, /^EST-/).textContent()) ?? '';
  await page.getByRole('link', { name: 'Informe', exact: true }).click();
  const paper = page.getByRole('article', { name: 'Informe' });
  await expect(paper.getByText(`${code} · Presentado`)).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Cómo se calcula' })).toBeVisible();
  // The browser's own dialog cannot be seen from here: that it is asked for, and what it would print.
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('asked-to-print');
  });
  await page.getByRole('button', { name: 'Imprimir o guardar PDF' }).click();
  await expect(page.locator('body.asked-to-print')).toHaveCount(1);
  const pages = await printed(page, testInfo.outputPath('study.pdf'));
  if (pages) {
    expect(pages[0]).toContain(`${code} · Presentado`);
    expect(pages.join()).not.toContain('Borrador');
  }

  await page.goto(`/energy-analysis?q=${alias.split(' ')[1]}`);
  await expectPage(page, 'Estudios');
  await expect(page.getByRole('row').filter({ hasText: alias })).toContainText('Presentado');
});

/** Presents the study that is open: the dialog says what counts. */
async function present(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Presentar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Cuenta solo el cambio de potencia: .* al año/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Presentar' }).click();
  await expect(page.getByRole('main').getByText('Presentado', { exact: true })).toBeVisible();
}

test('a wrong presentation is withdrawn, stays readable, and the study is presented anew', async ({
  page,
  openAs,
  request,
}) => {
  const made = await makeStudy(request, await makeStudyPoint(request));
  await openAs('writer', `/energy-analysis/estudios/${made.id}`);
  await present(page);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('button', { name: 'Retirar la presentación' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Faltaba la oferta del cliente');
  await dialog.getByRole('button', { name: 'Retirar la presentación' }).click();
  await expect(page.getByRole('main').getByText('Calculado', { exact: true })).toBeVisible();
  await present(page);

  await page.getByRole('link', { name: 'Ver el informe que se presentó' }).click();
  await expectPage(page, 'Presentación retirada');
  await expect(page.getByText('Faltaba la oferta del cliente')).toBeVisible();
  const paper = page.getByRole('article', { name: 'Informe' });
  await expect(paper.getByText(`${made.code} · Presentación retirada`)).toBeVisible();
  await expectAccessible(page, 'a withdrawn presentation');
});

test('pds_editor mends the data of a study, recalculates, and does nothing else', async ({
  page,
  openAs,
  request,
}) => {
  const point = await makeStudyPoint(request);
  const made = await makeStudy(request, point);
  await openAs('pds_editor', `/energy-analysis/estudios/${made.id}`);
  await expect(page.getByText('Los datos no han cambiado desde el cálculo.')).toBeVisible();

  await page.getByRole('link', { name: 'Lecturas y maxímetros' }).click();
  await expectPage(page, point.alias);
  await page.getByRole('button', { name: 'Editar la lectura de ene 2026' }).click();
  await page.getByRole('button', { name: /^Potencia máxima, kW/ }).click();
  const maximeter = page.getByRole('textbox', { name: 'Potencia máxima de P1, ene 2026' });
  await expect(maximeter).toHaveValue('33');
  await maximeter.fill('38,5');
  await page.getByRole('button', { name: 'Guardar la lectura' }).click();
  await expect(maximeter).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver', exact: true }).click();
  await expectPage(page, made.code);
  await expect(page.getByText(/Han cambiado las lecturas de 01\/01\/2026/)).toBeVisible();

  await page.getByRole('link', { name: 'Datos técnicos' }).click();
  await expectPage(page, 'Editar punto de suministro');
  await page.getByLabel('Tipo de punto').selectOption('5');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expectPage(page, point.alias);
  await page.getByRole('link', { name: 'Volver', exact: true }).click();
  await expect(
    page.getByText(/El tipo de punto era «4 · más de 15 kW» y ahora es «5 · hasta 15 kW»/),
  ).toBeVisible();

  await expect(page.getByRole('button', { name: 'Presentar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Más acciones' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Recalcular con los datos de ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Cálculo 2', exact: true })).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: 'Cálculo 1' })).toContainText('5 · hasta');
  await expect(page.getByText('Los datos no han cambiado desde el cálculo.')).toBeVisible();
  await page.goto('/energy-analysis/estudios/nuevo');
  await expect(page.getByText('No tienes permiso para crear estudios')).toBeVisible();
});

test('a writer deletes an own study and takes it back', async ({ page, openAs, request }) => {
  const { id } = await makeStudyPoint(request);
  await openAs('writer', `/energy-analysis/estudios/nuevo?punto=${id}&mes=${firstMonth}`);
  await page.getByRole('button', { name: 'Crear estudio' }).click();
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeVisible();
  const code = (await heading(page, /^EST-/).textContent()) ?? '';
  const address = page.url();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('button', { name: 'Borrar estudio' }).click();
  await expectPage(page, 'Estudios');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
  await page.goto(address);
  await expectPage(page, code);
});
