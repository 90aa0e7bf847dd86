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
