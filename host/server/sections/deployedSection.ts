import type { HostDescriptor } from '@vatio/contracts/federation/platform';
import type { BrotliQueue } from '../assets/compression';
import type { SectionCatalog } from './catalog';
import type { SectionOrigin } from './origin';
import { descriptorFile, pullVersion, type SectionOffer, signatureFile } from './pull';
import { errorCodeOf, Refusal } from './refusal';
import { conflicts, pathConflict } from './requirements';
import { SectionJournal, type SectionLog } from './sectionJournal';
import type { SectionVersion } from './sectionVersion';
import { type Activation, keptOf, withActivation } from './store/history';
import type { SectionShelf } from './store/store';
import { historyFromFolders, readStored } from './store/storedVersions';
import { distrust, type SectionTrust } from './trust';

/** The common parts of all sections. */
export interface SectionContext {
  readonly catalog: SectionCatalog;
  readonly brotli: BrotliQueue;
  readonly host: Pick<HostDescriptor, 'version' | 'offers'>;
  readonly log: SectionLog;
}

interface TakeOptions {
  readonly pin: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * One section: its part of the store, and the only way to activate a version. Callers make sure
 * that one thing happens at a time.
 */
export class DeployedSection {
  readonly journal: SectionJournal;
  /** The most recent first. */
  #activations: readonly Activation[] = [];

  constructor(
    readonly name: string,
    private readonly shelf: SectionShelf,
    private readonly context: SectionContext,
    readonly trust: SectionTrust = {},
  ) {
    this.journal = new SectionJournal(name, () => this.active?.descriptor.version, context.log);
  }

  get active(): SectionVersion | undefined {
    return this.context.catalog.active(this.name);
  }

  /** The activations of the served versions, the most recent first. */
  get served(): Activation[] {
    return this.#activations.filter(({ version }) => this.has(version));
  }

  /** True if this version is served, and so in the store. */
  has(version: string): boolean {
    return this.context.catalog.version(this.name, version) !== undefined;
  }

  /** Checks and serves the stored versions, drops damaged versions. @throws Error if the store fails */
  async restore(pin: string | undefined): Promise<void> {
    await this.shelf.prepare();
    this.#activations = await this.shelf.history().catch(async () => {
      this.journal.warn('its history.json is damaged and made anew from the versions beside it');
      const anew = await historyFromFolders(this.shelf, this.name);
      // A store that cannot be written now may be full: the next start tries again.
      await this.shelf.record(anew).catch(() => {});
      return anew;
    });
    const useless = new Set(await this.shelf.versions());
    for (const activation of keptOf(this.#activations, pin)) {
      const { version } = activation;
      if (!useless.has(version)) continue;
      try {
        this.context.catalog.serve(await readStored(this.shelf, this.name, activation));
        useless.delete(version);
      } catch (error) {
        const { reason } = Refusal.of(error);
        this.journal.warn(`version ${version} is damaged in the store and dropped: ${reason}`);
      }
    }
    for (const version of useless) await this.shelf.remove(version);
  }

  /**
   * Restores versions deleted from the store: they would be gone with the next start, and no new version
   * could be stored.
   *
   * @throws Refusal
   */
  async keepStored(): Promise<void> {
    const lost = await this.shelf.lost(this.served.map(({ version }) => version));
    if (!lost) return;
    try {
      await this.shelf.prepare();
      for (const version of lost) {
        const served = this.context.catalog.version(this.name, version);
        if (served) await this.#write(served);
      }
      await this.shelf.record(this.#activations);
    } catch (error) {
      const reason = `what was deleted in the store cannot be written again (${errorCodeOf(error)})`;
      throw new Refusal(reason, undefined, reason);
    }
    this.journal.warn('what was deleted in the store is written again');
  }

  /** Activates the pin if the store has it, else the last active version that fits this host. */
  async activateStored(pin: string | undefined): Promise<void> {
    const versions = this.served.map(({ version }) => version);
    const refusals: Refusal[] = [];
    for (const version of pin ? [pin, ...versions] : versions) {
      try {
        await this.activateIfStored(version, pin);
        if (this.active) break;
      } catch (error) {
        refusals.push(Refusal.of(error));
      }
    }
    // Afterwards, because they name the active version instead.
    for (const refusal of refusals) this.journal.refused(refusal);
  }

  /** @throws Refusal */
  async activateIfStored(version: string, pin: string | undefined): Promise<void> {
    const next = this.context.catalog.version(this.name, version);
    if (next && next !== this.active) await this.#activate(next, pin);
  }

  /** Activates an origin's version, pulled whole into the store if needed. @throws Refusal */
  async take(
    offer: SectionOffer,
    origin: SectionOrigin,
    { pin, signal }: TakeOptions,
  ): Promise<void> {
    const { version } = offer.descriptor;
    const known = this.#activations.find((activation) => activation.version === version);
    if (known && known.digest !== offer.digest) {
      throw new Refusal('the same version was deployed before with other files', version);
    }
    const stored = this.context.catalog.version(this.name, version);
    // It may have been stored before it had to be signed.
    if (stored && distrust(this.trust, stored).length === 0) {
      return this.activateIfStored(version, pin);
    }
    this.#assertFits(offer);
    const next = await pullVersion(origin, offer, signal);
    await this.#write(next).catch(refuseUnstored(version));
    // The wanted version may have changed meanwhile.
    signal.throwIfAborted();
    await this.#activate(next, pin);
    this.context.brotli.add(next.files.values());
  }

  async #activate(next: SectionVersion, pin: string | undefined): Promise<void> {
    const { descriptor, digest } = next;
    const { version } = descriptor;
    this.#assertFits(next);
    const before = this.active?.descriptor.version;
    if (this.#activations[0]?.version !== version) {
      const activation = { version, digest, at: new Date() };
      const activations = withActivation(this.#activations, activation);
      await this.shelf.record(activations).catch(refuseUnstored(version));
      this.#activations = activations;
    }
    this.context.catalog.activate(next);
    this.journal.beginAnew();
    this.journal.info(`version ${version} is active${before ? `, instead of ${before}` : ''}`);
    await this.#prune(pin);
  }

  #assertFits(offer: SectionOffer): void {
    const { descriptor: section } = offer;
    const problems = [...distrust(this.trust, offer), ...conflicts(section, this.context.host)];
    const path = pathConflict(section, this.context.catalog.registry().sections);
    if (path) problems.push(path);
    const sentence = problems.join('; ');
    if (sentence) throw new Refusal(sentence, section.version, sentence);
  }

  async #write({ descriptor, files, json, signature }: SectionVersion): Promise<void> {
    const plain = [...files].map(([file, asset]) => [file, asset.plain] as const);
    const signed = signature ? [[signatureFile, Buffer.from(signature)] as const] : [];
    await this.shelf.save(descriptor.version, [...plain, ...signed, [descriptorFile, json]]);
  }

  /** Old versions leave memory and disk; a disk that fails to delete does no harm. */
  async #prune(pin: string | undefined): Promise<void> {
    const kept = new Set(keptOf(this.#activations, pin).map(({ version }) => version));
    this.context.catalog.keepOnly(this.name, kept);
    try {
      for (const version of await this.shelf.versions()) {
        if (!kept.has(version)) await this.shelf.remove(version);
      }
    } catch (error) {
      this.journal.warn(`versions that are too old stay in the store (${errorCodeOf(error)})`);
    }
  }
}

const refuseUnstored =
  (version: string) =>
  (error: unknown): never => {
    throw new Refusal(`it cannot be stored (${errorCodeOf(error)})`, version);
  };
