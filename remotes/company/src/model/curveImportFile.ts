import { number } from '@vatio/ui/format';

/** As much as the API takes of a file. The contract's own would bring zod along; a test compares them. */
export const maxFileBytes = 25 * 1024 * 1024;

const kB = 1024;

/** «1,4 MB», «36 kB» */
export function sizeInWords(bytes: number): string {
  if (bytes < kB) return `${number(bytes)}\u00a0B`;
  if (bytes < kB * kB) return `${number(bytes / kB, 0)}\u00a0kB`;
  return `${number(bytes / kB / kB, 1)}\u00a0MB`;
}

/** Why a file need not even be sent; `undefined`: it can be. */
export function refusalOf({ size }: { readonly size: number }): string | undefined {
  if (size === 0) return 'El fichero está vacío: descárgalo otra vez o elige otro.';
  if (size <= maxFileBytes) return undefined;
  return `Ocupa ${sizeInWords(size)} y el máximo son ${sizeInWords(maxFileBytes)}: descarga menos meses o divídelo.`;
}
