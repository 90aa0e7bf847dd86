import { createHash } from 'node:crypto';
import { acceptedEncodings, type ContentEncoding } from './contentEncoding';
import { contentTypeOf, isCompressible } from './contentTypes';

/** Below this size the headers weigh more than compression saves. */
const smallestCompressed = 1000;

export interface AssetForm {
  readonly bytes: Buffer;
  readonly encoding?: ContentEncoding;
}

/** A public file in memory, with its compressed forms as they become ready. */
export class Asset {
  readonly type: string;
  /** Weak, because all compressed forms share it. */
  readonly etag: string;
  readonly #compressed = new Map<ContentEncoding, Buffer>();

  constructor(
    fileName: string,
    readonly plain: Buffer,
  ) {
    this.type = contentTypeOf(fileName);
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= smallestCompressed && isCompressible(this.type);
  }

  /** Keeps a compressed form, unless it is no smaller. */
  add(encoding: ContentEncoding, bytes: Buffer): void {
    if (bytes.length < this.plain.length) this.#compressed.set(encoding, bytes);
  }

  /** The best form that is ready and that this `Accept-Encoding` admits. */
  formFor(acceptEncoding: string | undefined): AssetForm {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const bytes = this.#compressed.get(encoding);
      if (bytes) return { bytes, encoding };
    }
    return { bytes: this.plain };
  }
}
