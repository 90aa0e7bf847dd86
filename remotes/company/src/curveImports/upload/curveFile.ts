import { sizeInWords } from '../../common/values/fileSize';

/** As much as the API takes of a file. The contract's own would bring zod along; a test compares them. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Why a file need not even be sent; `undefined`: it can be. */
export function refusalOf({ size }: { readonly size: number }): string | undefined {
  if (size === 0) return 'El fichero está vacío: descárgalo otra vez o elige otro.';
  if (size <= maxFileBytes) return undefined;
  return `Ocupa ${sizeInWords(size)} y el máximo son ${sizeInWords(maxFileBytes)}: descarga menos meses o divídelo.`;
}
