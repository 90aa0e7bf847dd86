import { screen, within } from '@testing-library/react';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { exampleSnapshot, resultOf } from '../../../../tests/setup/exampleStudy';
import { offerOf, offersAnswer, partialOffers } from '../testing/offers';
import { openAt } from '../testing/page';
import { answerReport, reportOf } from '../testing/report';
import { calculatedStudy, calculationOf } from '../testing/studies';

/** The amounts of a printed row, in cents; what is no amount is left out. */
const centsOf = (cells: readonly Element[]) =>
  cells.map(({ textContent }) => {
    const text = (textContent ?? '').replaceAll('.', '').replace(/[\s€]/g, '');
    return /^-?\d+,\d\d$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null;
  });
const cellsOf = (row: Element) => centsOf([...row.querySelectorAll('td')]);
/** The rows of a table, or of one of its groups; by their elements, since a report has thousands of cells. */
const rowsOf = (part: Element) => [...part.querySelectorAll('tr')];
const groupsOf = (table: Element) => [...table.querySelectorAll('thead, tbody, tfoot')];

/** Every table with a sum: its rows, column by column, come to it. */
function tablesThatAddUp(): number {
  let checked = 0;
  for (const table of screen.getAllByRole('table')) {
    const groups = groupsOf(table);
    const [body, foot] = groups.slice(-2);
    if (groups.length < 3 || !body || !foot) continue;
    // Totals between the rows are sums of their own.
    const plain = rowsOf(body)
      .filter((row) => !row.classList.contains('fw-bold'))
      .map(cellsOf);
    const [sumRow] = rowsOf(foot);
    const sum = sumRow && cellsOf(sumRow);
    if (!sum || plain.length === 0) continue;
    const width = plain[0]?.length ?? 0;
    const isDifference = rowsOf(foot).some((row) => /^Ahorro/.test(row.textContent ?? ''));
    for (const [column, total] of sum.entries()) {
      const at = column + width - sum.length;
      const amounts = plain.flatMap((row) => row[at] ?? []);
      if (total === null || amounts.length === 0 || isDifference) continue;
      expect(amounts.reduce((all, one) => all + one, 0)).toBe(total);
      checked += 1;
    }
  }
  return checked;
}

const scaled = (factor: number): StudySnapshotAnswer['readings'] =>
  exampleSnapshot.readings.map((reading) => ({
    ...reading,
    energyKwh: reading.energyKwh.map((kwh) => String(Math.round(Number(kwh) * factor))),
    reactiveKvarh: reading.energyKwh.map((kwh) => (Number(kwh) * 0.6 * factor).toFixed(1)),
    maximetersKw: reading.maximetersKw?.map((kw) => kw && (Number(kw) * factor).toFixed(3)) ?? null,
  }));

const studies: readonly [string, StudySnapshotAnswer][] = [
  ['the example', exampleSnapshot],
  ['with reactive energy', { ...exampleSnapshot, readings: scaled(1) }],
  ['uneven powers', { ...exampleSnapshot, readings: scaled(1.37) }],
  ['a small supply', { ...exampleSnapshot, readings: scaled(0.613) }],
  [
    'from its own powers',
    { ...exampleSnapshot, powersKw: ['31.7', '32.3', '33.1', '34.9', '35.3', '61.1'] },
  ],
];

it.each(studies)('the printed sums equal their rows to the cent: %s', async (_, snapshot) => {
  const calculation = calculationOf({ snapshot, result: resultOf(snapshot) });
  answerReport(
    calculatedStudy({ state: 'presented', calculation, savingEur: calculation.result.savingEur }),
  );
  openAt(`/energy-analysis/estudios/${calculatedStudy().id}/informe`);
  await screen.findByRole('article', { name: 'Informe' });
  expect(tablesThatAddUp()).toBeGreaterThan(10);

  // Across, too: fixed term and excesses are the total, and the saving is their difference.
  const months = screen.getByRole('table', { name: /^Coste por meses/ });
  const rows = rowsOf(months).slice(1).map(cellsOf);
  expect(rows).toHaveLength(13);
  for (const [fixed, excess, total, fixedAfter, excessAfter, totalAfter, saving] of rows) {
    expect(Number(fixed) + Number(excess)).toBe(total);
    expect(Number(fixedAfter) + Number(excessAfter)).toBe(totalAfter);
    expect(Number(total) - Number(totalAfter)).toBe(saving);
  }
  // And what is printed is what was stored.
  const { current, optimum } = calculation.result;
  expect(rows.at(-1)?.[2]).toBe(Math.round(Number(current.totalEur) * 100));
  expect(rows.at(-1)?.[5]).toBe(Math.round(Number(optimum.totalEur) * 100));
});

