/** A text, and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const mark = '**';

/** Makes what is selected bold, or plain again when it is bold. Spaces at its ends stay outside. */
export function withBold({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  const trimmed = chosen.trim();
  const from = start + (trimmed === '' ? 0 : chosen.indexOf(trimmed));
  const to = from + trimmed.length;
  const isBold = text.slice(0, from).endsWith(mark) && text.slice(to).startsWith(mark);
  if (isBold) {
    const before = text.slice(0, from - mark.length);
    return {
      text: `${before}${trimmed}${text.slice(to + mark.length)}`,
      start: before.length,
      end: before.length + trimmed.length,
    };
  }
  return {
    text: `${text.slice(0, from)}${mark}${trimmed}${mark}${text.slice(to)}`,
    start: from + mark.length,
    end: to + mark.length,
  };
}

const item = '- ';

/** Makes the lines that are selected items of a list, or plain again when all of them are. */
export function withList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith(item));
  const changed = lines
    .map((line) => (isList ? line.slice(item.length) : `${item}${line}`))
    .join('\n');
  return {
    text: `${text.slice(0, from)}${changed}${text.slice(to)}`,
    start: from,
    end: from + changed.length,
  };
}
