import { toCsv, toXlsx } from '@vatio/ui/export';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { fileOf, fileOfBlob } from '../../../../../tests/setup/jsdom/files';
import { streamedZip } from '../testing/streamedZip';
import { supplySpec } from '../testing/supplySpec';
import { templateFile } from './files';
import { readImportFile } from './readFile';

const bytesOf = (...codes: number[]) => new Uint8Array(codes);
const readPointFile = (file: File, sheet?: string) => readImportFile(supplySpec, file, sheet);
/** Spaces with a tag now and then: a text without end is refused for itself. */
const spaces = (megabytes: number) => `<a/>${' '.repeat(256 * 1024)}`.repeat(megabytes * 4);
const readText = async (text: BlobPart) => (await readPointFile(fileOf(text))).table;

describe('a CSV', () => {
  it.each([
    ['semicolons', 'CUPS;Alias\r\nES1;Calle Mayor, 1\r\n'],
    ['tabs', 'CUPS\tAlias\nES1\tCalle Mayor, 1'],
    ['commas', 'CUPS,Alias\nES1,"Calle Mayor, 1"\n'],
    ['the separator of its first line', 'sep=|\nCUPS|Alias\nES1|Calle Mayor, 1\n'],
  ])('is read with %s', async (_name, text) => {
    const { headers, rows } = await readText(text);
    expect(headers).toEqual(['CUPS', 'Alias']);
    expect(rows.map(({ cells }) => cells)).toEqual([['ES1', 'Calle Mayor, 1']]);
  });

  it.each<[string, BlobPart]>([
    ['UTF-8', 'CUPS;Alias\nES1;Ñandú'],
    ['UTF-8 with its mark', '\uFEFFCUPS;Alias\nES1;Ñandú'],
    ['windows-1252', bytesOf(...strToU8('CUPS;Alias\nES1;'), 0xd1, 0x61, 0x6e, 0x64, 0xfa)],
    [
      'UTF-16',
      new Uint8Array(
        Uint16Array.from('\uFEFFCUPS\tAlias\nES1\tÑandú', (c) => c.charCodeAt(0)).buffer,
      ),
    ],
  ])('is read in %s', async (_name, content) => {
    const { headers, rows } = await readText(content);
    expect([headers[0], rows[0]?.cells[1]]).toEqual(['CUPS', 'Ñandú']);
  });

  it('keeps the numbers that rows have in a spreadsheet', async () => {
    const { headers, rows, commentCount } = await readText(
      'Listado de puntos\n\nCUPS;Alias\n# así;se rellena\nES1;"dos\nlíneas"\n;;\nES2;x\n',
    );
    expect([headers, commentCount]).toEqual([['CUPS', 'Alias'], 1]);
    expect(rows.map(({ line }) => line)).toEqual([5, 7]);
  });

  it('is cut where no column can be, and where nothing follows', async () => {
    const { headers, rows } = await readText(
      `CUPS${';x'.repeat(600)}\nES1;a${';'.repeat(9_000)}\n`,
    );
    expect(headers).toHaveLength(500);
    expect(rows.map(({ cells }) => cells)).toEqual([['ES1', 'a']]);
  });

  it('drops the guard that the export puts before a formula', async () => {
    const columns = [
      { header: 'CUPS', value: () => 'ES1' },
      { header: 'Alias', value: (alias: string) => alias },
    ];
    const { rows } = await readText(toCsv(columns, ['-Nave', '＝Nave', "'Nave"]));
    expect(rows.map(({ cells }) => cells[1])).toEqual(['-Nave', '＝Nave', "'Nave"]);
  });
});

