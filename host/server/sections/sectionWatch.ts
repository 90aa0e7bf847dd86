import { setTimeout as delay } from 'node:timers/promises';
import type { DeployedSection } from './deployedSection';
import type { SectionOrigin } from './origin';
import { parseOffer, readOffer, readSignature, type SectionOffer } from './pull';
import { messageOf, Refusal } from './refusal';

/** Shorter than for other files: a container under replacement may accept and stay silent. */
const lookTimeoutMs = 3000;

/** The subject of a watch; when it changes, another watch takes over. */
export interface WatchedOrigin {
  readonly origin: SectionOrigin;
  /** The only version that may become active; left out = the origin's. */
  readonly pin?: string;
  /** The origin's time limit for its section.json; by default 3 s. */
  readonly timeoutMs?: number;
}

/** Polls one origin and activates new, whole versions. */
export class SectionWatch {
  readonly #stopping = new AbortController();
  #polling: Promise<void> | undefined;
  #loop: Promise<void> | undefined;

  constructor(
    private readonly section: DeployedSection,
    private readonly watched: WatchedOrigin,
  ) {}

  /** Looks once, or joins a running look. Never fails. */
  poll(): Promise<void> {
    this.#polling ??= this.#look().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /** Looks now, and again so long after the end of each look. */
  start(intervalMs: number): void {
    this.#loop ??= this.#repeat(intervalMs);
  }

  /** Aborts running work. */
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
    const { pin } = this.watched;
    await this.#refusing(() => this.section.keepStored());
    // Before asking the origin: a rollback must not wait for a slow one.
    if (pin) await this.#refusing(() => this.section.activateIfStored(pin, pin));
    const offer = await this.#offer();
    await this.#refusing(async () => {
      if (pin) await this.#takePin(pin, offer);
      else if (offer) await this.#take(offer);
    });
  }

  async #offer(): Promise<SectionOffer | undefined> {
    const { section } = this;
    const { origin } = this.watched;
    const { place } = origin;
    const json = await this.#read();
    if (!json) return undefined;
    try {
      const offer = parseOffer(section.name, json);
      section.journal.originAnswered(place, offer.descriptor.version);
      const isKnown = section.active?.digest === offer.digest;
      if (!section.trust.signedBy || isKnown) return offer;
      return { ...offer, signature: await readSignature(origin, this.#stopping.signal) };
    } catch (error) {
      const refusal = Refusal.of(error);
      section.journal.originAnswered(place, refusal.version);
      section.journal.refused(refusal);
      return undefined;
    }
  }

  async #read(): Promise<Buffer | undefined> {
    const { origin, timeoutMs = lookTimeoutMs } = this.watched;
    const { signal } = this.#stopping;
    try {
      return await readOffer(origin, signal, timeoutMs);
    } catch (error) {
      // Stopping aborts reads; that is no news.
      if (!signal.aborted) this.section.journal.originFailed(messageOf(error));
      return undefined;
    }
  }

  async #takePin(pin: string, offer: SectionOffer | undefined): Promise<void> {
    if (this.section.has(pin)) return;
    if (offer?.descriptor.version === pin) return this.#take(offer);
    const { place } = this.watched.origin;
    const there = offer ? `${place} has ${offer.descriptor.version}` : `${place} does not offer it`;
    throw new Refusal(`it is pinned, but it is not in the store, and ${there}`, pin);
  }

  async #take(offer: SectionOffer): Promise<void> {
    if (this.section.active?.digest === offer.digest) return;
    const { origin, pin } = this.watched;
    await this.section.take(offer, origin, { pin, signal: this.#stopping.signal });
  }

  async #refusing(attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.section.journal.refused(Refusal.of(error));
    }
  }
}
