import { TooLarge, TooManyFiles, TooMuchWork } from '@vatio/sheets/zip';

/** Why a compressed file or a workbook cannot be read. */
export class UnreadableArchive extends Error {
  /** @param code for programs @param message Spanish: what is wrong and what to do */
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * The zip library's error in words for people.
 *
 * @param what «zip»
 */
export function unreadable(what: string, error: unknown): UnreadableArchive {
  if (error instanceof TooManyFiles) return tooManyFiles();
  if (error instanceof TooMuchWork) return tooManyCells();
  return error instanceof TooLarge ? tooLarge() : damaged(what, error);
}

export const damaged = (what: string, cause?: unknown): UnreadableArchive =>
  new UnreadableArchive(
    'damaged-archive',
    `El fichero ${what} está dañado o incompleto: descárgalo otra vez.`,
    { cause },
  );

/** More text than a million lines of the longest format. */
export const maxUnpackedBytes = 112 * 1024 * 1024;

/** Counts the bytes that come out of an archive: a small file must not fill the memory. */
export async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxUnpackedBytes) throw tooLarge();
    yield chunk;
  }
}

/** Passes the bytes on, and turns their errors into UnreadableArchive. @param what «zip» */
export async function* readable(
  what: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw unreadable(what, error);
  }
}

const tooLarge = () =>
  new UnreadableArchive(
    'archive-too-large',
    `El fichero ocupa descomprimido más de ${maxUnpackedBytes / 1024 ** 2} MB: divídelo en varios.`,
  );

const tooManyFiles = () =>
  new UnreadableArchive(
    'too-many-files',
    'El fichero tiene dentro miles de ficheros, y ninguna curva los tiene: descomprímelo y elige el de la curva.',
  );

const tooManyCells = () =>
  new UnreadableArchive(
    'too-many-cells',
    'El fichero de Excel tiene demasiadas celdas, quizá vacías: guárdalo como CSV o divídelo en varios.',
  );
