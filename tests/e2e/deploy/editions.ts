import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { activeVersions, type Stack } from '../../deploy/stack';
import {
  type Build,
  builtSection,
  descriptorOf,
  type Variation,
  variantOf,
} from '../../deploy/variant';

/** Only the arrival is tested here; `npm run faults` measures the delay on an otherwise idle machine. */
const patienceMs = 30_000;

/** A text of each section that distinguishes its editions. */
const marked = {
  billing: 'Recuperado',
  company: 'Todavía no hay clientes',
  probe: 'El trozo perezoso ha llegado',
  user: 'Ningún usuario coincide',
} as const;
type Marked = keyof typeof marked;

/** A version of a section that can be distinguished from any other on screen. */
export interface Edition {
  readonly section: Marked;
  readonly version: string;
  /** The global that it sets in a page where it has run. */
  readonly container: string;
  /** Only this edition says it. */
  readonly text: string;
  readonly build: Build;
}

/** A version that was never deployed before. */
export async function newEdition(
  section: Marked,
  changes: Omit<Variation, 'buildId'> = {},
): Promise<Edition> {
  const buildId = randomBytes(4).toString('hex');
  const text = `Edición ${buildId}`;
  const build = variantOf(await builtSection(section), {
    ...changes,
    buildId,
    replace: [[marked[section], text], ...(changes.replace ?? [])],
  });
  const { version, container } = descriptorOf(build);
  return { section, version, container, text, build };
}

/** Puts a new version at the origin and waits until pages get it. */
export async function deployNew(stack: Stack, section: Marked): Promise<Edition> {
  const edition = await newEdition(section);
  await stack.deploy(section, edition.build);
  await expectActive(stack, edition);
  return edition;
}

/** Goes back to a version by the file of sections, and waits until pages get it. */
export async function rollBack(stack: Stack, edition: Edition): Promise<void> {
  await stack.pin(edition.section, edition.version);
  await expectActive(stack, edition);
}

export const expectActive = (stack: Stack, { section, version }: Edition): Promise<void> =>
  expect
    .poll(async () => (await activeVersions(stack))[section], { timeout: patienceMs })
    .toBe(version);
