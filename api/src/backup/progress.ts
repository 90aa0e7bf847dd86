/** Takes what is being done now. */
export type Report = (text: string) => void;

const clearLine = '\r\u001b[K';
const tickMs = 100;
const lineMs = 15_000;

/**
 * Shows the progress on standard error: one line that changes on a terminal; elsewhere a line every now and
 * then, so that a reader of the log sees that it goes on.
 *
 * @returns `report`, and `end`, which takes the line away
 */
export function showProgress(stream: NodeJS.WriteStream = process.stderr) {
  let shownAtMs = stream.isTTY ? 0 : Date.now();
  let isShown = false;
  return {
    report(text: string) {
      if (Date.now() - shownAtMs < (stream.isTTY ? tickMs : lineMs)) return;
      shownAtMs = Date.now();
      isShown = true;
      const width = (stream.columns || 80) - 1;
      stream.write(stream.isTTY ? `${clearLine}${text.slice(0, width)}` : `${text}...\n`);
    },
    end() {
      if (stream.isTTY && isShown) stream.write(clearLine);
    },
  };
}
