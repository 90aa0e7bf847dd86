import { readWorkbook } from '@vatio/sheets/workbook';
import { workbookOf, zipOf } from '../../../../../test/zip';

const options = { maxBytes: 200_000_000 };

async function read(bytes: Uint8Array, maxBytes = options.maxBytes): Promise<number> {
  let rows = 0;
  const [sheet] = await readWorkbook(bytes, { maxBytes });
  for await (const some of sheet?.rows() ?? []) rows += some.length;
  return rows;
}

const workbook = (sheet: string, others: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="C" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
    ...others,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${sheet}`,
  });

it.each([
  ['cells far from each other', '<row><c r="SF1"/></row>'.repeat(21_000), 'TooMuchWork'],
  ['elements in each other', '<a>'.repeat(200), 'Error'],
  ['a row beyond the last', '<row r="1048577"/>', 'Error'],
])('ends at %s', async (_, sheet, name) => {
  await expect(read(workbook(sheet))).rejects.toMatchObject({ name });
});

it('ends at a cell beyond the last', async () => {
  const cells = (count: number) => `<row>${'<c/>'.repeat(count)}`;
  await expect(read(workbook(cells(16_385)))).rejects.toThrow('more than 16384 cells in row 1');
  const most = `${cells(16_384)}</row></sheetData></worksheet>`;
  expect(await read(workbook(most))).toBe(1);
});

it('counts the bytes of all parts together', async () => {
  const text = ' '.repeat(60_000);
  const parts = { 'xl/sharedStrings.xml': `<sst>${text}</sst>`, 'xl/styles.xml': `<a>${text}</a>` };
  await expect(read(workbook('', parts), 100_000)).rejects.toMatchObject({ name: 'TooLarge' });
  expect(await read(workbookOf({ C: [['a'], [1]] }), 100_000)).toBe(2);
});
