import { isWorkbook } from '@vatio/sheets/workbook';
import type { ZipEntry } from '@vatio/sheets/zip';
import { bunzip2 } from './bunzip2';
import { gunzip } from './gunzip';
import { UnreadableArchive } from './unreadableArchive';
import { type OnSkipped, workbookText } from './workbookText';
import { filesOf, onlyFile } from './zip';

/** A zip of bz2 files is common; deeper nesting is a trap. */
const mostLayers = 3;
/** Everything but the last layer of an archive is held whole. */
const maxHeldBytes = 32 * 1024 * 1024;

/**
 * The text of a file that may be compressed (gz, bz2, zip with one file) or a workbook (xlsx); its
 * name does not matter. Any other file passes unchanged, piece by piece.
 *
 * @throws UnreadableArchive
 */
export async function* unpacked(
  bytes: AsyncIterable<Uint8Array>,
  onSkipped: OnSkipped,
  layer = 1,
): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const kind = kindOf(first.value);
  if (kind === null) {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
    return;
  }
  const whole = await held(first.value, pieces);
  if (layer > mostLayers) {
    throw new UnreadableArchive(
      'nested-archive',
      'El fichero está comprimido demasiadas veces: descomprímelo y elige el fichero de dentro.',
    );
  }
  if (kind !== 'zip') {
    yield* unpacked(kind === 'gz' ? gunzip(whole) : bunzip2(whole), onSkipped, layer + 1);
    return;
  }
  const files = filesOf(whole);
  if (isWorkbook(files)) yield* workbookText(whole, onSkipped);
  // The reader names spreadsheets of other kinds.
  else if (isOtherSheet(files)) yield whole;
  else yield* unpacked(onlyFile(whole, files), onSkipped, layer + 1);
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((character, i) => bytes[i] === character.charCodeAt(0));

/** Recognised by its first bytes: the name of a file may say anything. */
function kindOf(head: Uint8Array): 'gz' | 'bz2' | 'zip' | null {
  if (startsWith(head, '\x1f\x8b')) return 'gz';
  if (startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')) return 'zip';
  const isBzip2 = startsWith(head, 'BZh') && /^[1-9]$/.test(String.fromCharCode(head[3] ?? 0));
  const isBlock =
    startsWith(head.subarray(4), '1AY&SY') || startsWith(head.subarray(4), '\x17rE8P');
  return isBzip2 && isBlock ? 'bz2' : null;
}

async function held(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const chunks = [first];
  let size = first.length;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    size += next.value.length;
    if (size > maxHeldBytes) {
      throw new UnreadableArchive(
        'archive-too-large',
        'El fichero comprimido es demasiado grande: descomprímelo y divídelo en varios.',
      );
    }
    chunks.push(next.value);
  }
  return chunks.length === 1 ? first : Buffer.concat(chunks);
}

const isOtherSheet = (files: readonly ZipEntry[]) =>
  files.some(({ name }) => name === 'mimetype' || name === 'xl/workbook.bin');
