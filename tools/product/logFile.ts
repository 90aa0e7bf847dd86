import { closeSync, openSync, readFileSync } from 'node:fs';

const tailLines = 15;
const tailWidth = 400;

/** Opens a log for a child process to write in; each start of the product begins it anew. */
export function openLog(file: string, mode: 'new' | 'continue'): { fd: number; close(): void } {
  const fd = openSync(file, mode === 'new' ? 'w' : 'a');
  return { fd, close: () => closeSync(fd) };
}

/** The last lines of a log, for the person who has to find out what happened. */
export function logTail(file: string): string {
  const lines = textOf(file).trimEnd().split('\n').slice(-tailLines);
  return lines.map((line) => `  ${line.slice(0, tailWidth)}`).join('\n');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '(no log)';
  }
}
