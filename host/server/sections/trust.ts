import { createPublicKey, verify } from 'node:crypto';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import type { Role } from '@vatio/contracts/roles';

/** The operators' requirements on a section, whatever its origin says; left out = not required. */
export interface SectionTrust {
  /** ed25519 keys; one of them has signed its section.json. */
  readonly signedBy?: readonly string[] | undefined;
  readonly path?: string | undefined;
  readonly owner?: string | undefined;
  readonly roles?: readonly Role[] | undefined;
}

/** A version's claims about itself. */
interface Claims {
  readonly descriptor: Pick<SectionDescriptor, 'version' | 'path' | 'owner' | 'roles'>;
  readonly json: Buffer;
  readonly signature?: string | undefined;
}

/** True for the text of a PEM between BEGIN and END, which for ed25519 is one line. */
export function isPublicKey(text: string): boolean {
  try {
    return publicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/**
 * The requirements of its section that a version misses: one sentence each, without a full stop; none = it
 * may become active.
 */
export function distrust(
  { signedBy, ...pins }: SectionTrust,
  { descriptor, json, signature }: Claims,
): string[] {
  const bytes = Buffer.from(signature ?? '', 'base64');
  const isSigned = !signedBy || signedBy.some((key) => verify(null, json, publicKey(key), bytes));
  const others = (['path', 'owner', 'roles'] as const).filter(
    (fact) => pins[fact] !== undefined && shown(pins[fact]) !== shown(descriptor[fact]),
  );
  const says = `version ${descriptor.version}`;
  return [
    ...(isSigned ? [] : [`${says} is not signed with a key of its section (signedBy)`]),
    ...others.map(
      (fact) =>
        `${says} says that its ${fact} is ${shown(descriptor[fact])}, and its section is held to ${shown(pins[fact])}`,
    ),
  ];
}

const publicKey = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** The order is irrelevant: roles are a set. */
const shown = (fact: string | readonly Role[] = 'everybody') =>
  typeof fact === 'string' ? fact : [...fact].sort().join(', ');
