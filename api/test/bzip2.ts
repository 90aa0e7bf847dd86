/** Bits of a file, the highest first. */
function bitWriter() {
  const bytes: number[] = [];
  let held = 0;
  let heldBits = 0;
  return {
    write(value: number, count: number) {
      for (let i = count - 1; i >= 0; i -= 1) {
        held = held * 2 + (Math.floor(value / 2 ** i) % 2);
        heldBits += 1;
        if (heldBits < 8) continue;
        bytes.push(held);
        held = 0;
        heldBits = 0;
      }
    },
    /** @returns the bytes, the last one filled up with zeros */
    end(): Buffer {
      if (heldBits > 0) bytes.push(held * 2 ** (8 - heldBits));
      return Buffer.from(bytes);
    },
  };
}
type BitWriter = ReturnType<typeof bitWriter>;

/** The CRC-32 of bzip2. */
const sums = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let i = 0; i < 8; i += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});
const sumOf = (bytes: Uint8Array): number => {
  let sum = -1;
  for (const byte of bytes) sum = (sum << 8) ^ (sums[(sum >>> 24) ^ byte] ?? 0);
  return ~sum >>> 0;
};

/** Opens a stream of large blocks. */
const head = Buffer.from('BZh9');

/** A block opens with the sum of its text and with where the text is among its rotations. */
function beginBlock({ write }: BitWriter, sum: number, origin: number): void {
  write(0x314159, 24);
  write(0x265359, 24);
  write(sum, 32);
  write(0, 1);
  write(origin, 24);
}

/**
 * Blocks of one byte. Each takes as much memory to unpack as a full block.
 *
 * @param eights how many times eight blocks
 */
export function emptyBlocks(eights: number): Buffer {
  const bits = bitWriter();
  for (let k = 0; k < 8; k += 1) {
    beginBlock(bits, sumOf(Buffer.from('a')), 0);
    const block: readonly (readonly [value: number, bits: number])[] = [
      [0x200, 16],
      [0x4000, 16],
      [1, 3],
      [1, 15],
      [0, 1],
      [1, 5],
      [0, 1],
      [2, 2],
      [0, 1],
      [0, 1],
      [3, 3],
    ];
    for (const [value, count] of block) bits.write(value, count);
  }
  const eight = bits.end();
  const end = Buffer.from('17724538509000000000', 'hex');
  return Buffer.concat([head, Buffer.alloc(eights * eight.length, eight), end]);
}
