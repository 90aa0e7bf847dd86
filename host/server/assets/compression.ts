import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from './asset';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Adds the gzip form: some 60 ms for a megabyte, so a file is not published without it. */
export async function addGzip(asset: Asset): Promise<void> {
  if (asset.isWorthCompressing) asset.add('gzip', await compressGzip(asset.plain, { level: 9 }));
}

/** Adds the brotli form at the best quality: over a second of one core for a megabyte. */
export async function addBrotli(asset: Asset): Promise<void> {
  if (!asset.isWorthCompressing) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: asset.plain.length,
  };
  asset.add('br', await compressBrotli(asset.plain, { params }));
}

/** Two of the thread pool's four threads: reading files and resolving names go on meanwhile. */
const lanes = 2;

/**
 * Makes brotli forms in the background, first come first served. It skips an asset that has been released
 * (a version replaced before its turn).
 *
 * Best-quality brotli is 20 times slower than gzip. Waiting for it would delay the start and a section's
 * new version by seconds; a lower quality first would compress everything three times. So a file goes out
 * as gzip until its brotli form is ready: for the page, first in the queue, a second or two after the
 * start.
 */
export class BrotliQueue {
  readonly #waiting: WeakRef<Asset>[] = [];
  readonly #running = new Set<Promise<void>>();
  #isStarted = false;

  add(assets: Iterable<Asset>): void {
    for (const asset of assets) this.#waiting.push(new WeakRef(asset));
    this.#fillLanes();
  }

  /** Begins; until then, assets only line up and leave the processor to the server's start. */
  start(): void {
    this.#isStarted = true;
    this.#fillLanes();
  }

  #fillLanes(): void {
    while (this.#isStarted && this.#running.size < lanes && this.#waiting.length > 0) {
      const lane = this.#work().finally(() => this.#running.delete(lane));
      this.#running.add(lane);
    }
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Drops what has not begun. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const asset = next.deref();
      // Only a lack of memory makes it fail, and the file then stays gzip.
      if (asset) await addBrotli(asset).catch(() => undefined);
    }
  }
}
