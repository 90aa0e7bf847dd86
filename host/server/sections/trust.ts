import { createPublicKey, verify } from 'node:crypto';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import type { Role } from '@vatio/contracts/roles';

/** What the operators hold a section to, whatever its origin says; left out = not held to it. */
export interface SectionTrust {
  /** ed25519 keys, one of which has signed its section.json. */
  readonly signedBy?: readonly string[] | undefined;
  readonly path?: string | undefined;
  readonly owner?: string | undefined;
  readonly roles?: readonly Role[] | undefined;
}

/** What a version says of itself. */
interface Claims {
  readonly descriptor: Pick<SectionDescriptor, 'version' | 'path' | 'owner' | 'roles'>;
  readonly json: Buffer;
  readonly signature?: string | undefined;
}

/** What a person reads in a PEM between BEGIN and END, which for ed25519 is one line. */
export function isPublicKey(text: string): boolean {
  try {
    return publicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/**
 * What a version lacks of what its section is held to: one sentence each, without a full stop; none =
 * it may become active.
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

/** In no order: roles are a set. */
const shown = (fact: string | readonly Role[] = 'everybody') =>
  typeof fact === 'string' ? fact : [...fact].sort().join(', ');
