import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudyListAnswer } from '@vatio/contracts/energy-analysis/studies';
import { expect, test } from './fixtures';
import { companyName } from './product';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { printed } from './support/paper/printed';
import { longestTestMs, makeStudy, makeStudyPoint } from './support/records/studies';

const paper = (page: Page) => page.getByRole('article', { name: 'Informe' });
const titles = (page: Page) => paper(page).getByRole('heading', { level: 2 });

test('a report is chosen, ordered, written, printed, and frozen with its study', async ({
  page,
  openAs,
  request,
}, testInfo) => {
  test.setTimeout(longestTestMs);
  const study = await makeStudy(request, await makeStudyPoint(request));
  const address = `/energy-analysis/estudios/${study.id}/informe`;
  await openAs('writer', address);
  await expect(paper(page)).toContainText('Borrador: este estudio no se ha presentado');
  await expect(titles(page).nth(1)).toHaveText('Resumen');
  await expectAccessible(page, 'the report of a draft');

  // Adds, by the keyboard alone, a text of one's own, in bold.
  const add = page.getByRole('button', { name: 'Añadir un texto tuyo' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Título' }).fill('Nuestra propuesta');
  const text = page.getByRole('textbox', { name: 'Texto', exact: true });
  await text.fill('Bajar la potencia');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('**Bajar la potencia**');
  await expect(paper(page).locator('strong', { hasText: 'Bajar la potencia' })).toBeVisible();
  await expect(titles(page).nth(1)).toHaveText('Nuestra propuesta');

  const down = page.getByRole('button', { name: 'Bajar «Nuestra propuesta»' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(titles(page).nth(1)).toHaveText('Resumen');
  await expect(titles(page).nth(2)).toHaveText('Nuestra propuesta');
  await page.getByRole('checkbox', { name: 'Datos del suministro' }).uncheck();
  await expect(titles(page).filter({ hasText: 'Datos del suministro' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar el informe' }).click();
  await expect(page.getByText('Informe guardado')).toBeVisible();

  await page.reload();
  await expect(titles(page).nth(2)).toHaveText('Nuestra propuesta');
  await page.emulateMedia({ media: 'print' });
  for (const shell of ['.sidebar', '.topbar', '.btn', '.nav', 'textarea', 'input']) {
    await expect(page.locator(shell).filter({ visible: true }), shell).toHaveCount(0);
  }
  await expect(paper(page)).toContainText(companyName);
  await page.emulateMedia({ media: null });

  const pages = await printed(page, testInfo.outputPath('report.pdf'));
  if (pages) {
    expect(pages[0]).toContain(study.code);
    expect(pages[0]).toContain('Borrador');
    for (const [index, content] of pages.entries()) {
      expect(content).toMatch(new RegExp(`\\b${index + 1} ?/ ?${pages.length}\\s*$`));
    }
    // The rows of a table on a second page have their headings there.
    expect(pages.join('\n')).toContain('Bajar la potencia');
    expect(pages.join('\n')).not.toContain('Imprimir o guardar');
  }

  await page.getByRole('button', { name: 'Presentar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Presentar' }).click();
  await expect(page.getByRole('button', { name: 'Guardar el informe' })).toHaveCount(0);
  await expect(titles(page).nth(2)).toHaveText('Nuestra propuesta');
  await expect(paper(page)).toContainText('Presentado');
  await expect(paper(page)).not.toContainText('Borrador');

  // A later renaming leaves it unchanged: it was presented under the names of that time.
  const point = await callAsAdmin<SupplyPoint>(request, 'GET', `points/${study.supplyPointId}`);
  const renamed = { version: point.version, alias: 'Nave renombrada', address: 'Otra calle, 9' };
  await callAsAdmin(request, 'PATCH', `points/${point.id}`, renamed);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nave renombrada' })).toBeVisible();
  await expect(paper(page)).toContainText(point.alias);
  await expect(paper(page)).not.toContainText('Nave renombrada');
  await expect(paper(page)).toContainText(point.address);
  await expect(paper(page)).not.toContainText('Otra calle, 9');
});

/** The limit of the one in `docs/`. */
const mostBytes = 500_000;

test('the report of the demo data is a PDF fit to be sent', async ({
  page,
  openAs,
  request,
}, testInfo) => {
  const { rows } = await callAsAdmin<StudyListAnswer>(
    request,
    'GET',
    'studies?state=presented&q=Espiga',
  );
  const [study] = rows;
  await openAs('reader', `/energy-analysis/estudios/${study?.id}/informe`);
  await expect(titles(page).filter({ hasText: 'Nuestra propuesta' })).toBeVisible();
  await expect(paper(page).locator('canvas').first()).toBeVisible();
  // `EXAMPLE_REPORT=docs/informe-ejemplo.pdf` makes the one that the documentation shows.
  const file = process.env.EXAMPLE_REPORT ?? testInfo.outputPath('report.pdf');
  const pages = await printed(page, file);
  expect((await stat(file)).size).toBeLessThan(mostBytes);
  if (!pages) return;
  const whole = pages.join('\n');
  expect(whole).toContain('Nuestra propuesta');
  expect(whole).toContain(String(study?.code));
  expect(whole.replace(/\s/g, '')).toMatch(/BOE-A-\d{4}-/);
});
