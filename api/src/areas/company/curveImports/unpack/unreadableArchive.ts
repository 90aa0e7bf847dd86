import { TooLarge } from '@vatio/sheets/zip';

/** Why nothing can be read of a compressed file or a workbook. */
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

export const damaged = (what: string, cause?: unknown): UnreadableArchive =>
  new UnreadableArchive(
    'damaged-archive',
    `El fichero ${what} está dañado o incompleto: descárgalo otra vez.`,
    { cause },
  );

/** More text than a million lines of the longest format have. */
export const maxUnpackedBytes = 160 * 1024 * 1024;

/** Counts what comes out of an archive, so that a small file cannot fill the memory. */
export async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxUnpackedBytes) throw tooLarge();
    yield chunk;
  }
}

/** The same bytes; what is wrong with them becomes an UnreadableArchive. @param what «zip» */
export async function* readable(
  what: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof TooLarge ? tooLarge() : damaged(what, error);
  }
}

const tooLarge = () =>
  new UnreadableArchive(
    'archive-too-large',
    `El fichero ocupa descomprimido más de ${maxUnpackedBytes / 1024 ** 2} MB: divídelo en varios.`,
  );
