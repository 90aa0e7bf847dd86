import { fatal } from '../problems';
import type { FileProblem } from '../types';

interface Signature {
  readonly bytes: string;
  readonly at?: number;
  readonly code: string;
  readonly message: string;
}

const unpack = (what: string) =>
  `El fichero está comprimido (${what}): descomprímelo y elige el fichero de dentro.`;
const saveAsCsv = (what: string) =>
  `El fichero es ${what}: ábrelo y guárdalo como CSV o XLSX, o descarga la curva en CSV.`;
const notText = (what: string) =>
  `El fichero es ${what} y no contiene una curva que se pueda leer: descarga la curva en CSV.`;

/** The first bytes of other kinds of files, each as a character. */
const signatures: readonly Signature[] = [
  { bytes: 'PK\x03\x04', code: 'zip', message: unpack('zip') },
  { bytes: 'PK\x05\x06', code: 'zip', message: unpack('zip') },
  { bytes: '\xd0\xcf\x11\xe0', code: 'xls', message: saveAsCsv('un libro de Excel (xls)') },
  { bytes: '\x1f\x8b', code: 'compressed', message: unpack('gz') },
  { bytes: 'BZh', code: 'compressed', message: unpack('bz2') },
  { bytes: '7z\xbc\xaf', code: 'compressed', message: unpack('7z') },
  { bytes: 'Rar!', code: 'compressed', message: unpack('rar') },
  { bytes: '\xfd7zXZ', code: 'compressed', message: unpack('xz') },
  { bytes: '\x28\xb5\x2f\xfd', code: 'compressed', message: unpack('zst') },
  { bytes: 'ustar', at: 257, code: 'compressed', message: unpack('tar') },
  { bytes: '%PDF', code: 'pdf', message: notText('un PDF') },
  { bytes: '\x89PNG', code: 'image', message: notText('una imagen') },
  { bytes: '\xff\xd8\xff', code: 'image', message: notText('una imagen') },
  { bytes: 'GIF8', code: 'image', message: notText('una imagen') },
  { bytes: '{\\rtf', code: 'rtf', message: saveAsCsv('un documento de texto (rtf)') },
];

/** File names inside a zip that show a spreadsheet. */
const spreadsheetNames = ['[Content_Types].xml', 'xl/', 'opendocument.spreadsheet'];

const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

/** A text has fewer of them. */
const controlShare = 0.05;

/**
 * The kind of a file that is no text, by its first bytes, never by its name.
 *
 * @param head the first bytes, up to a kilobyte
 * @returns the problem, or null when it may be text
 */
export function findContainer(head: Uint8Array): FileProblem | null {
  const text = String.fromCharCode(...head);
  const found = signatures.find(({ bytes, at = 0 }) => text.startsWith(bytes, at));
  if (found?.code === 'zip' && spreadsheetNames.some((name) => text.includes(name))) {
    return fatal('xlsx', saveAsCsv('un libro de Excel o de hoja de cálculo'));
  }
  return found ? fatal(found.code, found.message) : null;
}

/** @returns the problem of bytes that are no text in any encoding, or null */
export function findBinary(head: Uint8Array): FileProblem | null {
  const controls = head.filter(isControl).length;
  if (controls === 0 || controls < head.length * controlShare) return null;
  return fatal(
    'binary',
    'El fichero no es de texto, o está dañado: descarga la curva otra vez, en CSV.',
  );
}
