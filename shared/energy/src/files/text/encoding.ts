import type { FileEncoding } from '../types';

const startsWith = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, i) => head[i] === byte);

/** The share of zeros among every second byte: UTF-16 has one zero for each Latin letter. */
function zeroShare(head: Uint8Array, from: 0 | 1): number {
  let zeros = 0;
  for (let i = from; i < head.length; i += 2) if (head[i] === 0) zeros += 1;
  return zeros / Math.ceil(head.length / 2);
}

/**
 * UTF-16 with its mark or without. Everything else starts as UTF-8, and the first line that is not
 * UTF-8 shows that it is windows-1252.
 */
export function sniffEncoding(head: Uint8Array): FileEncoding {
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  const even = zeroShare(head, 0);
  const odd = zeroShare(head, 1);
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  if (even > 0.6 && odd < 0.1) return 'utf-16be';
  return 'utf-8';
}

/** Bytes in pieces → the same text in UTF-8, in pieces. */
export interface Transcoder {
  next(chunk: Uint8Array): Uint8Array;
  end(): Uint8Array;
}

const nothing = new Uint8Array();
const asItIs: Transcoder = { next: (chunk) => chunk, end: () => nothing };

/** @returns a transcoder from UTF-16 to UTF-8, so that only one kind of line end must be found */
export function transcoder(encoding: FileEncoding): Transcoder {
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return asItIs;
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  return {
    next: (chunk) => encoder.encode(decoder.decode(chunk, { stream: true })),
    end: () => encoder.encode(decoder.decode()),
  };
}
