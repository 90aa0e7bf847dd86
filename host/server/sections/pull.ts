import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import {
  type SectionDescriptor,
  sectionDescriptorSchema,
} from '@vatio/contracts/federation/sections';
import { Asset } from '../assets/asset';
import { addGzip } from '../assets/compression';
import type { SectionOrigin } from './origin';
import { Refusal } from './refusal';
import { type SectionVersion, sectionVersion } from './sectionVersion';

/** The deploy contract's name at every origin. */
export const descriptorFile = 'section.json';
/** The ed25519 signature of its bytes, in base64. */
export const signatureFile = `${descriptorFile}.sig`;

/** The kinds of files that pages load. A document, or an unforeseen kind, has no place at our own address. */
const fileKinds: ReadonlySet<string> = new Set(
  '.avif .css .gif .ico .jpeg .jpg .js .json .map .mjs .png .svg .txt .wasm .webp .woff .woff2'.split(
    ' ',
  ),
);

const descriptorLimitBytes = 1024 * 1024;
const signatureLimitBytes = 1024;
const sectionLimitBytes = 64 * 1024 * 1024;

/** A version that an origin offers; only its `section.json` has been read. */
export interface SectionOffer {
  readonly descriptor: SectionDescriptor;
  /** The raw `section.json`. */
  readonly json: Buffer;
  /** Its sha256 in hex. */
  readonly digest: string;
  /** The content of its `section.json.sig`; left out = not read, or not there. */
  readonly signature?: string | undefined;
}

/** Reads a `section.json`, unparsed. @throws Error whose message says why the origin is down */
export const readOffer = (
  origin: SectionOrigin,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<Buffer> =>
  origin.read(descriptorFile, {
    limitBytes: descriptorLimitBytes,
    signal,
    ...(timeoutMs && { timeoutMs }),
  });

/** Reads the content of a `section.json.sig`. A missing file means that the version is unsigned. */
export const readSignature = (
  origin: SectionOrigin,
  signal: AbortSignal,
): Promise<string | undefined> =>
  origin.read(signatureFile, { limitBytes: signatureLimitBytes, signal }).then(
    (bytes) => bytes.toString('latin1').trim(),
    () => undefined,
  );

/** Parses a `section.json` and checks that it belongs to the configured section. @throws Refusal */
export function parseOffer(name: string, json: Buffer): SectionOffer {
  const parsed = sectionDescriptorSchema.safeParse(parseJson(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    throw new Refusal(`its ${descriptorFile} is not valid (${where}${issue?.message})`);
  }
  const descriptor = parsed.data;
  const { version, entry, files } = descriptor;
  if (descriptor.name !== name) {
    throw new Refusal(`it says that its name is "${descriptor.name}"`, version);
  }
  // `in`, as the contract asks, also finds what every object inherits.
  if (!Object.hasOwn(files, entry)) throw new Refusal('its entry is no file of it', version);
  const odd = Object.keys(files).find((file) => !fileKinds.has(extname(file).toLowerCase()));
  if (odd) {
    const kinds = [...fileKinds].join(' ');
    throw new Refusal(`${odd} is of a kind that no page loads (a section has ${kinds})`, version);
  }
  return { descriptor, json, digest: createHash('sha256').update(json).digest('hex') };
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    // Leaves out the parser's message: for a half-written file it would change at every poll.
    throw new Refusal(`its ${descriptorFile} is not JSON`);
  }
}

/**
 * Reads every file of a version and checks its sha384. One at a time, so that the size cap holds
 * for memory, too.
 *
 * @throws Refusal; a build in progress is refused like any other and tried again
 */
export async function pullVersion(
  origin: SectionOrigin,
  offer: SectionOffer,
  signal: AbortSignal,
): Promise<SectionVersion> {
  const { version, files } = offer.descriptor;
  const assets = new Map<string, Asset>();
  let limitBytes = sectionLimitBytes;
  for (const [file, expected] of Object.entries(files)) {
    const bytes = await origin.read(file, { limitBytes, signal }).catch((error: Error) => {
      throw new Refusal(error.message, version);
    });
    limitBytes -= bytes.length;
    if (sha384(bytes) !== expected) {
      throw new Refusal(`${file} does not match its sha384 in ${descriptorFile}`, version);
    }
    assets.set(file, new Asset(file, bytes));
  }
  await Promise.all([...assets.values()].map(addGzip));
  return sectionVersion(offer, assets);
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
