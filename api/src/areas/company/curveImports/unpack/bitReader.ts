import { damaged } from './unreadableArchive';

/** Bits of bytes, the highest first. */
export interface BitReader {
  /** @param count up to 24 @throws UnreadableArchive when the bytes have ended */
  read(count: number): number;
  /** Goes on to the next whole byte. */
  align(): void;
  /** Whether a whole byte is left. */
  hasByte(): boolean;
}

export function bitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  let held = 0;
  let heldBits = 0;
  return {
    read(count) {
      while (heldBits < count) {
        const byte = bytes[at];
        if (byte === undefined) throw damaged('bz2');
        // Keeps only the unread bits, so that all fit into 32.
        held = ((held & ((1 << heldBits) - 1)) << 8) | byte;
        heldBits += 8;
        at += 1;
      }
      heldBits -= count;
      return (held >>> heldBits) & ((1 << count) - 1);
    },
    align() {
      heldBits -= heldBits % 8;
    },
    hasByte: () => heldBits >= 8 || at < bytes.length,
  };
}
