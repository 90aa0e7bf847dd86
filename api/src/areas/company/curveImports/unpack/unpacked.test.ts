import { gzipSync } from 'node:zlib';
import {
  claimingFiles,
  nested,
  overlapping,
  withHiddenFiles,
  workbookOf,
  zipOf,
} from '../../../../../test/zip';
import { unpacked } from './unpacked';
import { limited, UnreadableArchive } from './unreadableArchive';

async function* pieces(bytes: Uint8Array, size = 256 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(bytes: Uint8Array, pieceBytes?: number) {
  const skipped: string[] = [];
  const chunks: Uint8Array[] = [];
  const onSkipped = (names: readonly string[]) => skipped.push(...names);
  for await (const chunk of unpacked(pieces(bytes, pieceBytes), onSkipped)) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), skipped };
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  try {
    return (await textOf(bytes)).text;
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    expect(error.message).toMatch(/^El .*\.$/);
    return error.code;
  }
}

const lines = Array.from({ length: 200 }, (_, i) => `linea ${i};0,${i % 7}00\r\n`).join('');
const text = `${lines}${'a'.repeat(1000)}\r\n`;
/** The same text, packed by the bzip2 of Python. */
const bzip2 = Buffer.from(
  'QlpoOTFBWSZTWfEzQQ0ABa5ZAYASQAR/6CIlAIAACEACfYQBhFVPD8lP/VVQME0ImJv1VQAAFGjIGjTI0Emqqf5KHsqpo9QeowIEv/MkAnsCBEAgT2BAmdz638ffASDAsWBiQCAAoNg2UAQAJBgWLAy8yswCABIMCxYGJAIACg2DZQB21GtTEOff57776vPV+626yu92EmyHlkFILIKEWQWQWQWQUgvOc8Xl3m3vb2sus2ElaKqqioqXfN2vGXebe5eVmwkzwqioqqrd/XNrdrzl3m3mXmhJXVFVVRUbb5tVtbtesu+7eaEnnVVRUVVec54va2q2t2s7d90JOdFRVVUV5zm+drztbVbXe16w8qqqKiq1Vc53OZXrKyqyu9zwoqKqqjd3zvLvucyu5WVWfWCqqoqKlV3meL7y+5eVmVl+fVX69NAdW22sNjMzLmYbAvVttUb2syZkDgW3q2uRvbWTM5BykkyHAttZmcASSSYbi221mwEkkg0Lbba0BJJINDxrWvjWp8n89hPgECfAIEoCBPgECWH/F3JFOFCQ8TNBDQ==',
  'base64',
);

it.each([
  ['text', Buffer.from(text)],
  ['gz', gzipSync(text)],
  ['bz2', bzip2],
  ['several bz2, one after the other', Buffer.concat([bzip2, bzip2])],
  ['a zip', zipOf({ 'curva.csv': text })],
  ['a zip of what macOS packs', zipOf({ 'a/curva.csv': text, '__MACOSX/a/._curva.csv': 'x' })],
  ['a zip of a bz2', zipOf({ F5D: bzip2 })],
])('reads %s', async (name, bytes) => {
  const expected = name.startsWith('several') ? text + text : text;
  expect((await textOf(bytes)).text).toBe(expected);
  expect((await textOf(bytes, 100)).text).toBe(expected);
});

it.each([
  ['gz that ends too early', gzipSync(text).subarray(0, 200), 'damaged-archive'],
  ['bz2 that ends too early', bzip2.subarray(0, 200), 'damaged-archive'],
  ['bz2 with a byte that is wrong', bzip2.with(100, 7), 'damaged-archive'],
  ['a zip that ends too early', zipOf({ a: text }).subarray(0, 200), 'damaged-archive'],
  ['an empty zip', zipOf({}), 'empty-archive'],
  ['a zip of several files', zipOf({ 'a.csv': text, 'b.csv': text }), 'several-files'],
  ['zips in zips', zipOf({ a: zipOf({ b: zipOf({ c: zipOf({ d: text }) }) }) }), 'nested-archive'],
  ['bz2 of thousands of pieces', Buffer.concat(Array(3_400).fill(bzip2)), 'archive-of-pieces'],
  ['a document', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'document'],
])('refuses %s, and says why', async (_name, bytes, code) => {
  expect(await refusalOf(bytes)).toBe(code);
});

