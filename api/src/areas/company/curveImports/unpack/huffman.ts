import type { BitReader } from './bitReader';
import { damaged } from './unreadableArchive';

const longestCode = 20;
/** Codes up to this length, nearly all that occur, are looked up at once. */
const lookedUp = 10;

/** Reads one symbol. @throws UnreadableArchive when there is no such code */
export type SymbolReader = (bits: BitReader) => number;

/**
 * A canonical code: shorter codes come first, and among codes of one length the lower symbol.
 *
 * @param lengths of the code of each symbol, in bits
 */
export function symbolReader(lengths: Uint8Array): SymbolReader {
  const counts = new Int32Array(longestCode + 2);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const order = Int32Array.from(lengths.keys()).sort(
    (a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b,
  );
  const lookUp = lookUpOf(order, counts);
  return (bits) => {
    const found = lookUp[bits.peek(lookedUp)] as number;
    if (found !== 0) {
      bits.skip(found & lengthMask);
      return found >>> lengthBits;
    }
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= longestCode; length += 1) {
      code |= bits.read(1);
      const count = counts[length] ?? 0;
      if (code - first < count) return order[index + code - first] as number;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw damaged('bz2');
  };
}

const lengthBits = 5;
const lengthMask = (1 << lengthBits) - 1;

/** Symbol and length of the short code that each of the next bits begins with; 0: a longer one. */
function lookUpOf(order: Int32Array, counts: Int32Array): Int32Array {
  const table = new Int32Array(1 << lookedUp);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= lookedUp; length += 1) {
    const width = 1 << (lookedUp - length);
    for (let i = 0; i < (counts[length] ?? 0); i += 1) {
      const entry = ((order[index] as number) << lengthBits) | length;
      table.fill(entry, code * width, (code + 1) * width);
      code += 1;
      index += 1;
    }
    code <<= 1;
  }
  return table;
}

/** The code lengths of a table, each as the difference from the one before. */
export function readLengths(bits: BitReader, symbols: number): Uint8Array {
  const lengths = new Uint8Array(symbols);
  let length = bits.read(5);
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    while (bits.read(1) === 1) length += bits.read(1) === 1 ? -1 : 1;
    if (length < 1 || length > longestCode) throw damaged('bz2');
    lengths[symbol] = length;
  }
  return lengths;
}
