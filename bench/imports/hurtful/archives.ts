import { gzipSync } from 'node:zlib';
import { emptyBlocks } from '../../../api/test/bzip2';
import {
  claimingFiles,
  overlapping,
  withHiddenFiles,
  workbookOf,
  zipOf,
} from '../../../api/test/zip';
import { fullBlocks } from './bzip2';
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

/** Two names of 40 million characters, some 80 kB when packed. */
const longNames = () =>
  workbookOf({ ['A'.repeat(40_000_000)]: [['a']], ['B'.repeat(40_000_000)]: [['b'], ['b']] });

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
  { name: 'bz2 of empty blocks', bytes: () => emptyBlocks(150_000) },
  { name: 'the same in a gz', bytes: () => gzipSync(emptyBlocks(150_000)) },
  { name: 'bz2 of few very long lines', bytes: () => fullBlocks(125) },
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
  { name: 'a workbook of sheets with very long names', bytes: longNames },
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
