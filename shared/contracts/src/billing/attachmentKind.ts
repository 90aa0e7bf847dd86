import { type AttachmentType, attachmentTypes } from './billWords';

/** As many bytes as tell what a file is. */
export const headBytes = 12;

/** What a file begins with says what it is; its name and what the sender calls it do not count. */
function typeOf(head: Uint8Array): AttachmentType | undefined {
  const begins = (text: string, from = 0) =>
    Array.from(text).every((char, index) => head[from + index] === char.charCodeAt(0));
  // Some programs write a byte order mark before it, and every reader skips that.
  if (begins('%PDF-') || begins('\xef\xbb\xbf%PDF-')) return 'application/pdf';
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp';
  return undefined;
}

const extensions: Readonly<Record<string, AttachmentType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** What a file is, and whether its name says so. */
export interface FileKind {
  readonly mediaType: AttachmentType;
  readonly isNamedSo: boolean;
}

/**
 * What a file beside a bill is, for the form and the API.
 *
 * @param head its first bytes @param name lower or upper case
 * @returns the kind, or why it cannot be kept
 */
export function fileKind(head: Uint8Array, name: string): FileKind | { readonly problem: string } {
  const mediaType = typeOf(head);
  if (!mediaType) {
    return { problem: 'Solo se admiten PDF e imágenes PNG, JPEG y WebP: elige otro fichero' };
  }
  const dot = name.lastIndexOf('.');
  const said = dot > 0 ? extensions[name.slice(dot + 1).toLowerCase()] : undefined;
  if (said && said !== mediaType) {
    return {
      problem: `El nombre dice ${attachmentTypes[said].name} y el contenido es ${attachmentTypes[mediaType].name}: comprueba que es el fichero que buscas`,
    };
  }
  return { mediaType, isNamedSo: said !== undefined };
}
