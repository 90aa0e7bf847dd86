import { sizeInWords } from '@vatio/ui/format';

/** The largest file that the API takes. The contract's constant would bring zod along; a test compares both. */
export const maxAttachmentBytes = 10 * 1024 ** 2;

/** The types that the file chooser offers; the API recognises a file by its content. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp';

/** Why a file is not even sent; `undefined`: it can be sent. */
export function refusalOf({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'El fichero está vacío: elige otro.';
  if (size <= maxAttachmentBytes) return undefined;
  return `Pasa de ${sizeInWords(maxAttachmentBytes)}, que es el máximo: guárdalo con menos calidad o sin las páginas que sobran.`;
}
