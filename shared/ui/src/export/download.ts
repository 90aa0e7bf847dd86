/** Long enough for every browser to start reading it. */
const keptMs = 60_000;

/** Makes the browser save a file. @param fileName with its ending: `usuarios-2026-11-21.csv` */
export function download(fileName: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