describe('an Excel file', () => {
  const columns = [
    { header: 'CUPS', value: ([cups = '']: string[]) => cups },
    { header: 'Potencia P1 (kW)', value: () => 20.376 },
    { header: 'Desde', value: () => new Date('2026-01-01T12:00:00Z') },
  ];

  it('is read as a Spanish sheet shows it', async () => {
    const blob = await toXlsx(columns, [['ES1'], [''], ['ES2']]);
    const { table, sheets, sheet } = await readPointFile(await fileOfBlob(blob, 'puntos.xlsx'));
    expect([sheets, sheet]).toEqual([['Datos'], 'Datos']);
    expect(table.headers).toEqual(['CUPS', 'Potencia P1 (kW)', 'Desde']);
    expect(table.rows[0]?.cells).toEqual(['ES1', '20,376', '01/01/2026']);
  });

  it('is read in the page, even when it is long', async () => {
    const blob = await toXlsx(
      columns,
      Array.from({ length: 5_000 }, (_, n) => [`ES${n}`]),
    );
    const { table } = await readPointFile(await fileOfBlob(blob, 'puntos.xlsx'));
    expect(table.rows).toHaveLength(5_000);
    expect(table.rows.at(-1)).toMatchObject({
      line: 5_001,
      cells: expect.arrayContaining(['ES4999']),
    });
  });

  const cell = (value: string, formula = '', type = '') =>
    `<c${type}>${formula && `<f>${formula}</f>`}${value && `<v>${value}</v>`}</c>`;
  const rowXml = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

  /** A workbook with the sheets that are given, by their names. */
  function workbook(
    sheets: Readonly<Record<string, string>>,
    others: Readonly<Record<string, string>> = {},
  ): Uint8Array<ArrayBuffer> {
    const names = Object.keys(sheets);
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const files: Record<string, string> = {
      ...others,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rels}"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${rels}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    };
    names.forEach((name, at) => {
      files[`xl/worksheets/sheet${at + 1}.xml`] =
        `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`;
    });
    return zipSync(
      Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
      { level: 1 },
    );
  }

  it('takes the value of a formula, and keeps the numbers of its rows', async () => {
    const sheet = [
      rowXml(2, textCell('CUPS') + textCell('Potencia P1')),
      rowXml(5, textCell('ES1') + cell('0.30000000000000004', 'A1+B1')),
      rowXml(6, cell('ES2', 'X1', ' t="str"') + cell('#N/A', 'NA()', ' t="e"')),
    ].join('');
    const file = fileOf(workbook({ Hoja1: sheet }), 'f.xlsx');
    const { table } = await readPointFile(file);
    expect(table.rows).toEqual([
      { line: 5, cells: ['ES1', '0,3'] },
      { line: 6, cells: ['ES2', '#N/A'] },
    ]);
  });

  it('reads shared texts, dates and gaps where its cells say they are', async () => {
    const sheet = [
      rowXml(1, '<c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c>'),
      rowXml(
        2,
        '<c r="A2" t="s"><v>2</v></c><c r="C2" s="1"><v>46023.5</v></c><c r="AB2" t="b"><v>1</v></c>',
      ),
    ].join('');
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const file = fileOf(
      workbook(
        { Hoja1: sheet },
        {
          'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>CUPS</t></si><si><r><t>Contrato </t></r><r><t>desde</t></r></si><si><t>ES1</t></si></sst>`,
          'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
        },
      ),
      'f.xlsx',
    );
    const { table } = await readPointFile(file);
    expect(table.headers).toEqual(['CUPS', '', 'Contrato desde']);
    expect(table.rows[0]?.cells.slice(0, 3)).toEqual(['ES1', '', '01/01/2026']);
    expect(table.rows[0]?.cells[27]).toBe('Sí');
  });

  it('is read in any packing', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => rowXml(n + 2, textCell(`ES${n * 7919}`)));
    const sheet = rowXml(1, textCell('CUPS')) + rows.join('');
    const file = fileOf(await streamedZip(unzipSync(workbook({ Hoja1: sheet }))), 'f.xlsx');
    const { table } = await readPointFile(file);
    expect(table.rows).toHaveLength(400);
    expect(table.rows.at(-1)).toEqual({ line: 401, cells: [`ES${399 * 7919}`] });
  });

  it('is refused when it is cut off', async () => {
    const whole = workbook({ Hoja1: rowXml(1, textCell('CUPS')) });
    const cut = fileOf(whole.slice(0, whole.length / 2), 'f.xlsx');
    await expect(readPointFile(cut)).rejects.toThrow(/está dañado/);
  });

  it('is refused when it would fill the memory', async () => {
    // It fits into some hundred kilobytes.
    const bomb = workbook({ Hoja1: spaces(51) });
    await expect(readPointFile(fileOf(bomb, 'f.xlsx'))).rejects.toThrow(/demasiado grande/);
  });

  it.each<[string, Record<string, string>]>([
    ['fill it together', { Uno: spaces(20), Dos: spaces(20), Tres: spaces(20) }],
    ['are hundreds', Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`Hoja${n}`, '']))],
  ])('is refused when its sheets %s', async (_name, sheets) => {
    const last = rowXml(1, textCell('CUPS')) + rowXml(2, textCell('ES1'));
    const file = fileOf(workbook({ ...sheets, Última: last }), 'f.xlsx');
    await expect(readPointFile(file)).rejects.toThrow(/demasiado grande/);
  });

  it('is refused when it has more formats than Excel makes', async () => {
    const formats = `<styleSheet><cellXfs>${'<xf/>'.repeat(600_000)}</cellXfs></styleSheet>`;
    const sheet = rowXml(1, textCell('CUPS')) + rowXml(2, textCell('ES1'));
    const file = fileOf(workbook({ Hoja1: sheet }, { 'xl/styles.xml': formats }), 'f.xlsx');
    await expect(readPointFile(file)).rejects.toThrow(/demasiado grande/);
  });

  it('gives the first sheet that is not empty, or the chosen one', async () => {
    const sheetOf = (cups: string) => rowXml(1, textCell('CUPS')) + rowXml(2, textCell(cups));
    const file = fileOf(
      workbook({ Vacía: '', Uno: sheetOf('ES1'), Dos: sheetOf('ES2') }),
      'f.xlsx',
    );
    const first = await readPointFile(file);
    expect([first.sheets, first.sheet]).toEqual([['Vacía', 'Uno', 'Dos'], 'Uno']);
    expect((await readPointFile(file, 'Dos')).table.rows[0]?.cells).toEqual(['ES2']);
    await expect(readPointFile(file, 'Vacía')).rejects.toThrow(/está vacío/);
  });
});

