import { type PasteTarget, pasteBlock, pastedCells } from './paste';
import { pastedMonth } from './pastedMonth';
import { emptyRow } from './sheet';

const month = (number: string) => emptyRow(`2026-${number}-01`, `2026-${number}-28`);
const target = (facts: Partial<PasteTarget> = {}): PasteTarget => ({
  rows: [month('01'), month('02')],
  quantity: 'energia',
  energies: 6,
  row: 0,
  column: 0,
  canGrow: true,
  cups: 'ES0031405524755001RN',
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

it('leaves a single number to the browser', () => {
  expect(pasteBlock('12,5', target())).toBeUndefined();
});

it.each([
  ['a header is no row', 'P1\tP2\nx\ty', [['x', 'y']]],
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
  expect(pastedCells(text).rows).toEqual(cells);
});

it('takes units off, and keeps what is no number on screen', () => {
  expect(energies('1.200 kWh\t12kW\tmal')).toEqual(['1.200|12|mal|||', '|||||']);
  expect(energies('1,2 MWh\t12x\t3 kVArh')).toEqual(['1,2 MWh|12x|3|||', '|||||']);
});

describe('a block that says where its cells belong', () => {
  const template = 'CUPS;Mes;P1_kW;P2_kW;P3_kW;P4_kW;P5_kW;P6_kW';

  it('is the template of maximeters, wherever it is pasted', () => {
    const text = `${template}\r\nES0031405524755001RN;07/2026;225,0;212,0;;;;260,0\r\n`;
    const pasted = pasteBlock(text, target({ column: 3 }));
    expect(pasted).toMatchObject({ quantity: 'potencia', leftOver: 0, others: 0 });
    expect(pasted?.rows[0]).toMatchObject({
      from: '2026-07-01',
      to: '2026-07-31',
      energia: month('01').energia,
      potencia: ['225,0', '212,0', '', '', '', '260,0'],
    });
  });

  it('leaves out the rows of other supply points', () => {
    const rows = ['ES0031405524755001RN0F;07/2026;1', 'ES0021123456789012RS;08/2026;2'];
    const pasted = pasteBlock(['CUPS;Mes;P1_kW', ...rows].join('\n'), target());
    expect(pasted?.others).toBe(1);
    expect(pasted?.rows[1]).toEqual(month('02'));
  });

  it('fills several quantities at once', () => {
    const header = 'Mes\tP1 (kWh)\tP2 (kWh)\tPotencia máxima P1\tReactiva P1 (kVArh)';
    const pasted = pasteBlock(`${header}\nene-26\t1.200,5\t2\t18,4\t7`, target());
    expect(pasted?.rows[0]).toMatchObject({
      from: '2026-01-01',
      to: '2026-01-31',
      energia: ['1.200,5', '2', '', '', '', ''],
      potencia: ['18,4', '', '', '', '', ''],
      reactiva: ['7', '', '', '', '', ''],
    });
    expect(pasted?.quantity).toBe('energia');
  });

  it('needs no header where its rows begin with a month', () => {
    const pasted = pasteBlock('enero 2026\t1\t2\nfeb-26\t3\t4', target());
    expect(pasted?.rows.map(({ from, to, energia }) => [from, to, energia[1]])).toEqual([
      ['2026-01-01', '2026-01-31', '2'],
      ['2026-02-01', '2026-02-28', '4'],
    ]);
  });

  it('says how many of its periods the tariff does not have', () => {
    expect(pasteBlock('Mes;P1_kW;P3_kW\n01/2026;1;2', target({ energies: 3 }))?.leftOver).toBe(1);
  });
});

it.each([
  ['01/2026', '2026-01-01 2026-01-31'],
  ['2026-02', '2026-02-01 2026-02-28'],
  ['2/26', '2026-02-01 2026-02-28'],
  ['ene-26', '2026-01-01 2026-01-31'],
  ['Sept. 2026', '2026-09-01 2026-09-30'],
  ['diciembre de 2026', '2026-12-01 2026-12-31'],
  ['13/2026', undefined],
  ['em-26', undefined],
  ['12,26', undefined],
])('%s is the month %s', (text, days) => {
  const found = pastedMonth(text);
  expect(found && `${found.from} ${found.to}`).toBe(days);
});
