const beginsWith = (bytes: Uint8Array, ...codes: readonly number[]): boolean =>
  codes.every((code, index) => bytes[index] === code);

/** What an Excel file is inside; what its name ends with says nothing. */
export const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b);

/** The container of the old Excel, and of what a password is put on. */
const isCompound = (bytes: Uint8Array) => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Uint8Array) => beginsWith(bytes, 0x25, 0x50, 0x44, 0x46);

/** How that container calls what is encrypted, in UTF-16. */
const encryptedPart = 'EncryptedPackage';

function isEncrypted(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.includes([...encryptedPart].join('\0'));
}

/** Why a file of another kind cannot be read, and what to do; undefined: it is worth trying. */
export function refusalOf(bytes: Uint8Array): string | undefined {
  if (isPdf(bytes)) return 'Es un PDF: elige un Excel (.xlsx) o un CSV.';
  if (!isCompound(bytes)) return undefined;
  return isEncrypted(bytes)
    ? 'El Excel tiene contraseña: guárdalo sin ella y elígelo de nuevo.'
    : 'Es un Excel antiguo (.xls): guárdalo como .xlsx o como CSV.';
}
