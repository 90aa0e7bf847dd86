import type { RejectedVersion, SectionStatus } from '@vatio/contracts/federation/platform';
import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from './refusal';

const keptRejections = 10;
/** More different sentences are forgotten: a broken origin must not fill the memory. */
const toldLimit = 100;

export type SectionLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

type OriginStatus = SectionStatus['origin'];

/** The events of one section: logged once each, and kept for `/platform.json`. */
export class SectionJournal {
  readonly #told = new Set<string>();
  /** Keyed by reason, the most recent last. */
  readonly #rejected = new Map<string, RejectedVersion>();
  #origin: Omit<OriginStatus, 'place'> = { state: 'unknown' };

  /** @param active the present active version */
  constructor(
    private readonly name: string,
    private readonly active: () => string | undefined,
    private readonly log: SectionLog,
  ) {}

  /** The most recent first. */
  get rejected(): RejectedVersion[] {
    return [...this.#rejected.values()].reverse();
  }

  origin(place: string): OriginStatus {
    return { place, ...this.#origin };
  }

  info(sentence: string): void {
    this.log.info(`Section ${this.name}: ${sentence}.`);
  }

  warn(sentence: string): void {
    this.log.warn(`Section ${this.name}: ${sentence}.`);
  }

  /** Once per sentence: a poll every few seconds would repeat it for hours. */
  refused({ message, version }: Refusal): void {
    if (this.#told.has(message)) return;
    if (this.#told.size >= toldLimit) this.#told.clear();
    this.#told.add(message);
    const sentence = this.#withActive(message);
    this.warn(sentence);
    this.#rejected.delete(message);
    this.#rejected.set(message, { ...(version && { version }), reason: `${sentence}.`, at: now() });
    const [oldest = ''] = this.#rejected.keys();
    if (this.#rejected.size > keptRejections) this.#rejected.delete(oldest);
  }

  /** Later refusals are news again, because something has changed. */
  beginAnew(): void {
    this.#told.clear();
  }

  /** The section has another origin, still unknown. */
  forgetOrigin(): void {
    this.#origin = { state: 'unknown' };
  }

  /** @param version left out when it could not be read */
  originAnswered(place: string, version?: string): void {
    if (this.#origin.state === 'down') this.info(`${place} answers`);
    const { lastError } = this.#origin;
    this.#origin = {
      state: 'up',
      checkedAt: now(),
      ...(version && { version }),
      ...(lastError && { lastError }),
    };
  }

  /** An origin that is down is no refusal: it is logged each time it goes down and recovers. */
  originFailed(reason: string): void {
    const { state, lastError } = this.#origin;
    const isNews = state !== 'down' || reason !== lastError?.reason;
    if (isNews) this.warn(this.#withActive(reason));
    const at = now();
    this.#origin = {
      state: 'down',
      checkedAt: at,
      lastError: isNews || !lastError ? { reason, at } : lastError,
    };
  }

  #withActive(sentence: string): string {
    const version = this.active();
    return version
      ? `${sentence}; version ${version} stays active`
      : `${sentence}; no version of it is active yet`;
  }
}

const now = () => new Date().toISOString();