it('says what to do with a zip of nothing but hidden files', async () => {
  const reading = textOf(zipOf({ '__MACOSX/._curva.csv': 'x', '../../etc/passwd': 'x' }));
  await expect(reading).rejects.toThrow(/: elige el de la curva/);
});

const table = workbookOf({ C: [['Fecha'], [1]] });

it.each([
  [
    'files that lie on each other',
    overlapping(zipOf({ 'a.csv': text, 'b.csv': text })),
    'several-files',
  ],
  [
    'files that lie in another',
    nested(zipOf({ 'a.csv': text, 'b.csv': text }), 'c'),
    'several-files',
  ],
  [
    'one file that claims to be a thousand million',
    claimingFiles(zipOf({ a: text }), 1e9),
    'too-many-files',
  ],
  ['a workbook that claims it', claimingFiles(table, 4e9), 'too-many-files'],
  [
    'one file behind thousands that no directory names',
    withHiddenFiles(zipOf({ a: text }), 10_001),
    'too-many-files',
  ],
  ['a workbook behind them', withHiddenFiles(table, 10_001), 'too-many-files'],
])('refuses a zip of %s', async (_name, bytes, code) => {
  expect(await refusalOf(bytes)).toBe(code);
});

it('unpacks a file once, whatever lies in it or before it', async () => {
  const one = zipOf({ 'a.csv': text });
  // The only file of the directory is inside another one, which is skipped.
  expect(await refusalOf(nested(one, 'c'))).toBe('');
  expect((await textOf(withHiddenFiles(one, 100))).text).toBe(text);
  expect((await textOf(overlapping(table))).text).toBe('Fecha\n1\n');
  expect((await textOf(withHiddenFiles(table, 100))).text).toBe('Fecha\n1\n');
});

it('stops what would fill the memory', async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  async function* bomb() {
    for (;;) yield megabyte;
  }
  let megabytes = 0;
  const all = async () => {
    for await (const chunk of limited(bomb())) megabytes += chunk.length / megabyte.length;
  };
  await expect(all()).rejects.toMatchObject({ code: 'archive-too-large' });
  expect(megabytes).toBe(112);
});

it('leaves documents of other kinds to whoever knows what to call them', async () => {
  const document = zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' });
  expect(Buffer.from((await textOf(document)).text)).toEqual(Buffer.from(document.toString()));
});

