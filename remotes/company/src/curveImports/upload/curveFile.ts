import { sizeInWords } from '@vatio/ui/format';

/** The largest file that the API takes. The contract's constant would bring zod along; a test compares both. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Why a file is not even sent; `undefined`: it can be sent. */
export function refusalOf({ size }: { readonly size: number }): string | undefined {
  if (size === 0) return 'El fichero está vacío: descárgalo otra vez o elige otro.';
  if (size <= maxFileBytes) return undefined;
  return `Ocupa ${sizeInWords(size)} y el máximo son ${sizeInWords(maxFileBytes)}: descarga menos meses o divídelo.`;
}