it.each<[string, BlobPart, RegExp]>([
  ['that is empty', '', /está vacío/],
  ['with nothing but a header', 'CUPS;Alias\n', /solo tiene la cabecera/],
  ['with too many rows', `CUPS\n${'ES1\n'.repeat(5_001)}`, /tiene 5\.001 filas/],
  ['with more lines than a page can go through', '\n'.repeat(100_001), /más de 100\.000 filas/],
  ['that is too large', 'x'.repeat(5 * 1024 * 1024 + 1), /ocupa .* y el máximo son 5/],
  ['of the old Excel', bytesOf(0xd0, 0xcf, 0x11, 0xe0), /Excel antiguo/],
  [
    'with a password',
    bytesOf(0xd0, 0xcf, 0x11, 0xe0, ...strToU8([...'EncryptedPackage'].join('\0'))),
    /tiene contraseña/,
  ],
  ['that is a PDF', '%PDF-1.7', /Es un PDF/],
  ['that is a web page', '<html><table><tr><td>CUPS', /Es una página web/],
  ['that is half an Excel', bytesOf(0x50, 0x4b, 3, 4, 1, 2), /está dañado/],
  ['that is a ZIP of something else', zipSync({ 'a.xml': strToU8('x') }), /está dañado/],
  ['that is no text', bytesOf(0x89, 0x50, 0, 0, 1, 0), /No es un CSV/],
  [
    'with a quote that is never closed',
    'CUPS;Alias\nES1;"x\nES2;y\n',
    /fila 2 se abre una comilla/,
  ],
])('refuses a file %s, and tells the way out', async (_name, content, message) => {
  await expect(readPointFile(fileOf(content))).rejects.toThrow(message);
});

it('reads the template as a file without rows', async () => {
  const { columns, rows } = templateFile(supplySpec);
  await expect(readText(toCsv(columns, rows))).rejects.toThrow(/solo tiene la cabecera/);
  const filled = toCsv(columns, [...rows, columns.map(() => 'x')]);
  expect(await readText(filled)).toMatchObject({ commentCount: 2, rows: [{ line: 4 }] });
});
