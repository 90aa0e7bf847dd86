import { type CellFormat, formatHandlers } from './formats';

/** The formats that a style sheet with one code of its own gives to a cell. */
function formatOf(formatCode: string): CellFormat | undefined {
  const formats: CellFormat[] = [];
  const { open, close } = formatHandlers(formats);
  open?.('numFmt', { numFmtId: '164', formatCode });
  open?.('cellXfs', {});
  open?.('xf', { numFmtId: '164' });
  close?.('cellXfs');
  return formats[0];
}

it.each([
  ['dd/mm/yyyy', 'date'],
  ['dd/mm/yyyy hh:mm', 'dateTime'],
  ['[h]:mm', 'time'],
  ['#,##0.00" días"', null],
  ['[Red]0.000', null],
  ['0.00\\d', null],
  ['0" sin cerrar d', null],
  ['0[sin cerrar d', null],
])('the code %s shows %s', (code, format) => {
  expect(formatOf(code)).toBe(format);
});

it.each(['"', '[', '[h', '\\'])('a code of a million «%s» is looked at once', (text) => {
  expect(formatOf(text.repeat(1_000_000))).toBeDefined();
});
