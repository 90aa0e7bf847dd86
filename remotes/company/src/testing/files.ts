import { Zip, ZipDeflate } from 'fflate';

/** Every browser has it; jsdom does not. */
File.prototype.arrayBuffer = function (this: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
};

/** A file as it is chosen. */
export const fileOf = (content: BlobPart, name = 'puntos.csv'): File => new File([content], name);

/** The same of a blob of the page, which is of another kind than jsdom's. */
export const fileOfBlob = async (blob: Blob, name: string): Promise<File> =>
  fileOf(await blob.arrayBuffer(), name);

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
