import { Unzip, UnzipInflate, unzipSync } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  readonly name: string;
  /** The unpacked size, as the zip claims; the output is counted all the same. */
  readonly sizeBytes: number;
}

export interface UnpackOptions {
  /** A file is refused as soon as more than this comes out. */
  readonly maxBytes: number;
  /** The bytes of the zip read between two pauses: one may become a thousand. */
  readonly pieceBytes?: number;
  /** Lets other work run; `undefined` = not needed yet. */
  readonly pause?: () => Promise<void> | undefined;
}

/** A file would fill the memory. */
export class TooLarge extends Error {
  override readonly name: string = 'TooLarge';
}

/** A file would keep its reader busy, however small it is. */
export class TooMuchWork extends TooLarge {
  override readonly name: string = 'TooMuchWork';
}

/** Far more than a workbook has. */
const mostFiles = 10_000;

/** The count of a zip is what it claims: a hundred bytes may claim a thousand million files. */
export class TooManyFiles extends TooMuchWork {
  override readonly name = 'TooManyFiles';

  constructor() {
    super(`more than ${mostFiles} files`);
  }
}

/** @throws TooManyFiles when it is called for one more than a zip may have */
function fileLimit(): () => void {
  let left = mostFiles;
  return () => {
    left -= 1;
    if (left < 0) throw new TooManyFiles();
  };
}

/**
 * The files of a zip, by its directory. Folders are left out.
 *
 * @throws TooManyFiles
 * @throws Error when it is damaged
 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  const count = fileLimit();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count();
      if (!name.endsWith('/')) entries.push({ name, sizeBytes: originalSize });
      return false;
    },
  });
  return entries;
}

/** Returns whether the first file of a zip needs a password (APPNOTE.TXT 4.4.4). */
export const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;

const usualPieceBytes = 2 * 1024;

/**
 * A file of a zip, unpacked piece by piece; empty if the name does not exist. It goes through the files as
 * they follow each other, so duplicate or overlapping entries in a directory unpack no more; and a file
 * that the directory leaves out counts, too.
 *
 * @throws TooLarge
 * @throws Error when the zip is damaged
 */
export async function* unzipped(
  bytes: Uint8Array,
  name: string,
  { maxBytes, pieceBytes = usualPieceBytes, pause }: UnpackOptions,
): AsyncGenerator<Uint8Array> {
  let found: Uint8Array[] = [];
  let left = maxBytes;
  const file = { isOpen: false, isEnded: false };
  const count = fileLimit();
  const unzip = new Unzip((one) => {
    count();
    if (one.name !== name || file.isOpen) return;
    file.isOpen = true;
    if ((one.originalSize ?? 0) > maxBytes) throw new TooLarge(name);
    one.ondata = (error, piece, isLast) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new TooLarge(name);
      found.push(piece);
      file.isEnded = isLast;
    };
    one.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const end = start + pieceBytes;
    unzip.push(bytes.subarray(start, end), end >= bytes.length);
    const pieces = found;
    found = [];
    yield* pieces;
    if (file.isEnded) return;
    await pause?.();
  }
  if (file.isOpen) throw new Error(`${name} ends too early`);
}
