import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BrotliQueue } from '../assets/compression';
import type { SectionCatalog } from './catalog';
import type { SectionOrigin } from './origin';
import { descriptorFile, parseDescriptor, pullFiles, Refusal } from './pull';
import { sectionVersion } from './sectionVersion';

const descriptorLimit = 1024 * 1024;
/** More different refusals than this are forgotten, so that a broken origin cannot fill the memory. */
const rememberedRefusals = 100;

/** What all watches have in common. */
export interface WatchContext {
  readonly catalog: SectionCatalog;
  readonly brotli: BrotliQueue;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Looks again and again at one origin and activates what is new and whole there. */
export class SectionWatch {
  readonly #stopping = new AbortController();
  readonly #logged = new Set<string>();
  #outage: string | undefined;
  #polling: Promise<void> | undefined;
  #loop: Promise<void> | undefined;

  constructor(
    readonly name: string,
    private readonly origin: SectionOrigin,
    private readonly context: WatchContext,
  ) {}

  /** Looks once. It never fails, and joins a look that is under way. */
  poll(): Promise<void> {
    this.#polling ??= this.#look().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /** Looks now, and again that long after each look has ended. */
  start(intervalMs: number): void {
    this.#loop ??= this.#repeat(intervalMs);
  }

  /** Breaks off what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#loop, this.#polling]);
  }

  async #repeat(intervalMs: number): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.poll();
      await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const json = await this.#readDescriptor();
      if (json) await this.#consider(json);
    } catch (error) {
      // Stopping breaks reads off; that is no news.
      if (!signal.aborted) this.#reportRefusal(error);
    }
  }

  /** An origin that is down is no refusal: it is told once each time it goes down and comes back. */
  async #readDescriptor(): Promise<Buffer | undefined> {
    const { signal } = this.#stopping;
    try {
      const json = await this.origin.read(descriptorFile, descriptorLimit, signal);
      if (this.#outage)
        this.context.log.info(`Section ${this.name}: ${this.origin.place} answers.`);
      this.#outage = undefined;
      return json;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal.aborted && reason !== this.#outage) this.#warn(reason);
      this.#outage = reason;
      return undefined;
    }
  }

  async #consider(json: Buffer): Promise<void> {
    const { catalog, brotli, log } = this.context;
    const digest = createHash('sha256').update(json).digest('hex');
    const before = catalog.active(this.name);
    if (before?.digest === digest) return;

    const descriptor = parseDescriptor(this.name, json);
    const { version } = descriptor;
    if ((catalog.digest(this.name, version) ?? digest) !== digest) {
      throw new Refusal('the same version was deployed before with other files', version);
    }
    let next = catalog.version(this.name, version);
    if (!next) {
      const files = await pullFiles(this.origin, descriptor, this.#stopping.signal);
      next = sectionVersion(descriptor, digest, files);
      brotli.add(files.values());
    }
    catalog.activate(next);
    const instead = before ? `, instead of ${before.descriptor.version}` : '';
    log.info(`Section ${this.name}: version ${version} is active${instead}.`);
  }

  /** Once per version and reason: a poll every few seconds would repeat it for hours. */
  #reportRefusal(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const version = error instanceof Refusal ? error.version : undefined;
    const sentence = `${version ? `version ${version}` : 'the new version'} is refused: ${reason}`;
    if (this.#logged.has(sentence)) return;
    if (this.#logged.size >= rememberedRefusals) this.#logged.clear();
    this.#logged.add(sentence);
    this.#warn(sentence);
  }

  #warn(sentence: string): void {
    const active = this.context.catalog.active(this.name)?.descriptor.version;
    const rest = active ? `version ${active} stays active` : 'no version of it is active yet';
    this.context.log.warn(`Section ${this.name}: ${sentence}; ${rest}.`);
  }
}
