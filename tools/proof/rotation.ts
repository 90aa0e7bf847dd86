import { createHash } from 'node:crypto';

const parts = 8;

/**
 * Whether a name's turn has come: each commit tests one eighth of what is proven again, chosen by
 * the commit's hash, so that no counter is stored.
 *
 * @param head the commit that is checked out, in hexadecimal
 */
export const isInTurn = (name: string, head: string): boolean =>
  partOf(name) === Number.parseInt(head.slice(0, 8), 16) % parts;

const partOf = (name: string) => (createHash('sha256').update(name).digest()[0] ?? 0) % parts;