describe('a workbook', () => {
  const header = ['Fecha', 'Hora', 'Consumo & vertido_kWh'];
  const day = 46296;

  it('is lines with the numbers of its rows, dates and times as a curve has them', async () => {
    const rows = [
      ['Curva de "carga"'],
      [],
      header,
      [{ date: day }, { time: 7.25 / 24 }, 0.1 + 0.2],
      [{ dateTime: day + 1 }, { time: 1 }, 12.345],
      [{ date: day + 0.5 }, 25, 1e-7],
    ];
    expect((await textOf(workbookOf({ Curva: rows }))).text.split('\n')).toEqual([
      "Curva de 'carga'",
      '',
      'Fecha\tHora\tConsumo & vertido_kWh',
      '01/10/2026\t07:15\t0,3',
      '02/10/2026 00:00\t24:00\t12,3450',
      '01/10/2026 12:00\t25\t0,0000001',
      '',
    ]);
  });

  it('is read as Excel writes it: shared texts, gaps between cells and rows, formulas', async () => {
    const shared = ['Fecha', 'Hora', 'Consumo_<x>kWh</x>', 'R'].map((one, i) =>
      i === 2
        ? '<si><r><t>Consumo</t></r><r><rPr><b/></rPr><t xml:space="preserve">_kWh</t></r></si>'
        : `<si><t>${one}</t><phoneticPr fontId="1"/></si>`,
    );
    const sheet = `<?xml version="1.0"?>
<x:worksheet xmlns:x="m"><x:cols><x:col min="1" max="3" width="9"/></x:cols><x:sheetData>
<x:row r="3" spans="1:5"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="B3" t="s"><x:v>1</x:v></x:c><x:c r="D3" t="s"><x:v>2</x:v></x:c></x:row>
<x:row r="4" ht="15"/>
<x:row r="6"><x:c r="A6" s="1"><x:v>46296</x:v></x:c><x:c r="B6"><x:f>B5+1</x:f><x:v>2</x:v></x:c><x:c r="C6" s="1"/><x:c r="D6"><x:v>0.30000000000000004</x:v></x:c><x:c r="E6" t="e"><x:v>#N/A</x:v></x:c></x:row>
</x:sheetData></x:worksheet>`;
    const bytes = zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="0"/><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId7"/><sheet name="C" sheetId="7" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Target="/xl/worksheets/sheet9.xml" Id="rId1"/><Relationship Id="rId7" Target="worksheets/hidden.xml"/></Relationships>',
      'xl/styles.xml':
        '<styleSheet><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"><alignment/></xf></cellXfs></styleSheet>',
      'xl/sharedStrings.xml': `<sst count="4">${shared.join('')}</sst>`,
      'xl/worksheets/sheet9.xml': sheet,
      'xl/worksheets/hidden.xml': sheet + sheet,
    });
    expect(await textOf(bytes)).toEqual({
      text: ['', '', 'Fecha\tHora\t\tConsumo_kWh', '', '', '01/10/2026\t2\t\t0,3\t#N/A', ''].join(
        '\n',
      ),
      skipped: [],
    });
  });

  it('has no longer text in a cell than Excel writes, whatever it claims', async () => {
    const parts = ['Fecha', 'a'.repeat(40_000)];
    expect((await textOf(workbookOf({ C: [parts] }))).text).toBe(`Fecha\t${'a'.repeat(32_767)}\n`);
    // A thread that gathered a hundred megabytes of it would end its process.
    expect(await refusalOf(workbookOf({ C: [['a'.repeat(600_000)]] }))).toBe('damaged-archive');
    expect(await refusalOf(workbookOf({ ['a'.repeat(600_000)]: [parts] }))).toBe('damaged-archive');
  });

  it('is refused when it names more sheets, or parts, than any has', async () => {
    const bytes = (sheets: number, parts: number) =>
      zipOf({
        'xl/workbook.xml': `<workbook><sheets>${'<sheet name="C" r:id="r1"/>'.repeat(sheets)}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${'<Relationship Id="r1" Target="a.xml"/>'.repeat(parts)}</Relationships>`,
        'xl/a.xml': '<worksheet/>',
      });
    expect(await refusalOf(bytes(60_000, 1))).toBe('too-many-cells');
    expect(await refusalOf(bytes(1, 60_000))).toBe('too-many-cells');
    expect(await refusalOf(bytes(100, 100))).toBe('');
  });

  it('is refused when its cells say one long text again and again', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(500)}</row>`;
    const bytes = zipOf({
      'xl/workbook.xml': '<workbook><sheets><sheet name="C" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(32_000)}</t></si></sst>`,
      'xl/worksheets/a.xml': `<worksheet><sheetData>${row.repeat(40)}</sheetData></worksheet>`,
    });
    expect(await refusalOf(bytes)).toBe('archive-too-large');
  });

  it('is its largest sheet; the others are told', async () => {
    const rows = Array.from({ length: 50 }, () => header);
    const bytes = workbookOf({ Resumen: [header], 'Octubre 2026': rows, Notas: [['hola']] });
    const found = await textOf(bytes);
    expect(found.text.split('\n')).toHaveLength(51);
    expect(found.skipped).toEqual(['Resumen', 'Notas']);
  });
});
