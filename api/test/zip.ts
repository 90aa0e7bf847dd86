import { deflateRawSync } from 'node:zlib';

/** A zip of some files. Its readers here ignore the checksums. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = [Buffer.from('PK\x03\x04'), facts, name, packed];
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, name);
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end]);
}

/** A cell of a workbook: a text, a number, or a number that is shown as a date or a time. */
export type WorkbookCell =
  | string
  | number
  | null
  | { readonly date?: number; readonly time?: number; readonly dateTime?: number };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: WorkbookCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const { date, time, dateTime } = cell;
  if (date !== undefined) return `<c s="1"><v>${date}</v></c>`;
  return time === undefined ? `<c s="3"><v>${dateTime}</v></c>` : `<c s="2"><v>${time}</v></c>`;
}

const sheetXml = (rows: readonly (readonly WorkbookCell[])[]) =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')}</sheetData></worksheet>`;

/** An Excel workbook. @param sheets their rows, by name */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
): Buffer {
  const names = Object.keys(sheets);
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 9}" r:id="rId${i}"/>`);
  const links = names.map((_, i) => `<Relationship Id="rId${i}" Target="worksheets/${i}.xml"/>`);
  const formats = [0, 14, 20, 164].map((id) => `<xf numFmtId="${id}"/>`).join('');
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs>${formats}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, i) => [`xl/worksheets/${i}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
  });
}
