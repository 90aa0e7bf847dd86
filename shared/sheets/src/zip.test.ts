import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { isEncrypted, TooLarge, type UnpackOptions, unzipped, zipEntries } from './zip';

const blanks = 4 * 1024 * 1024;
const files = { 'a.xml': strToU8(' '.repeat(blanks)), 'b.xml': strToU8('b') };

/** Written by a program that does not know a file's length beforehand. */
function streamed(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [name, content] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

async function sizesOf(bytes: Uint8Array, name: string, options: UnpackOptions) {
  const sizes: number[] = [];
  for await (const piece of unzipped(bytes, name, options)) sizes.push(piece.length);
  return sizes;
}
const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const enough = { maxBytes: 2 * blanks };

describe.each([
  ['a zip that says how long its files are', zipSync(files)],
  ['a zip that says it afterwards', streamed()],
])('%s', (_name, bytes) => {
  it('has its files by their names', () => {
    expect(zipEntries(bytes)).toEqual([
      { name: 'a.xml', sizeBytes: blanks },
      { name: 'b.xml', sizeBytes: 1 },
    ]);
  });

  it('is unpacked piece by piece', async () => {
    const sizes = await sizesOf(bytes, 'a.xml', enough);
    expect(total(sizes)).toBe(blanks);
    expect(sizes.length).toBeGreaterThan(1);
    expect(await sizesOf(bytes, 'b.xml', enough)).toEqual([1]);
    expect(await sizesOf(bytes, 'c.xml', enough)).toEqual([]);
  });

  it('is refused as soon as a file is larger than it may be', async () => {
    const read = sizesOf(bytes, 'a.xml', { maxBytes: blanks - 1 });
    await expect(read).rejects.toThrow(TooLarge);
  });

  it('that ends too early is damaged', async () => {
    const read = sizesOf(bytes.subarray(0, bytes.length / 2), 'a.xml', enough);
    await expect(read).rejects.toThrow();
    expect(() => zipEntries(bytes.subarray(0, bytes.length / 2))).toThrow();
  });
});

it('lets others do something meanwhile', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  await sizesOf(zipSync(files), 'a.xml', { ...enough, pieceBytes: 512, pause });
  expect(pauses).toBeGreaterThan(3);
});

it('leaves folders out, and tells a password', () => {
  expect(zipEntries(zipSync({ 'a/': new Uint8Array(), 'a/b': strToU8('b') }))).toEqual([
    { name: 'a/b', sizeBytes: 1 },
  ]);
  const bytes = zipSync({ a: strToU8('a') });
  expect(isEncrypted(bytes)).toBe(false);
  // Bit 0 of the flags of its first file.
  bytes[6] = (bytes[6] ?? 0) | 1;
  expect(isEncrypted(bytes)).toBe(true);
});
