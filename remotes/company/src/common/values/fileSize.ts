import { number } from '@vatio/ui/format';

const kB = 1024;

/** «1,4 MB», «36 kB» */
export function sizeInWords(bytes: number): string {
  if (bytes < kB) return `${number(bytes)}\u00a0B`;
  if (bytes < kB * kB) return `${number(bytes / kB, 0)}\u00a0kB`;
  return `${number(bytes / kB / kB, 1)}\u00a0MB`;
}
