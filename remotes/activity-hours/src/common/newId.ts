/**
 * An id (uuid v7) for a record that this page makes: sent again after a lost answer, it is written
 * once. (Over plain http there is no randomUUID.)
 */
export function newId(nowMs = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = nowMs.toString(16).padStart(12, '0');
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(1, 4)}`,
    `${variant.toString(16)}${hex.slice(6, 8)}`,
    hex.slice(8),
  ].join('-');
}
