import { isEncrypted, unzipped, type ZipEntry, zipEntries } from '@vatio/sheets/zip';
import { namesShown } from './names';
import { maxUnpackedBytes, readable, UnreadableArchive, unreadable } from './unreadableArchive';

const pieceBytes = 64 * 1024;

/** The files of a zip, without what macOS and Windows add. @throws UnreadableArchive */
export function filesOf(bytes: Uint8Array): readonly ZipEntry[] {
  try {
    return zipEntries(bytes).filter(({ name }) => isWanted(name));
  } catch (error) {
    throw unreadable('zip', error);
  }
}

const isWanted = (name: string) => !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** The only file of a zip. @throws UnreadableArchive */
export function onlyFile(
  bytes: Uint8Array,
  files: readonly ZipEntry[],
): AsyncGenerator<Uint8Array> {
  const [only, ...others] = files;
  if (!only) {
    throw new UnreadableArchive(
      'empty-archive',
      'El zip no tiene dentro ningún fichero que se pueda leer: elige el de la curva, sin comprimir.',
    );
  }
  if (isDocument(files)) {
    throw new UnreadableArchive(
      'document',
      'El fichero es un documento o una presentación, no una curva: descárgala en CSV o Excel.',
    );
  }
  if (others.length > 0) throw severalFiles(files);
  if (isEncrypted(bytes)) {
    throw new UnreadableArchive(
      'locked-archive',
      'El zip tiene contraseña: descomprímelo y elige el fichero de dentro.',
    );
  }
  return readable('zip', unzipped(bytes, only.name, { maxBytes: maxUnpackedBytes, pieceBytes }));
}

/** An office document: none of its parts is a file of its own. */
const isDocument = (files: readonly ZipEntry[]) =>
  files.some(({ name }) => name === '[Content_Types].xml');

function severalFiles(files: readonly ZipEntry[]): UnreadableArchive {
  const names = namesShown(
    files.map(({ name }) => name),
    'otros',
  );
  return new UnreadableArchive(
    'several-files',
    `El zip tiene ${files.length} ficheros (${names}): descomprímelo y elígelos todos a la vez.`,
  );
}
