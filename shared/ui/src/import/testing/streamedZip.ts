import { Zip, ZipDeflate } from 'fflate';

/** A ZIP as it is written by what does not know yet how long a part will be; the last part first. */
export async function streamedZip(
  parts: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_, piece) => pieces.push(new Uint8Array(piece)));
  for (const [name, content] of Object.entries(parts).toReversed()) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(content, true);
  }
  zip.end();
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
