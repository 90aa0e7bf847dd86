import { type PasteTarget, pasteBlock, pastedCells, pastedDay } from './paste';
import { emptyRow } from './sheet';

const month = (number: string) => emptyRow(`2026-${number}-01`, `2026-${number}-28`);
const target = (facts: Partial<PasteTarget> = {}): PasteTarget => ({
  ...{ rows: [month('01'), month('02')], quantity: 'energia', energies: 6 },
  ...{ row: 0, column: 0, canGrow: true },
  ...facts,
});
const energies = (text: string, facts: Partial<PasteTarget> = {}) =>
  pasteBlock(text, target(facts))?.rows.map(({ energia }) => energia.join('|'));

it('fills cells to the right and below, decimal commas as they are', () => {
  expect(energies('1.234,5\t2\r\n3\t4,25\r\n')).toEqual(['1.234,5|2||||', '3|4,25||||']);
});

it('begins at the cell on which it is pasted', () => {
  expect(energies('7\t8', { row: 1, column: 4 })).toEqual(['|||||', '||||7|8']);
});

it('adds the months that follow', () => {
  const pasted = pasteBlock('1\n2\n3\n4', target());
  expect(pasted?.rows.map(({ from, to, energia }) => [from, to, energia[0]])).toEqual([
    ['2026-01-01', '2026-01-28', '1'],
    ['2026-02-01', '2026-02-28', '2'],
    ['2026-03-01', '2026-03-31', '3'],
    ['2026-04-01', '2026-04-30', '4'],
  ]);
});

it('adds none to a reading that is corrected, nor more than can be sent', () => {
  const one = pasteBlock('1\n2\n3', target({ rows: [month('01')], canGrow: false }));
  expect([one?.rows.length, one?.leftOver]).toEqual([1, 2]);
  const many = pasteBlock(Array.from({ length: 100 }, () => '1').join('\n'), target());
  expect([many?.rows.length, many?.leftOver]).toEqual([60, 40]);
});

it('says how many cells found no place', () => {
  expect(pasteBlock('1\t2\t3\t4', target({ energies: 3 }))?.leftOver).toBe(1);
  expect(pasteBlock('1\t2\t3', target({ energies: 3, quantity: 'potencia' }))?.leftOver).toBe(1);
});

it('leaves other quantities and rows alone', () => {
  const rows = [{ ...month('01'), potencia: ['5', '', '', '', '', ''] }, month('02')];
  const pasted = pasteBlock('1\t2', target({ rows }));
  expect(pasted?.rows[0]?.potencia[0]).toBe('5');
  expect(pasted?.rows[1]).toBe(rows[1]);
});

it('takes days, however they are written', () => {
  const pasted = pasteBlock(
    '01/03/2026\t31-3-26\t10\nnada\t2026-04-30\t11',
    target({ column: 'from' }),
  );
  expect(pasted?.rows.map(({ from, to, energia }) => [from, to, energia[0]])).toEqual([
    ['2026-03-01', '2026-03-31', '10'],
    ['2026-02-01', '2026-04-30', '11'],
  ]);
});

it('is none of our business when it is one number', () => {
  expect(pasteBlock('12,5', target())).toBeUndefined();
});

it.each([
  [
    'a header is no row',
    'P1\tP2\nx\ty',
    [
      ['P1', 'P2'],
      ['x', 'y'],
    ],
  ],
  ['words above numbers are', 'Punta\tLlano\n1\t2', [['1', '2']]],
  [
    'a CSV',
    '1,5;2\n3;4',
    [
      ['1,5', '2'],
      ['3', '4'],
    ],
  ],
  ['empty cells stay', '1\t\t3', [['1', '', '3']]],
])('%s', (_name, text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

it('takes units off, and leaves what is no number to be seen', () => {
  expect(energies('1.200 kWh\t12kW\tmal')).toEqual(['1.200|12|mal|||', '|||||']);
});

it.each([
  ['31/01/2026', '2026-01-31'],
  ['1.2.26', '2026-02-01'],
  ['2026-02-28T00:00', '2026-02-28'],
  ['30/02/2026', ''],
  ['12,5', ''],
])('%s is «%s»', (typed, day) => {
  expect(pastedDay(typed)).toBe(day);
});
