import { CompressionStream } from 'node:stream/web';
import { inflateRawSync } from 'node:zlib';
import type { ExportColumn, ExportValue } from './exportColumn';
import { toXlsx } from './xlsx';

// Every browser has it; jsdom does not.
Object.assign(globalThis, { CompressionStream });

/** Reads a ZIP in the usual way: from the end to the directory, and from there to the files. */
async function unzip(file: Blob): Promise<Map<string, string>> {
  const zip = Buffer.from(await file.arrayBuffer());
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + size));
    expect(content.length).toBe(zip.readUInt32LE(at + 24));
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), content.toString());
    at += 46 + nameLength;
  }
  return files;
}

/** Fails, as Excel does, on XML that is not well formed. */
function parsed(xml = '') {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const columns: readonly ExportColumn<ExportValue>[] = [
  { header: 'Nombre', value: (value) => value },
];
async function sheet(values: readonly ExportValue[]) {
  const files = await unzip(await toXlsx(columns, values));
  return parsed(files.get('xl/worksheets/sheet1.xml'));
}
async function cellOf(value: ExportValue) {
  const cell = (await sheet([value])).querySelector('row:nth-child(2) > c');
  return {
    type: cell?.getAttribute('t') ?? 'n',
    style: cell?.getAttribute('s') ?? '0',
    text: cell?.textContent,
  };
}

it('has all that a workbook needs, well formed, and says what it is', async () => {
  const file = await toXlsx(columns, ['Ana']);
  expect(file.type).toMatch(/spreadsheetml\.sheet$/);
  const files = await unzip(file);
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  for (const content of files.values()) parsed(content);
});

it.each([
  'Peña & Hijos <S.L.> "x" \'y\'',
  '=HYPERLINK("http://x")',
  '-5',
  '0034600000000',
  ' con espacios ',
  'dos\nlíneas',
  'constructor',
  '__proto__',
  '😀 中文 العربية',
  ']]>',
])('text stays the same text: %s', async (text) => {
  expect(await cellOf(text)).toEqual({ type: 'inlineStr', style: '0', text });
});

it.each([
  ['a NUL', 'a\0b', 'ab'],
  ['control characters', 'a\u0001\u001fb\u007f', 'ab'],
  ['half a pair', 'a\ud83db', 'ab'],
  ['no characters', 'a\uffffb', 'ab'],
  ['what Excel reads as an escape', 'a_x0041_', 'a_x005F_x0041_'],
])('%s does not break the file', async (_, text, expected) => {
  expect((await cellOf(text)).text).toBe(expected);
});

it('a text longer than a cell holds is cut, but not within a character', async () => {
  expect((await cellOf('a'.repeat(40_000))).text).toHaveLength(32_767);
  expect((await cellOf(`${'a'.repeat(32_766)}😀`)).text).toBe('a'.repeat(32_766));
});

it.each([
  ['a number', -1234.5, '-1234.5', '0'],
  // Days since 1900 on the clock of Madrid: 21/11/2026 18:53.
  [
    'a date in winter',
    new Date('2026-11-21T17:53:00Z'),
    String(46347 + (18 * 60 + 53) / 1440),
    '2',
  ],
  ['a date in summer', new Date('2026-07-01T22:00:00Z'), '46205', '2'],
])('%s is a number to Excel', async (_, value, text, style) => {
  expect(await cellOf(value)).toEqual({ type: 'n', style, text });
});

it.each([null, '', Number.NaN, new Date('x')])('%p is an empty cell', async (value) => {
  expect(await cellOf(value)).toEqual({ type: 'n', style: '0', text: '' });
});

it('every row and cell says where it is, for programs that show no other', async () => {
  const wide = Array.from({ length: 28 }, (_, at) => ({ header: `${at}`, value: () => at }));
  const files = await unzip(await toXlsx(wide, [1, 2]));
  const document = parsed(files.get('xl/worksheets/sheet1.xml'));
  const addresses = [...document.querySelectorAll('row')].map((row) => [
    row.getAttribute('r'),
    row.firstElementChild?.getAttribute('r'),
    row.lastElementChild?.getAttribute('r'),
  ]);
  expect(addresses).toEqual([
    ['1', 'A1', 'AB1'],
    ['2', 'A2', 'AB2'],
    ['3', 'A3', 'AB3'],
  ]);
});

it('yes and no are written in Spanish, and what Excel has no date for as text', async () => {
  expect((await cellOf(true)).text).toBe('Sí');
  expect((await cellOf(new Date('1850-01-01T12:00:00Z'))).text).toBe('1850-01-01T12:00');
});

it('its header is bold and its columns are as wide as what is in them, within reason', async () => {
  const document = await sheet(['Ana', 'x'.repeat(20)]);
  expect(document.querySelector('row > c')?.getAttribute('s')).toBe('1');
  expect(document.querySelector('col')?.getAttribute('width')).toBe('22');
  const wide = await sheet(['x'.repeat(500)]);
  expect(wide.querySelector('col')?.getAttribute('width')).toBe('60');
});

it('a long list is compressed', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `Persona ${index}`);
  const file = await toXlsx(columns, rows);
  expect(file.size).toBeLessThan(100_000);
  expect((await unzip(file)).get('xl/worksheets/sheet1.xml')).toContain('Persona 4999');
});
