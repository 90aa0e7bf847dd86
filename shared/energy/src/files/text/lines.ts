const lineFeed = 10;
const carriageReturn = 13;

/** A longer line, in characters, is no line of a curve. */
export const longestLine = 65_536;
/** UTF-8 has up to four bytes for a character. */
const mostPending = longestLine * 4;
/** Characters to decode at a time: one large piece needs no more memory than many small pieces. */
const blockSize = 65_536;

interface LineListener {
  onLine(line: string, lineNumber: number): void;
  onTooLong(lineNumber: number): void;
}

/** Takes UTF-8 or windows-1252 in pieces of any size; a line ends with CRLF, LF or CR. */
interface LineSplitter {
  push(chunk: Uint8Array): void;
  end(): void;
  /** True once a line was not UTF-8. */
  isWindows1252(): boolean;
}

/** @returns the end of the last finished line; a CR at the very end may be half of a CRLF */
function lastLineEnd(bytes: Uint8Array, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) {
    if (bytes[i] === lineFeed || (bytes[i] === carriageReturn && i < to - 1)) return i + 1;
  }
  return 0;
}

/** Decodes bytes: UTF-8 up to the first line that is not, windows-1252 from there on. */
function lineDecoder() {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const windows1252 = new TextDecoder('windows-1252');
  let isWindows1252 = false;
  const decode = (bytes: Uint8Array): string | null => {
    if (isWindows1252) return windows1252.decode(bytes);
    try {
      return utf8.decode(bytes);
    } catch {
      return null;
    }
  };
  return {
    decode,
    decodeLine(bytes: Uint8Array): string {
      const text = decode(bytes);
      if (text !== null) return text;
      isWindows1252 = true;
      return windows1252.decode(bytes);
    },
    isWindows1252: () => isWindows1252,
  };
}

/** The byte at which a line ends, for the one block that turns out not to be UTF-8. */
function* linesOfBytes(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  while (start < bytes.length) {
    let end = start;
    while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end += 1;
    if (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed) end += 1;
    yield bytes.subarray(start, end + 1);
    start = end + 1;
  }
}

/** It does not matter where the pieces are cut. */
export function lineSplitter({ onLine, onTooLong }: LineListener): LineSplitter {
  const decoder = lineDecoder();
  let pending = new Uint8Array(2 * blockSize);
  let used = 0;
  let lineNumber = 0;
  let isTooLong = false;

  const giveLine = (line: string) => {
    if (isTooLong) return;
    lineNumber += 1;
    isTooLong = line.length > longestLine;
    if (isTooLong) onTooLong(lineNumber);
    else onLine(line, lineNumber);
  };

  const giveText = (text: string) => {
    const hasReturns = text.includes('\r');
    let start = 0;
    while (start < text.length) {
      const feed = text.indexOf('\n', start);
      const end = feed === -1 ? text.length : feed;
      const line = text.slice(start, text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end);
      if (hasReturns && line.includes('\r')) line.split('\r').forEach(giveLine);
      else giveLine(line);
      start = end + 1;
    }
  };

  const giveBlock = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes);
    if (text !== null) giveText(text);
    else for (const line of linesOfBytes(bytes)) giveText(decoder.decodeLine(line));
  };

  const take = (block: Uint8Array) => {
    if (used + block.length > pending.length) {
      const larger = new Uint8Array(2 * (used + block.length));
      larger.set(pending.subarray(0, used));
      pending = larger;
    }
    pending.set(block, used);
    const searched = Math.max(0, used - 1);
    used += block.length;
    const end = lastLineEnd(pending, searched, used);
    if (end > 0) {
      giveBlock(pending.subarray(0, end));
      pending.copyWithin(0, end, used);
      used -= end;
    }
    if (used > mostPending && !isTooLong) {
      isTooLong = true;
      onTooLong(lineNumber + 1);
    }
  };

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length && !isTooLong; at += blockSize) {
        take(chunk.subarray(at, at + blockSize));
      }
    },
    end() {
      if (used > 0 && !isTooLong) giveBlock(pending.subarray(0, used));
      used = 0;
    },
    isWindows1252: decoder.isWindows1252,
  };
}
