import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { partName } from './manifest';

/** The bytes held in memory at once. */
const partBytes = 4 * 1024 * 1024;
const lineFeed = 0x0a;

interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a `.tar.gz`, which `tar` can read without Vatio. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #at: Date;

  constructor(output: Writable, at: Date) {
    this.#at = at;
    this.#written = pipeline(this.#pack, createGzip(), output);
    // `add` and `end` report its error.
    this.#written.catch(() => {});
  }

  async add(name: string, bytes: Buffer): Promise<Written> {
    const added = new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: this.#at };
      this.#pack.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
    });
    // A full disk ends the pipeline without any call to the entry.
    await Promise.race([added, this.#written]);
    return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /**
   * A table as PostgreSQL's COPY gives it.
   *
   * @param report called with the rows so far
   */
  async addTable(
    table: string,
    chunks: AsyncIterable<Buffer>,
    report: (rows: number) => void,
  ): Promise<Written & { readonly rows: number }> {
    const hash = createHash('sha256');
    let [rows, bytes, parts] = [0, 0, 0];
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const flush = async () => {
      if (waitingBytes === 0) return;
      parts += 1;
      await this.add(partName(table, parts), Buffer.concat(waiting));
      [waiting, waitingBytes] = [[], 0];
      report(rows);
    };
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      rows += countRows(chunk);
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= partBytes) await flush();
    }
    await flush();
    return { rows, bytes, sha256: hash.digest('hex') };
  }

  /** Resolves when everything has reached the output, which is closed then. */
  async end(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  /** Gives it up. */
  abort(): void {
    this.#pack.destroy();
  }
}

/** COPY writes a line feed inside a value as `\n`: each of these bytes ends a row. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
  return rows;
}
