import { createHash } from 'node:crypto';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { Asset } from './asset';
import { addBrotli, addGzip } from './compression';
import type { Page } from './page';

type Needs = Pick<RegisteredSection, 'requires' | 'onDemand'>;

const namePattern = /^section-chunks\.[0-9a-f]{16}\.js$/;

/**
 * The host's chunks for a section, joined into one file.
 *
 * Each door is a chunk, so a section may need five of the host's files where a monolith needs one
 * request, and a browser has six connections over HTTP/1.1. A chunk only registers its modules with
 * webpack's runtime and runs none of them, so one file can hold several. If the file does not
 * arrive, the page asks for the chunks one by one.
 */
export class JoinedChunks {
  readonly #page: Pick<Page, 'assets' | 'host'>;
  /** Chunk files → the name of their joined file. One for each set of doors in use. */
  readonly #names = new Map<string, Promise<string>>();
  readonly #joined = new Map<string, Asset>();

  constructor(page: Pick<Page, 'assets' | 'host'>) {
    this.#page = page;
  }

  /**
   * The file, below `/assets/`, with the federation runtime and a section's first doors. Sections
   * with the same doors share it.
   */
  fileFor({ requires, onDemand = [] }: Needs): Promise<string> {
    const { federation, doors } = this.#page.host;
    const required = Object.entries(doors).flatMap(([door, files]) =>
      door in requires && !onDemand.includes(door) ? files : [],
    );
    const files = [...new Set([...federation, ...required])];
    const key = files.join();
    const name = this.#names.get(key) ?? this.#join(files);
    this.#names.set(key, name);
    return name;
  }

  /**
   * A file by its name. Another replica may have given the name out, so first make the files of the
   * present sections.
   */
  async find(name: string, sections: readonly Needs[]): Promise<Asset | undefined> {
    if (!namePattern.test(name)) return undefined;
    await Promise.all(sections.map((section) => this.fileFor(section)));
    return this.#joined.get(name);
  }

  async #join(files: readonly string[]): Promise<string> {
    const chunks = files.flatMap((file) => this.#page.assets.get(file)?.plain ?? []);
    const bytes = Buffer.concat(chunks.flatMap((chunk) => [chunk, Buffer.from('\n')]));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `section-chunks.${hash}.js`;
    const asset = new Asset(name, bytes);
    await addGzip(asset);
    // Half a second of a core; the file goes out as gzip until then.
    addBrotli(asset).catch(() => undefined);
    this.#joined.set(name, asset);
    return name;
  }
}
