import { setTimeout as delay } from 'node:timers/promises';
import type { SectionStatus } from '@vatio/contracts/federation/platform';
import { hostStatus } from '../../tools/hosts/hostStatus';
import type { Build } from './variant';

const pollMs = 50;
const patienceMs = 60_000;

/**
 * A product whose parts a test can deploy, stop and start, whether they are processes or containers.
 * Each call ends when the part has really stopped or answers again.
 */
export interface Stack {
  readonly sections: readonly string[];
  /** The page's address, the same for as long as the stack lives. */
  readonly url: string;
  /** Puts a build at the section's origin. The host takes it up by itself. */
  deploy(section: string, build: Build): Promise<void>;
  stopOrigin(section: string): Promise<void>;
  startOrigin(section: string): Promise<void>;
  /** Edits the host's file of sections, as `npm run sections -- pin` does. */
  pin(section: string, version: string): Promise<void>;
  unpin(section: string): Promise<void>;
  stopHost(): Promise<void>;
  startHost(): Promise<void>;
  stopApi(): Promise<void>;
  startApi(): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Removes all that it started. */
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Names of sections; every section if left out. */
  readonly sections?: readonly string[];
  /** True if the origins answer from the start. */
  readonly areOriginsUp?: boolean;
  /** Section → from where a browser may replace it. */
  readonly allowOverrides?: Readonly<Record<string, readonly string[]>>;
}

/** The product's own five, and the probe. */
export const everySection: readonly string[] = [
  'energy-analysis',
  'company',
  'billing',
  'activity-hours',
  'user',
  'probe',
];

/**
 * Returns whether the API answers, its database with it, and takes requests: for a moment after its start
 * it may refuse all but those of its health, as too busy (api/src/http/app.ts).
 */
export async function isReady({ url }: Pick<Stack, 'url'>): Promise<boolean> {
  const statusOf = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status;
  };
  // The request is not signed in.
  return (await statusOf('health/ready')) === 200 && (await statusOf('users')) === 401;
}

/** Waits until a condition holds, with patience for a slow machine. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`Waited in vain: ${what}`);
    await delay(pollMs);
  }
}

/** The host's entry of a section in `/platform.json`. */
export async function statusOf(stack: Stack, section: string): Promise<SectionStatus | undefined> {
  const { sections } = await hostStatus(stack.url);
  return sections.find(({ name }) => name === section);
}

/** The versions that pages get now, by section. */
export async function activeVersions(stack: Stack): Promise<Readonly<Record<string, string>>> {
  const { sections } = await (await fetch(`${stack.url}/sections.json`)).json();
  return Object.fromEntries(
    sections.map(({ name, version }: { name: string; version: string }) => [name, version]),
  );
}

/**
 * The host's memory, from its own `/metrics`: the least in some seconds, because it still
 * compresses new files.
 */
export async function residentMegabytes(stack: Stack): Promise<number> {
  const readings: number[] = [];
  for (let second = 0; second < 15; second += 1) {
    const metrics = await (await fetch(`${stack.url}/metrics`)).text();
    const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
    readings.push(Number(bytes) / 1024 / 1024);
    await delay(1_000);
  }
  return Math.min(...readings);
}
