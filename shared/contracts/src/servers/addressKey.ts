import { isIPv6 } from 'node:net';

/** An IPv6 address counts only by its network (/64): its owner can use all 2^64 addresses. */
export function addressKey(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = groups(before);
  const tail = groups(after ?? '');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted tail ("::1.2.3.4") counts as two groups. */
const groups = (part: string) =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group ? [group] : []));
