import { type ExportValue, toCsv } from './index';

const asCell = (value: ExportValue) =>
  toCsv([{ header: 'x', value: () => value }], [0]).split('\r\n')[1];

it('is what a Spanish Excel opens: its mark, semicolons, CRLF', () => {
  const columns = [
    { header: 'Nombre', value: (row: { name: string; kwh: number }) => row.name },
    { header: 'Consumo (kWh)', value: (row: { name: string; kwh: number }) => row.kwh },
  ];
  expect(toCsv(columns, [{ name: 'Peña', kwh: 1234.5 }])).toBe(
    '\uFEFFNombre;Consumo (kWh)\r\nPeña;1234,5\r\n',
  );
  expect(toCsv(columns, [])).toBe('\uFEFFNombre;Consumo (kWh)\r\n');
});

it.each([
  ['a number', 1234.5, '1234,5'],
  ['a negative number, which is no formula', -5, '-5'],
  ['a large number, without grouping', 12400000, '12400000'],
  ['no number', Number.NaN, ''],
  ['infinity', Number.POSITIVE_INFINITY, ''],
  ['nothing', null, ''],
  ['yes', true, 'Sí'],
  ['no', false, 'No'],
  ['a date in winter', new Date('2026-11-21T17:53:00Z'), '21/11/2026 18:53'],
  ['a date in summer, past midnight', new Date('2026-07-01T22:05:00Z'), '02/07/2026 00:05'],
  ['no date', new Date('x'), ''],
  ['a text with a separator', 'a;b', '"a;b"'],
  ['a text with quotes', 'el "bueno"', '"el ""bueno"""'],
  ['a text with a comma', 'Gil, Ana', 'Gil, Ana'],
  ['digits with a zero in front', '0034', '0034'],
])('%s', (_, value, expected) => expect(asCell(value)).toBe(expected));

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['+34 600 000 000', "'+34 600 000 000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
])('text that would be run as a formula is not: %s', (text, expected) => {
  expect(asCell(text)).toBe(expected);
});

it('breaks of lines stay in their cell', () => {
  const csv = toCsv([{ header: 'x', value: (text: string) => text }], ['a\r\nb', '\r=1']);
  expect(csv).toBe('\uFEFFx\r\n"a\r\nb"\r\n"\'\r=1"\r\n');
});

it('a header is guarded as any text', () => {
  expect(toCsv([{ header: '=x', value: () => null }], [])).toBe("\uFEFF'=x\r\n");
});
