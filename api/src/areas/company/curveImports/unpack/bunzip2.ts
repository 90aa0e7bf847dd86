import { type BitReader, bitReader } from './bitReader';
import { readBlock } from './bunzip2Block';
import { damaged, limited, maxUnpackedBytes, UnreadableArchive } from './unreadableArchive';

const blockMagic = [0x314159, 0x265359] as const;
const endMagic = [0x177245, 0x385090] as const;
const bytesOfLevel = 100_000;

/**
 * Twice as many as the largest text has. A block takes the time of a full one whatever is in it, and
 * packed once more a million of them is some kilobytes.
 */
const mostBlocks = Math.ceil((2 * maxUnpackedBytes) / bytesOfLevel);

const tooManyPieces = () =>
  new UnreadableArchive(
    'archive-of-pieces',
    'El fichero bz2 está hecho de demasiados trozos pequeños: descomprímelo y elige el fichero de dentro.',
  );

/**
 * Unpacks bzip2, which REE sends (F5D_….bz2). Node has no decoder, and two hundred lines need no
 * package.
 *
 * @throws UnreadableArchive
 */
export const bunzip2 = (bytes: Uint8Array): AsyncGenerator<Uint8Array> => limited(blocks(bytes));

async function* blocks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const bits = bitReader(bytes);
  let blockCount = 0;
  // Several packed files in a row are one file.
  while (bits.hasByte()) {
    const blockSize = readHead(bits);
    for (;;) {
      const magic = [bits.read(24), bits.read(24)];
      const isBlock = magic[0] === blockMagic[0] && magic[1] === blockMagic[1];
      const isEnd = magic[0] === endMagic[0] && magic[1] === endMagic[1];
      if (!isBlock && !isEnd) throw damaged('bz2');
      // The sum of all blocks is redundant: each block has its own.
      const sum = (bits.read(16) << 16) | bits.read(16);
      if (isEnd) break;
      blockCount += 1;
      if (blockCount > mostBlocks) throw tooManyPieces();
      yield readBlock(bits, blockSize, sum);
    }
    bits.align();
  }
}

/** «BZh9» → 900,000 bytes a block. */
function readHead(bits: BitReader): number {
  const level = bits.read(24) === 0x425a68 ? bits.read(8) - 48 : 0;
  if (level < 1 || level > 9) throw damaged('bz2');
  return level * bytesOfLevel;
}
