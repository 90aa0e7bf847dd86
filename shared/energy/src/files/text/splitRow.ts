/** The mark between the cells of a line. */
export type Separator = ';' | '\t' | ',';
export const separators: readonly Separator[] = [';', '\t', ','];

/** A quote without an end in its line, or text right after the closing one. */
type BrokenQuotes = 'broken-quotes';

/** The end of a quoted cell: its closing quote, or -1. Two quotes mean one. */
function closingQuote(line: string, from: number): number {
  let at = line.indexOf('"', from);
  while (at !== -1 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at;
}

function splitQuoted(line: string, separator: Separator): string[] | BrokenQuotes {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const isQuoted = line[at] === '"';
    const close = isQuoted ? closingQuote(line, at + 1) : at - 1;
    const next = line.indexOf(separator, close + 1);
    const end = next === -1 ? line.length : next;
    if (isQuoted && (close === -1 || line.slice(close + 1, end).trim() !== '')) {
      return 'broken-quotes';
    }
    cells.push(
      isQuoted
        ? line
            .slice(at + 1, close)
            .replaceAll('""', '"')
            .trim()
        : line.slice(at, end).trim(),
    );
    at = end + 1;
  }
  return cells;
}

/** Printable ASCII is no space, and neither is NaN, beyond the ends of a text. */
const isSpace = (code: number) => code <= 32 || code > 126;

/** `trim`, asked only where it may cut: nearly no cell has spaces around it. */
function trimmed(line: string, from: number, to: number): string {
  const cell = line.slice(from, to);
  const mayBeSpaced = isSpace(line.charCodeAt(from)) || isSpace(line.charCodeAt(to - 1));
  return mayBeSpaced ? cell.trim() : cell;
}

/** `String.split` and a loop of `trim` take twice as long. */
function splitPlain(line: string, separator: Separator): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const next = line.indexOf(separator, at);
    cells.push(trimmed(line, at, next === -1 ? line.length : next));
    if (next === -1) return cells;
    at = next + 1;
  }
}

/** @returns the cells of a line without spaces around them; a line end always ends a quoted cell */
export function splitRow(line: string, separator: Separator): string[] | BrokenQuotes {
  return line.includes('"') ? splitQuoted(line, separator) : splitPlain(line, separator);
}

/** @returns the cells of a line, none when its quotes are broken */
export function cellsOf(line: string, separator: Separator): readonly string[] {
  const cells = splitRow(line, separator);
  return cells === 'broken-quotes' ? [] : cells;
}
