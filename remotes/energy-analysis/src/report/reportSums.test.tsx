import { screen, within } from '@testing-library/react';
import type { StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { exampleSnapshot, resultOf } from '../../../../tests/setup/exampleStudy';
import { openAt } from '../testing/page';
import { answerReport } from '../testing/report';
import { calculatedStudy, calculationOf } from '../testing/studies';

/** The amounts of a printed row, in cents; what is no amount is left out. */
const centsOf = (cells: readonly HTMLElement[]) =>
  cells.map(({ textContent }) => {
    const text = (textContent ?? '').replaceAll('.', '').replace(/[\s€]/g, '');
    return /^-?\d+,\d\d$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null;
  });
const cellsOf = (row: HTMLElement) => centsOf(within(row).queryAllByRole('cell'));

/** Every table with a sum: its rows, column by column, come to it. */
function tablesThatAddUp(): number {
  let checked = 0;
  for (const table of screen.getAllByRole('table')) {
    const groups = within(table).getAllByRole('rowgroup');
    const [body, foot] = groups.slice(-2);
    if (groups.length < 3 || !body || !foot) continue;
    const rows = within(body).getAllByRole('row');
    // Totals between the rows are sums of their own.
    const plain = rows.filter((row) => !row.classList.contains('fw-bold')).map(cellsOf);
    const [sum] = within(foot).getAllByRole('row').map(cellsOf);
    if (!sum || plain.length === 0) continue;
    const width = plain[0]?.length ?? 0;
    for (const [column, total] of sum.entries()) {
      const at = column + width - sum.length;
      const amounts = plain.flatMap((row) => row[at] ?? []);
      const isDifference = within(foot).queryByRole('row', { name: /^Ahorro/ });
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
  const rows = within(months).getAllByRole('row').slice(1).map(cellsOf);
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
