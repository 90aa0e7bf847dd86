import { strToU8, zipSync } from 'fflate';
import { type CellValue, readWorkbook } from './workbook';

/** Excel's built-in formats: 14 is a date, 22 a date with its time. */
const styles = '<styleSheet><cellXfs><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>';

/** The cells of a day and of a moment, in a workbook with such facts. */
async function momentsOf(facts: string, day: number, moment: number) {
  const parts = {
    'xl/workbook.xml': `<workbook>${facts}<sheets><sheet name="C" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
    'xl/styles.xml': styles,
    'xl/worksheets/a.xml': `<worksheet><sheetData><row><c s="0"><v>${day}</v></c><c s="1"><v>${moment}</v></c></row></sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]);
  const [sheet] = await readWorkbook(zipSync(Object.fromEntries(files)), { maxBytes: 10_000 });
  const cells: CellValue[] = [];
  for await (const rows of sheet?.rows() ?? []) cells.push(...rows.flatMap((row) => row.cells));
  return cells;
}

it.each([
  ['of 1900', '', 46_110],
  ['of 1900, said by name', '<workbookPr date1904="0"/>', 46_110],
  ['of 1904, as Excel for Mac wrote', '<workbookPr date1904="1"/>', 44_648],
  ['of 1904, in other words', '<workbookPr date1904="true"/>', 44_648],
])('counts days in the calendar %s', async (_calendar, facts, serial) => {
  expect(await momentsOf(facts, serial, serial + 7.25 / 24)).toEqual([
    { shows: 'date', day: '2026-03-29', second: 0 },
    { shows: 'dateTime', day: '2026-03-29', second: 7.25 * 3600 },
  ]);
});
