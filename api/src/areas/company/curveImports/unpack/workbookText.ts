import { type CellValue, type Moment, readWorkbook } from '@vatio/sheets/workbook';
import { spanishDay } from '../../../../localDay';
import { limited, maxUnpackedBytes, readable } from './unreadableArchive';

/** Message about sheets that were not read. */
export type OnSkipped = (names: readonly string[], read: string) => void;

const pieceBytes = 64 * 1024;
/** One text that many cells share comes out once for each. */
const yieldedChars = 64 * 1024;

/**
 * The largest sheet of a workbook as text: a line for each row, tabs between cells, dates and times
 * as a curve has them. Lines have the numbers of their rows.
 *
 * @throws UnreadableArchive
 */
export const workbookText = (bytes: Uint8Array, onSkipped: OnSkipped): AsyncGenerator<Uint8Array> =>
  limited(readable('de Excel', linesOf(bytes, onSkipped)));

async function* linesOf(bytes: Uint8Array, onSkipped: OnSkipped): AsyncGenerator<Uint8Array> {
  const all = await readWorkbook(bytes, { maxBytes: maxUnpackedBytes, pieceBytes });
  const sheets = all.filter(({ isHidden }) => !isHidden);
  const [largest] = sheets.toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  if (!largest) throw new Error('every sheet is hidden');
  const others = sheets.filter((sheet) => sheet !== largest).map(({ name }) => name);
  if (others.length > 0) onSkipped(others, largest.name);

  const encoder = new TextEncoder();
  let line = 0;
  for await (const rows of largest.rows()) {
    let text = '';
    for (const { number, cells } of rows) {
      text += `${'\n'.repeat(number - line - 1)}${cells.map(cellText).join('\t').trimEnd()}\n`;
      line = number;
      if (text.length < yieldedChars) continue;
      yield encoder.encode(text);
      text = '';
    }
    if (text) yield encoder.encode(text);
  }
}

function cellText(value: CellValue): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').replaceAll('"', "'").trim();
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? numberText(value) : momentText(value);
}

/** Never three decimals: they could be read as thousands. */
function numberText(value: number): string {
  const plain = String(value);
  const text = plain.includes('e') ? value.toFixed(12).replace(/\.?(?<!0)0+$/, '') : plain;
  return text.replace('.', ',').replace(/,(\d{3})$/, ',$10');
}

/** «31/12/2026», «07:15», «31/12/2026 07:15» */
function momentText({ shows, day, second }: Moment): string {
  const date = spanishDay(day);
  if (shows === 'date') return date;
  return shows === 'time' ? timeText(second) : `${date} ${timeText(second)}`;
}

const two = (value: number) => String(value).padStart(2, '0');

function timeText(second: number): string {
  const [hours, minutes, rest] = [
    Math.floor(second / 3600),
    Math.floor(second / 60) % 60,
    second % 60,
  ];
  return `${two(hours)}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
