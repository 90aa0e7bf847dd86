import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { tableOfPart } from './manifest';

/** Far more than a part has: no damaged size fills the memory. */
const mostBytes = 256 * 1024 * 1024;

interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of an archive, in their order. @throws Error when it is damaged, or not all there */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const entries = extract();
  const read = pipeline(createReadStream(path), createGunzip(), entries);
  // The loop below meets the same error.
  read.catch(() => {});
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header;
    if (size > mostBytes) throw new Error(`${name} claims ${size} bytes`);
    yield { name, bytes: await buffer(entry) };
  }
  await read;
}

/** Reads the tables one after the other, each whole, in the order of the archive. */
export class TableReader {
  readonly #files: AsyncGenerator<ArchivedFile>;
  #next: IteratorResult<ArchivedFile> | undefined;

  constructor(path: string) {
    this.#files = readArchive(path);
  }

  /** The rows of a table; none where the archive goes on with another one. */
  async *rowsOf(table: string): AsyncGenerator<Buffer> {
    this.#next ??= await this.#files.next();
    while (!this.#next.done && tableOfPart(this.#next.value.name) === table) {
      yield this.#next.value.bytes;
      this.#next = await this.#files.next();
    }
  }

  async close(): Promise<void> {
    await this.#files.return(undefined);
  }
}
