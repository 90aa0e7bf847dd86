import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { DeployedSection, type SectionContext } from './deployedSection';
import { openOrigin } from './origin';
import { messageOf } from './refusal';
import { sectionStatus } from './sectionStatus';
import { type ConfiguredSection, configuredSections, readConfigText } from './sectionsConfig';
import { SectionWatch } from './sectionWatch';
import { isVersion, prepareStore, SectionShelf, storeError } from './store/store';

const pollIntervalMs = 2500;
const configIntervalMs = 1000;
const seekIntervalMs = 1000;

export interface FleetParts extends SectionContext {
  /** Path of sections.config.json. */
  readonly configFile: string;
  readonly storeDir: string;
}

interface Member {
  readonly section: DeployedSection;
  readonly configured: ConfiguredSection;
  readonly watch: SectionWatch;
}

/** All sections of sections.config.json, which it rereads. */
export class SectionFleet {
  readonly #startedAt = new Date().toISOString();
  readonly #stopping = new AbortController();
  /** Ordered as in the configuration. */
  #members: ReadonlyMap<string, Member> = new Map();
  /** Section → its last look, in milliseconds since 1970. */
  readonly #soughtAt = new Map<string, number>();
  #configText: string | undefined;
  #configError: string | undefined;
  #isStarted = false;
  #loop: Promise<void> | undefined;

  private constructor(private readonly parts: FleetParts) {}

  /** Reads the configuration, restores all sections. @throws Error: a sentence for the operator */
  static async open(parts: FleetParts): Promise<SectionFleet> {
    const fleet = new SectionFleet(parts);
    const text = await readConfigText(parts.configFile);
    const sections = configuredSections(parts.configFile, text);
    await prepareStore(parts.storeDir);
    await fleet.#apply(sections);
    fleet.#configText = text;
    return fleet;
  }

  /** Starts watching the origins and the configuration. */
  start(): void {
    this.#isStarted = true;
    this.#startWatches();
    this.#loop ??= this.#watchConfig();
  }

  /** Looks once at every origin. Never fails. */
  async poll(): Promise<void> {
    await Promise.all([...this.#members.values()].map(({ watch }) => watch.poll()));
  }

  /**
   * Looks at once for a version that is not served here: behind a balancer, another replica may
   * have taken it some seconds earlier. At most once a second for all callers.
   */
  async seek(name: string, version: string): Promise<void> {
    const member = this.#members.get(name);
    if (!member || !isVersion(version)) return;
    const now = Date.now();
    if (now - (this.#soughtAt.get(name) ?? 0) < seekIntervalMs) return;
    this.#soughtAt.set(name, now);
    await member.watch.poll();
  }

  /** Applies changes of the configuration. A mistake in it leaves everything unchanged. */
  async reload(): Promise<void> {
    try {
      const text = await readConfigText(this.parts.configFile);
      if (text === this.#configText && !this.#configError) return;
      await this.#apply(configuredSections(this.parts.configFile, text));
      this.#configText = text;
      if (this.#configError) this.parts.log.info('The configuration of sections is right again.');
      this.#configError = undefined;
    } catch (error) {
      const message = messageOf(error);
      if (message !== this.#configError) {
        this.parts.log.warn(`The sections stay as they are: ${message}`);
      }
      this.#configError = message;
    }
  }

  /** The body of `GET /platform.json`. */
  status(): PlatformStatus {
    const { version, offers } = this.parts.host;
    return {
      host: { version, offers, startedAt: this.#startedAt },
      ...(this.#configError && { configError: this.#configError }),
      sections: [...this.#members.values()].map(({ section, configured }) =>
        sectionStatus(section, configured),
      ),
    };
  }

  /** Aborts running work. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
    await Promise.all([...this.#members.values()].map(({ watch }) => watch.stop()));
  }

  /** Looks that already run go on. */
  #startWatches(): void {
    for (const { watch } of this.#members.values()) watch.start(pollIntervalMs);
  }

  async #watchConfig(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await delay(configIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.reload();
    }
  }

  async #apply(sections: readonly ConfiguredSection[]): Promise<void> {
    const { catalog, brotli } = this.parts;
    // A section whose trust changed begins anew: only versions that satisfy the new trust may be active.
    const before = new Map(
      [...this.#members].filter(([name, { configured }]) => {
        const next = sections.find((section) => section.name === name);
        return !next || isDeepStrictEqual(next.trust, configured.trust);
      }),
    );
    const stale = [...this.#members].filter(([name]) => !before.has(name));
    await Promise.all(stale.map(([, { watch }]) => watch.stop()));
    const added = await Promise.all(
      sections.filter(({ name }) => !before.has(name)).map((section) => this.#restore(section)),
    );
    const names = new Set(sections.map(({ name }) => name));
    const gone = [...before].filter(([name]) => !names.has(name));
    await Promise.all(gone.map(([, { watch }]) => watch.stop()));
    if (stale.length > 0) catalog.configure(sections.filter(({ name }) => before.has(name)));
    catalog.configure(sections);
    // One after the other: of two with the same path, the first in the file gets it.
    for (const { section, configured } of added) await section.activateStored(configured.pin);
    brotli.add(catalog.assetsOf(added.map(({ section }) => section.name)));

    const known = new Map([...before, ...byName(added)]);
    const members = sections.map((configured) => {
      const member = known.get(configured.name);
      return member ? [this.#update(member, configured)] : [];
    });
    this.#members = byName(await Promise.all(members.flat()));
    if (this.#isStarted) this.#startWatches();
  }

  async #restore(configured: ConfiguredSection): Promise<Member> {
    const { storeDir } = this.parts;
    const { name, pin, trust } = configured;
    const shelf = new SectionShelf(join(storeDir, name));
    const section = new DeployedSection(name, shelf, this.parts, trust);
    await section.restore(pin).catch((error: unknown) => {
      throw storeError(storeDir, error);
    });
    return { section, configured, watch: watchOf(section, configured) };
  }

  async #update(member: Member, configured: ConfiguredSection): Promise<Member> {
    const { section, watch, configured: before } = member;
    if (before.origin === configured.origin && before.pin === configured.pin) {
      return { section, watch, configured };
    }
    await watch.stop();
    section.journal.beginAnew();
    if (before.origin !== configured.origin) section.journal.forgetOrigin();
    return { section, configured, watch: watchOf(section, configured) };
  }
}

const byName = (members: readonly Member[]): Map<string, Member> =>
  new Map(members.map((member) => [member.section.name, member]));

const watchOf = (section: DeployedSection, { origin, pin }: ConfiguredSection): SectionWatch =>
  new SectionWatch(section, { origin: openOrigin(origin), ...(pin && { pin }) });
