import type { Page } from '@playwright/test';
import type { StudyListAnswer } from '@vatio/contracts/energy-analysis/studies';
import { expect, test } from './fixtures';
import { callAsAdmin } from './support/accounts';
import { centsIn, pictureDots, printed } from './support/paper/printed';

const paper = (page: Page) => page.getByRole('article', { name: 'Informe' });
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The presented study of the demo data: powers, offers, a curve and reactive energy. */
async function openReport(
  page: Page,
  openAs: (role: 'reader', address: string) => Promise<void>,
  request: Parameters<typeof callAsAdmin>[0],
) {
  const query = 'studies?state=presented&q=Espiga';
  const { rows } = await callAsAdmin<StudyListAnswer>(request, 'GET', query);
  await openAs('reader', `/energy-analysis/estudios/${rows[0]?.id}/informe`);
  await expect(paper(page).getByRole('heading', { name: 'Cómo se calcula' })).toBeVisible();
  // The libraries of the charts have come, and all of them are drawn.
  await expect(paper(page).locator('.chart-box canvas')).toHaveCount(7);
  await expect(paper(page).locator('svg.heat-plot')).toBeVisible();
}

test('the report on paper: nothing is cut, every chart is sharp, nothing has to be opened', async ({
  page,
  openAs,
  request,
}, testInfo) => {
  await openReport(page, openAs, request);
  await page.setViewportSize({ width: 680, height: 1000 });
  // Does as a browser does: charts are drawn for paper before its rules count.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page).locator('details')).toHaveCount(0);
  await expect(paper(page).locator('button').filter({ visible: true })).toHaveCount(0);
  const found = await paper(page).evaluate((sheet) => {
    const right = sheet.getBoundingClientRect().right + 0.5;
    const wide = (selector: string) =>
      [...sheet.querySelectorAll(selector)]
        .filter((one) => one.getBoundingClientRect().right > right)
        .map((one) => one.textContent?.slice(0, 60) || one.className);
    // A canvas taller than its box would cover what follows.
    const tooTall = [...sheet.querySelectorAll('canvas')].filter(
      (one) => one.clientHeight > (one.closest('.chart-box')?.clientHeight ?? 0) + 1,
    ).length;
    const ratios = [...sheet.querySelectorAll('canvas')].map((one) => one.width / one.clientWidth);
    return { tooWide: [...wide('table'), ...wide('canvas'), ...wide('.heat')], tooTall, ratios };
  });
  expect(found.tooWide).toEqual([]);
  expect(found.tooTall).toBe(0);
  // Three dots of a drawing for each of the page: 288 an inch and more.
  expect(Math.min(...found.ratios)).toBeGreaterThanOrEqual(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  const file = testInfo.outputPath('report.pdf');
  const pages = await printed(page, file);
  for (const dots of await pictureDots(file)) expect(dots).toBeGreaterThanOrEqual(250);
  if (!pages) return;
  for (const [index, content] of pages.entries()) {
    expect(content).toMatch(new RegExp(`\\b${index + 1} ?/ ?${pages.length}\\s*$`));
    // A nearly empty page is a break in the wrong place.
    expect(content.split('\n').filter((line) => line.trim() !== '').length).toBeGreaterThan(8);
  }
  // Rows that go on on another page have their headings there.
  const under: readonly (readonly [RegExp, RegExp])[] = [
    [/^ *(Energía|Potencia) P\d .* € ?\/kW/m, /^ *Concepto +Cálculo +Importe/m],
    [/^ *\w{3,4} \d\d +P\d +\(/m, /^ *Mes +Periodo +Cálculo +Importe/m],
    [/^ *(Peaje|Cargo) de (energía|potencia), €/m, /^ *Parámetro +Vigencia +Valores +Norma/m],
  ];
  for (const [row, heading] of under) {
    for (const content of pages.filter((one) => row.test(one))) expect(content).toMatch(heading);
  }
  expect(pages.filter((one) => /^ *Parámetro +Vigencia/m.test(one)).length).toBeGreaterThan(1);
});

test('the sums of the printed report equal its rows to the cent', async ({
  page,
  openAs,
  request,
}, testInfo) => {
  await openReport(page, openAs, request);
  const pages = await printed(page, testInfo.outputPath('report.pdf'));
  test.skip(!pages, 'nothing here reads PDF');
  const lines = (pages ?? []).join('\n').split('\n');

  // Each month has seven amounts: both powers beside each other, and the fixed term of each.
  const months = lines.filter((line) => /^ *\w{3,4} \d\d /.test(line)).map(centsIn);
  const costs = months.filter((amounts) => amounts.length === 7);
  expect(costs).toHaveLength(3 * 12);
  const totals = lines.filter((line) => /^ *Total /.test(line)).map(centsIn);
  // Between the first and the others, the table by periods has two of its own.
  const [ofMonths = [], , , ...ofFixed] = totals.filter((amounts) => amounts.length === 7);
  const ofCosts = [ofMonths, ...ofFixed];
  expect(ofCosts).toHaveLength(3);
  for (const [table, total] of ofCosts.entries()) {
    const rows = costs.slice(table * 12, table * 12 + 12);
    for (const [column, amount] of total.entries()) {
      expect(sum(rows.map((amounts) => amounts[column] ?? Number.NaN))).toBe(amount);
    }
  }

  // The contract and two offers: every line, the sum of its part, and the total.
  const isLine = /^ *(Potencia P\d|Energía P\d|Cuota mensual|Impuesto eléctrico \(IEE\)|IVA) /;
  let [part, whole, offers] = [0, 0, 0];
  const from = lines.findIndex((line) => line.includes('de dónde sale cada euro'));
  const to = lines.findIndex((line) => line.includes('Valores regulados'));
  expect(to).toBeGreaterThan(from);
  for (const line of lines.slice(from, to)) {
    const amount = centsIn(line).at(-1) ?? 0;
    if (isLine.test(line)) [part, whole] = [part + amount, whole + amount];
    else if (/^ *(Potencia|Energía) +[\d.]+,\d\d$/.test(line)) {
      expect([line, part]).toEqual([line, amount]);
      part = 0;
    } else if (/^ *Total /.test(line)) {
      expect([line, whole]).toEqual([line, amount]);
      [part, whole, offers] = [0, 0, offers + 1];
    }
  }
  expect(offers).toBe(3);

  // The steps go from the contract by each component to the recommended offer.
  const start = lines.findIndex((line) => /Del contrato actual a .*, en euros al año/.test(line));
  const steps = lines
    .slice(start, start + 20)
    .filter((line) => /^ *\S.* -?[\d.]+,\d\d$/.test(line));
  const end = steps.findIndex((line) => line.includes('Luz del Norte'));
  const amounts = steps.slice(0, end + 1).map((line) => centsIn(line).at(-1) ?? Number.NaN);
  expect(amounts.length).toBeGreaterThan(3);
  expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1));
});
