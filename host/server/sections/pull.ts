import { createHash } from 'node:crypto';
import { type SectionDescriptor, sectionDescriptorSchema } from '@vatio/contracts/sections';
import { Asset } from '../assets/asset';
import { addGzip } from '../assets/compression';
import type { SectionOrigin } from './origin';

/** The deploy contract's name at every origin. */
export const descriptorFile = 'section.json';

const sectionLimit = 64 * 1024 * 1024;

/** Why a version does not become active; `version` is missing if not even that could be read. */
export class Refusal extends Error {
  constructor(
    reason: string,
    readonly version?: string,
  ) {
    super(reason);
  }
}

/**
 * Parses a section.json and checks that it is the one of the configured section.
 *
 * @throws Refusal
 */
export function parseDescriptor(name: string, json: Buffer): SectionDescriptor {
  const parsed = sectionDescriptorSchema.safeParse(parseJson(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    throw new Refusal(`its ${descriptorFile} is not valid (${where}${issue?.message})`);
  }
  const descriptor = parsed.data;
  const refuse = (reason: string) => new Refusal(reason, descriptor.version);
  if (descriptor.name !== name) throw refuse(`it says that its name is "${descriptor.name}"`);
  // `in`, as the contract asks, is also true for what every object inherits.
  if (!Object.hasOwn(descriptor.files, descriptor.entry))
    throw refuse('its entry is no file of it');
  return descriptor;
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    // Without the parser's message: in a half-written file it would change at every poll.
    throw new Refusal(`its ${descriptorFile} is not JSON`);
  }
}

/**
 * Reads every file of a version and compares it with its sha384. One at a time: the size cap then
 * holds for what is in memory, too.
 *
 * @throws Refusal; a build in progress is refused like any other and tried again
 */
export async function pullFiles(
  origin: SectionOrigin,
  { version, files }: SectionDescriptor,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>();
  let left = sectionLimit;
  for (const [file, expected] of Object.entries(files)) {
    const bytes = await origin.read(file, left, signal).catch((error: Error) => {
      throw new Refusal(error.message, version);
    });
    left -= bytes.length;
    if (sha384(bytes) !== expected) {
      throw new Refusal(`${file} does not match its sha384 in ${descriptorFile}`, version);
    }
    assets.set(file, new Asset(file, bytes));
  }
  await Promise.all([...assets.values()].map(addGzip));
  return assets;
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
