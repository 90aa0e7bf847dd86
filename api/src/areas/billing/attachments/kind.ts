import { fileKind, headBytes } from '@vatio/contracts/billing/attachmentKind';
import { type AttachmentType, attachmentTypes } from '@vatio/contracts/billing/billWords';
import { wrongField } from '../../../refusal';

/** A file that is kept, under a name that says what it is. */
export interface KnownFile {
  readonly mediaType: AttachmentType;
  readonly fileName: string;
}

/** @throws Refusal invalid on `file`: no kind of file that is kept, or not the kind that its name says */
export function knownFile(bytes: Buffer, sentName: string): KnownFile {
  const name = cleanName(sentName);
  const kind = fileKind(bytes.subarray(0, headBytes), name);
  if ('problem' in kind) throw wrongField('file', kind.problem);
  const { mediaType, isNamedSo } = kind;
  const dot = name.lastIndexOf('.');
  const [stem, said] = isNamedSo ? [name.slice(0, dot), name.slice(dot + 1)] : [name, undefined];
  const extension = said?.toLowerCase() ?? attachmentTypes[mediaType].extension;
  const fileName = `${stem || 'factura'}.${extension}`;
  return { mediaType, fileName };
}

/** Letters, digits and what is harmless in any file system, in one line. */
function cleanName(name: string): string {
  const cleaned = Array.from(name.normalize('NFC'), (char) =>
    /[\p{L}\p{M}\p{N} ._()+-]/u.test(char) ? char : '_',
  );
  return cleaned
    .join('')
    .slice(-120)
    .replace(/^[. ]{1,120}/, '')
    .trimEnd();
}

/** The value of `Content-Disposition`: the plain name for old browsers, and the whole one (RFC 6266). */
export function dispositionOf(fileName: string): string {
  const plain = fileName.normalize('NFD').replace(/[^A-Za-z0-9 ._()+-]/g, '');
  const whole = encodeURIComponent(fileName).replace(/[()]/g, (char) =>
    char === '(' ? '%28' : '%29',
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
