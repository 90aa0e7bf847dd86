import { type AttachmentType, attachmentTypes } from './billWords';

/** The number of bytes needed to recognise a file's type. */
export const headBytes = 12;

/** A file's first bytes decide its type; its name and the sender's label do not count. */
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

/** A file's type, and whether its name agrees with it. */
export interface FileKind {
  readonly mediaType: AttachmentType;
  readonly isNamedSo: boolean;
}

/**
 * Recognises a file beside a bill, for the form and the API.
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
