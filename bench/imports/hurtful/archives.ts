import { gzipSync } from 'node:zlib';
import { claimingFiles, overlapping, withHiddenFiles, zipOf } from '../../../api/test/zip';
import type { HurtfulFile } from './texts';

const megabyte = 1024 * 1024;
/** A little less than what is refused: most of an archive's work is then done. */
const unpackedBytes = 158 * megabyte;

const filled = (text: string, head = '', end = ''): Buffer =>
  Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(unpackedBytes - head.length - end.length, text),
    Buffer.from(end),
  ]);

const sheetHead = '<worksheet><sheetData>';
const sheetEnd = '</sheetData></worksheet>';

interface Parts {
  readonly sheet?: Buffer | string;
  readonly shared?: Buffer | string;
  readonly styles?: Buffer | string;
  readonly others?: Readonly<Record<string, string>>;
}

const workbook = ({ sheet = sheetHead + sheetEnd, shared, styles, others }: Parts) =>
  zipOf({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="C" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ...(shared && { 'xl/sharedStrings.xml': shared }),
    ...(styles && { 'xl/styles.xml': styles }),
    ...others,
    'xl/worksheets/sheet1.xml': sheet,
  });

const rows = (row: string) => filled(row, sheetHead);
const entries = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, '']));

/** As many blocks of one byte as fit: each wants the memory of a large one. */
function bunzipped(): Buffer {
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i -= 1) bits.push(Math.floor(value / 2 ** i) % 2);
  };
  const sums = Int32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte << 24;
    for (let i = 0; i < 8; i += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
    return sum;
  });
  const sum = ~((-1 << 8) ^ (sums[(-1 >>> 24) ^ 0x61] ?? 0)) >>> 0;
  for (let k = 0; k < 8; k += 1) {
    const block: readonly (readonly [value: number, bits: number])[] = [
      [0x314159, 24],
      [0x265359, 24],
      [sum, 32],
      [0, 25],
      [0x200, 16],
      [0x4000, 16],
      [1, 3],
      [1, 15],
      [0, 1],
      [1, 5],
      [0, 1],
      [2, 2],
      [0, 1],
      [0, 1],
      [3, 3],
    ];
    for (const [value, count] of block) write(value, count);
  }
  const eight = Buffer.alloc(bits.length / 8);
  for (const [i, bit] of bits.entries())
    if (bit) eight[i >> 3] = (eight[i >> 3] ?? 0) | (0x80 >> (i & 7));
  const end = Buffer.from('17724538509000000000', 'hex');
  return Buffer.concat([Buffer.from('BZh9'), Buffer.alloc(150_000 * eight.length, eight), end]);
}

export const hurtfulArchives: readonly HurtfulFile[] = [
  { name: 'gz of line ends', bytes: () => gzipSync(filled('\n')) },
  {
    name: 'gz of readings',
    bytes: () =>
      gzipSync(
        filled(
          'ES0021000000000001FY;01/10/2026;1;0,2;R\n',
          'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion\n',
        ),
      ),
  },
  {
    name: 'gz of more than the limit',
    bytes: () => gzipSync(Buffer.alloc(400 * megabyte, 'a;b\n')),
  },
  { name: 'bz2 of empty blocks', bytes: bunzipped },
  { name: 'the same in a gz', bytes: () => gzipSync(bunzipped()) },
  { name: 'a zip of 65,000 files', bytes: () => zipOf(entries(65_000)) },
  {
    name: 'a zip that claims 4,000 million files',
    bytes: () => claimingFiles(zipOf(entries(1)), 4_000_000_000),
  },
  {
    name: 'a zip of 800,000 files that its directory does not name',
    bytes: () => withHiddenFiles(zipOf(entries(1)), 800_000),
  },
  {
    name: 'a workbook behind 9,900 such files',
    bytes: () => withHiddenFiles(workbook({ sheet: rows('<row/>') }), 9_900),
  },
  {
    name: 'a workbook with 9,900 other files, all in one place',
    bytes: () => overlapping(workbook({ others: entries(9_900) })),
  },
  {
    name: 'a workbook with 65,000 other files',
    bytes: () => workbook({ others: entries(65_000) }),
  },
  { name: 'a workbook of empty rows', bytes: () => workbook({ sheet: rows('<row/>') }) },
  {
    name: 'a workbook of empty cells',
    bytes: () => workbook({ sheet: filled('<c/>', `${sheetHead}<row>`) }),
  },
  {
    name: 'a workbook of numbers',
    bytes: () => workbook({ sheet: rows('<row><c><v>1</v></c><c><v>2</v></c></row>') }),
  },
  {
    name: 'a workbook of inline texts',
    bytes: () => workbook({ sheet: rows('<row><c t="inlineStr"><is><t>a</t></is></c></row>') }),
  },
  {
    name: 'a workbook of far cells',
    bytes: () => workbook({ sheet: rows('<row><c r="SF1"><v>1</v></c></row>') }),
  },
  {
    name: 'a workbook of one text',
    bytes: () => workbook({ sheet: filled('a', `${sheetHead}<row><c><v>`) }),
  },
  {
    name: 'a workbook of entities',
    bytes: () => workbook({ sheet: filled('&#65;', `${sheetHead}<row><c><v>`) }),
  },
  {
    name: 'a workbook of attributes',
    bytes: () => workbook({ sheet: filled(' a', `${sheetHead}<row r="`) }),
  },
  { name: 'a workbook that is nested without end', bytes: () => workbook({ sheet: rows('<a>') }) },
  {
    name: 'a workbook of a last row far away',
    bytes: () =>
      workbook({ sheet: `${sheetHead}<row r="1048576"><c><v>1</v></c></row>${sheetEnd}` }),
  },
  {
    name: 'a workbook of shared texts',
    bytes: () => workbook({ shared: filled('<si><t>a</t></si>', '<sst>') }),
  },
  {
    name: 'a workbook of styles',
    bytes: () => workbook({ styles: filled('<xf numFmtId="1"/>', '<styleSheet><cellXfs>') }),
  },
  {
    name: 'a workbook of formats',
    bytes: () =>
      workbook({
        styles: filled(`<numFmt numFmtId="1" formatCode="${'['.repeat(250)}"/>`, '<styleSheet>'),
      }),
  },
  {
    name: 'a workbook with all parts large',
    bytes: () => {
      const third = Math.floor(unpackedBytes / 3);
      return workbook({
        shared: filled('<si><t>a</t></si>', '<sst>').subarray(0, third),
        styles: filled('<xf numFmtId="1"/>', '<styleSheet><cellXfs>').subarray(0, third),
        sheet: rows('<row><c><v>1</v></c></row>').subarray(0, third),
      });
    },
  },
];