it('an optimum of another tariff adds up with the energy that it changes', async () => {
  const quarters = 4 * 8760;
  const kw = Float64Array.from({ length: quarters }, (_, i) => 0.2 + (i % 100) / 500);
  const snapshot: StudySnapshotAnswer = {
    ...exampleSnapshot,
    powersKw: Array(6).fill('20'),
    readings: [],
    stepKw: '1',
    curve: { minutes: 15, knownQuarters: quarters, missingQuarters: 0 },
  };
  const calculation = calculationOf({ snapshot, result: resultOf(snapshot, kw) });
  const study = calculatedStudy({ state: 'presented', calculation, analyses: ['power'] });
  answerReport(
    study,
    reportOf(),
    [...kw].map((power) => power * 10_000),
  );
  openAt(`/energy-analysis/estudios/${study.id}/informe`);
  const { optimum, bestOnThisSide } = calculation.result;
  expect(calculation.result.regime?.tariff).toBe('2.0TD');
  const months = await screen.findByRole('table', { name: /^Coste por meses/ });
  expect(tablesThatAddUp()).toBeGreaterThan(5);
  const energy = cellsOf(
    within(months).getByRole('row', { name: /^Peajes y cargos de la energía/ }),
  );
  expect(energy[5]).toBe(Math.round(Number(optimum.regulatedEnergyEur) * 100));
  expect(rowsOf(months).at(-1)?.textContent).toContain(optimum.totalEur.replace('.', ','));
  // Beside it, and period by period, the best of this tariff.
  expect(screen.getAllByText(/^Sin cambiar de tarifa: /).length).toBeGreaterThan(0);
  const periods = screen.getByRole('table', { name: /^Coste de los doce meses/ });
  expect(rowsOf(periods).at(-2)?.textContent).toContain(
    bestOnThisSide?.cost.totalEur.replace('.', ','),
  );
  // Its workings are those of its own tariff.
  expect(screen.queryByText(/otra versión del programa/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('rowheader', { name: /\(2\.0TD\)/ }).length).toBeGreaterThan(0);
  expect(screen.getByText('1 kW')).toBeVisible();
}, 30_000);

it.each([
  ['40', '40', '40', '40', '40', '45'],
  ['31.7', '32.3', '33.1', '34.9', '35.3', '61.1'],
  ['39.633', '39.633', '39.633', '39.633', '39.633', '39.633'],
])('powers and offers print the same fixed term, line by line: %s', async (...powersKw) => {
  const snapshot = { ...exampleSnapshot, powersKw };
  const calculation = calculationOf({ snapshot, result: resultOf(snapshot) });
  const study = calculatedStudy({ state: 'presented', calculation });
  answerReport(study, reportOf(), null, offersAnswer());
  openAt(`/energy-analysis/estudios/${study.id}/informe`);
  const periods = within(await screen.findByRole('table', { name: /^Coste de los doce meses/ }));
  const fixed = cellsOf(periods.getByRole('row', { name: /^Término fijo, contratado/ }));
  const contract = within(
    screen.getByRole('table', { name: /^Contrato actual .* de dónde sale cada euro$/ }),
  );
  const lines = contract.getAllByRole('row', { name: /^Potencia( P\d)? / }).map(cellsOf);
  expect(lines.map((cells) => cells.at(-1))).toEqual(fixed);
  expect(fixed).toHaveLength(7);
});

it.each([0.7, 1, 1.37])(
  'every euro of an offer is printed, and all come to its total: × %d',
  async (factor) => {
    const snapshot = { ...exampleSnapshot, readings: scaled(factor) };
    const calculation = calculationOf({ snapshot, result: resultOf(snapshot) });
    const rows = [
      offerOf({ monthlyFeeEur: '4.99' }),
      offerOf({ id: 'other', supplier: 'Sol y Luz', includesAtr: false }),
      ...partialOffers,
    ];
    const study = calculatedStudy({ state: 'presented', calculation });
    answerReport(study, reportOf(), null, offersAnswer({ rows }));
    openAt(`/energy-analysis/estudios/${study.id}/informe`);
    const ranking = await screen.findByRole('table', { name: /^Ofertas, de la más barata/ });
    const tables = screen.getAllByRole('table', { name: /de dónde sale cada euro$/ });
    expect(tablesThatAddUp()).toBeGreaterThan(10);
    // The contract and the offers that have a figure.
    expect(tables).toHaveLength(3);
    for (const table of tables) {
      const [, ...groups] = groupsOf(table);
      let whole = 0;
      for (const group of groups.slice(0, -1)) {
        const [, ...lines] = rowsOf(group);
        const amounts = lines.map((line) => cellsOf(line).at(-1) ?? Number.NaN);
        const isSummed = lines.at(-1)?.classList.contains('fw-bold');
        const parts = isSummed ? amounts.slice(0, -1) : amounts;
        const sum = parts.reduce((all, one) => all + one, 0);
        if (isSummed) expect(sum).toBe(amounts.at(-1));
        whole += sum;
      }
      const [total] = cellsOf(within(table).getByRole('row', { name: /^Total/ }));
      expect(whole).toBe(total);
      const name =
        table.getAttribute('aria-label') ?? within(table).getByText(/de dónde sale/).textContent;
      const ranked = within(ranking).getByRole('row', {
        name: new RegExp(`${name?.split(':')[0]?.split(' · ')[0]}`),
      });
      const shown = within(ranked)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '');
      expect(shown.some((text) => centsIn(text) === total)).toBe(true);
      // Above each group its formula and its norm.
      expect(within(table).getByText(/Ley 38\/1992/)).toBeVisible();
    }
    // The report has no part to be opened: paper has no buttons.
    expect(screen.queryAllByRole('group')).toEqual([]);
    const parameters = screen.getByRole('table', { name: /^Parámetros regulados/ });
    for (const name of [/^Peaje de energía/, /^Cargo de energía/, /^Impuesto/, /^IVA/]) {
      expect(within(parameters).getAllByRole('rowheader', { name }).length).toBeGreaterThan(0);
    }
  },
);

/** The whole of «1.234,56 €», in cents. */
const centsIn = (text: string) =>
  Math.round(Number(text.replaceAll('.', '').replace(/[\s€]/g, '').replace(',', '.')) * 100);
