import { readWorkbook } from '@vatio/sheets/workbook';
import { cellName, toWorkbook } from './index';

async function sheetsOf(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = await readWorkbook(bytes, { maxBytes: 1e6 });
  return Promise.all(
    sheets.map(async ({ name, rows }) => {
      const all: unknown[][] = [];
      for await (const some of rows()) all.push(...some.map(({ cells }) => [...cells]));
      return { name, rows: all };
    }),
  );
}

it('has several sheets, and a formula beside its value', async () => {
  const file = await toWorkbook([
    {
      name: 'Meses & "más"',
      rows: [
        [{ value: 'Mes', look: 'head' }, 'Importe'],
        ['enero', { value: 10.5, look: 'money' }],
        ['=1+1', 2],
        ['Total', { value: 12.5, formula: 'SUM(B2:B3)', look: 'total' }],
      ],
    },
    { name: 'Resumen', rows: [[{ value: 12.5, formula: "'Meses'!B4" }]], headRows: 0 },
  ]);
  expect(await sheetsOf(file)).toEqual([
    {
      name: 'Meses & "más"',
      rows: [
        ['Mes', 'Importe'],
        ['enero', 10.5],
        ['=1+1', 2],
        ['Total', 12.5],
      ],
    },
    { name: 'Resumen', rows: [[12.5]] },
  ]);
});

it('names cells as spreadsheets do', () => {
  expect([1, 2, 26, 27, 52, 53, 702, 703].map((column) => cellName(column, 7))).toEqual([
    'A7',
    'B7',
    'Z7',
    'AA7',
    'AZ7',
    'BA7',
    'ZZ7',
    'AAA7',
  ]);
});
