import { damaged } from './unreadableArchive';

/** Bits of bytes, the highest first. */
export interface BitReader {
  /** @param count up to 24 @throws UnreadableArchive when the bytes have ended */
  read(count: number): number;
  /** The next bits without reading them, with zeros after the last byte. @param count up to 24 */
  peek(count: number): number;
  /** Reads bits that were peeked at. @throws UnreadableArchive when the bytes have ended */
  skip(count: number): void;
  /** Goes on to the next whole byte. */
  align(): void;
  /** True while a whole byte is left. */
  hasByte(): boolean;
}

export function bitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  let held = 0;
  let heldBits = 0;
  const fill = (count: number) => {
    while (heldBits < count && at < bytes.length) {
      // Keeps only the unread bits, so that all fit into 32.
      held = ((held & ((1 << heldBits) - 1)) << 8) | (bytes[at] as number);
      heldBits += 8;
      at += 1;
    }
  };
  const skip = (count: number) => {
    if (heldBits < count) throw damaged('bz2');
    heldBits -= count;
  };
  return {
    read(count) {
      if (heldBits < count) fill(count);
      skip(count);
      return (held >>> heldBits) & ((1 << count) - 1);
    },
    peek(count) {
      if (heldBits < count) fill(count);
      const bits = heldBits < count ? held << (count - heldBits) : held >>> (heldBits - count);
      return bits & ((1 << count) - 1);
    },
    skip,
    align() {
      heldBits -= heldBits % 8;
    },
    hasByte: () => heldBits >= 8 || at < bytes.length,
  };
}
