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

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const local = 'PK\x03\x04';
const inDirectory = 'PK\x01\x02';
const localBytes = 30;

/** All files of its directory lie where the first of them does: they are one. */
export function overlapping(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(inDirectory); at !== -1; at = bytes.indexOf(inDirectory, at + 1)) {
    word(0).copy(bytes, at + 42);
  }
  return bytes;
}

/** A file whose content is a zip, unpacked, so that the files of that one lie in it and on their own. */
export function nested(zip: Buffer, name: string): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(zip.length, 14);
  facts.writeUInt32LE(zip.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const outer = Buffer.concat([Buffer.from(local), facts, Buffer.from(name), zip]);
  const bytes = Buffer.concat([outer, zip.subarray(zip.indexOf(inDirectory))]);
  const shift = localBytes + name.length;
  const directoryAt = outer.length;
  for (let at = directoryAt; at !== -1; at = bytes.indexOf(inDirectory, at + 1)) {
    word(bytes.readUInt32LE(at + 42) + shift).copy(bytes, at + 42);
  }
  word(directoryAt).copy(bytes, bytes.length - 6);
  return bytes;
}

/** Files in front, which the directory does not name. */
export function withHiddenFiles(zip: Buffer, count: number): Buffer {
  const file = Buffer.concat([Buffer.from(local), Buffer.alloc(localBytes - 4)]);
  const bytes = Buffer.concat([Buffer.alloc(count * file.length, file), zip]);
  const shift = count * file.length;
  for (let at = bytes.indexOf(inDirectory); at !== -1; at = bytes.indexOf(inDirectory, at + 1)) {
    word(bytes.readUInt32LE(at + 42) + shift).copy(bytes, at + 42);
  }
  word(bytes.readUInt32LE(bytes.length - 6) + shift).copy(bytes, bytes.length - 6);
  return bytes;
}

/** A zip (zip64) that claims to have `count` files. */
export function claimingFiles(zip: Buffer, count: number): Buffer {
  const end = zip.length - 22;
  const large = Buffer.alloc(56);
  large.write('PK\x06\x06', 'latin1');
  word(count).copy(large, 32);
  word(zip.indexOf(inDirectory)).copy(large, 48);
  const place = Buffer.concat([Buffer.from('PK\x06\x07'), Buffer.alloc(4), word(end), word(0)]);
  const last = Buffer.from(zip.subarray(end));
  last.fill(0xff, 8, 12);
  return Buffer.concat([zip.subarray(0, end), large, Buffer.concat([place, word(1)]), last]);
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
