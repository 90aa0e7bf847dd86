import type { Page } from '@playwright/test';
import type {
  CurveImport,
  CurveImportListAnswer,
} from '@vatio/contracts/company/imports/curveImports';
import { corpus } from '../../shared/energy/test/corpus';
import { expect, test } from './fixtures';
import { callAsAdmin, sessionOf } from './support/accounts';
import { people } from './support/people';
import { expectPage, heading } from './support/screens/screen';
import { dayFile, freshCups, makeSupply } from './support/supply';

const chooser = (page: Page) => page.locator('input[type=file]');
const confirm = (page: Page) => page.getByRole('button', { name: /^(Importar|Sustituir) / });
const done = (page: Page) => page.getByRole('heading', { name: 'Importación terminada' });

test('a file is dropped, looked at, imported, seen as a curve and taken back', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  await openAs('writer', '/company/importaciones/nueva');
  await chooser(page).setInputFiles(dayFile(point.cups, '10/06/2026'));
  await expect(page.getByRole('button', { name: 'Importar 24 lecturas' })).toBeVisible();
  await page.getByRole('button', { name: 'Importar 24 lecturas' }).click();
  await expect(done(page)).toBeVisible();

  await page.getByRole('link', { name: 'Ver la curva' }).first().click();
  await expectPage(page, point.alias);
  await expect(page.getByText('30 kWh').first()).toBeVisible();

  await page.goBack();
  await expect(done(page)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Deshacer/ })
    .click();
  await expect(page.getByText(/deshecha/i).first()).toBeVisible();
  await page.goto(`/company/puntos/${point.id}/curva`);
  await expect(page.getByText('Todavía no hay curva')).toBeVisible();
});

test('the same file again changes nothing, and one that differs asks what counts', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  const importFile = async (file: ReturnType<typeof dayFile>) => {
    await openAs('writer', '/company/importaciones/nueva');
    await chooser(page).setInputFiles(file);
    await expect(heading(page, 'curva.csv')).toBeVisible();
  };
  await importFile(dayFile(point.cups, '10/06/2026'));
  await confirm(page).click();
  await expect(done(page)).toBeVisible();
  await importFile(dayFile(point.cups, '10/06/2026'));
  await expect(page.getByText(/ya estaban guardadas/)).toBeVisible();
  await importFile(dayFile(point.cups, '10/06/2026', { firstKwh: 2 }));
  await page.getByRole('radio', { name: /Conservar lo guardado/ }).check();
  await expect(page.getByText(/Nada que cambiar|ya estaban guardadas|no cambia/i)).toBeVisible();
  await page.getByRole('radio', { name: /Sustituir lo guardado/ }).check();
  await confirm(page).click();
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Sustituidas\s*24/);
});

test('two people import the same file at once: each reading is there once', async ({
  page,
  request,
  openAs,
  browser,
  baseURL,
}) => {
  const { point } = await makeSupply(request);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await openAs('writer', '/company/importaciones/nueva');
  await context.setStorageState(await page.context().storageState());
  const other = await context.newPage();
  await other.goto('/company/importaciones/nueva');
  const both = [page, other];
  for (const one of both) {
    await chooser(one).setInputFiles(dayFile(point.cups, '10/06/2026'));
    await expect(confirm(one)).toBeEnabled();
  }
  await Promise.all(both.map((one) => confirm(one).click()));
  for (const one of both) await expect(done(one)).toBeVisible();
  const { rows } = await callAsAdmin<CurveImportListAnswer>(
    request,
    'GET',
    `curve-imports?supplyPointId=${point.id}`,
  );
  const added = rows.map(({ result }) => result?.added ?? 0).sort((a, b) => a - b);
  expect(added).toEqual([0, 24]);
  await context.close();
});

test('a CUPS that nobody knows gets its point, and the file goes on', async ({
  page,
  request,
  openAs,
}) => {
  const { client } = await makeSupply(request);
  await openAs('writer', '/company/importaciones/nueva');
  await chooser(page).setInputFiles(dayFile(freshCups(), '10/06/2026'));
  await page.getByRole('button', { name: /Crear el punto/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(client.taxId);
  await dialog.getByRole('button', { name: client.name }).click();
  await dialog.getByRole('button', { name: /^Crear/ }).click();
  await expect(page.getByRole('button', { name: 'Importar 24 lecturas' })).toBeVisible();
});

// Every file of the corpus goes through the reader and through the API (`corpus.test.ts` of both).
test('many files at once are each read as they must be, or say why not', async ({
  page,
  request,
  openAs,
}) => {
  await openAs('writer', '/company/importaciones/nueva');
  const files = corpus
    .filter(({ options, bytes }) => !options && bytes().length > 0)
    .filter((_, i) => i % 12 === 0)
    .map((one, i) => ({ ...one, fileName: `${String(i).padStart(3, '0')}.csv` }));
  await chooser(page).setInputFiles(
    files.map(({ fileName, bytes }) => ({
      name: fileName,
      mimeType: 'text/csv',
      buffer: Buffer.from(bytes()),
    })),
  );
  const { value } = await sessionOf(request, people.writer);
  const read = async (id: string): Promise<CurveImport> => {
    const headers = { authorization: `Bearer ${value}` };
    return (await request.get(`/api/curve-imports/${id}`, { headers })).json();
  };
  for (const { name, fileName, expect: expected } of files) {
    await test.step(name, async () => {
      const link = page.getByRole('link', { name: new RegExp(`(Ver|importar) ${fileName}`) });
      await expect(link).toBeVisible({ timeout: 60_000 });
      const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
      const isAsked = expected.problems.some((problem) =>
        /^(ambiguous-numbers|labels-unclear|labels-mixed)/.test(problem),
      );
      const end = expected.points.length > 0 || isAsked ? 'checked' : 'unreadable';
      await expect.poll(async () => (await read(id)).state, { timeout: 60_000 }).toBe(end);
      const { check, message } = await read(id);
      if (end === 'unreadable') expect(message).toMatch(/\p{L}.*\.$/u);
      const readings = check?.points.map((point) => point.readings);
      expect(readings).toEqual(expected.points.map((point) => point.readings));
    });
  }
});
