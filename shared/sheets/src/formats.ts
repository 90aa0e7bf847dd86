import type { Moment } from './moments';
import type { ElementHandlers } from './xml';

/** The meaning of a number's format; null: a plain number. */
export type CellFormat = Moment['shows'] | null;

/** The formats that need no code of their own (ECMA-376, 18.8.30). */
function builtIn(id: number): CellFormat {
  if (id === 22) return 'dateTime';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? 'date' : null;
}

/**
 * Quoted texts, escaped letters, and conditions and colours in brackets do not make a date. What is
 * not closed goes on to the end: then no character is looked at from more than one beginning.
 */
const decoration = /"[^"]*"?|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi;

/** Excel's own limit: no person's workbook has a longer code. */
const longestCode = 255;

function formatOfCode(code: string): CellFormat {
  const shown = code.slice(0, longestCode).replace(decoration, '');
  const [hasDay, hasTime] = [/[dy]/i.test(shown), /h|s|\[m/i.test(shown)];
  if (hasDay) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : null;
}

/** The formats of cells, by their place in `xl/styles.xml`. @param formats gets them */
export function formatHandlers(formats: CellFormat[]): ElementHandlers {
  // They come before the formats that use them.
  const ownFormats = new Map<number, CellFormat>();
  let isInList = false;
  return {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') ownFormats.set(id, formatOfCode(formatCode));
      else if (name === 'cellXfs') isInList = true;
      else if (name === 'xf' && isInList) {
        formats.push(ownFormats.has(id) ? (ownFormats.get(id) ?? null) : builtIn(id));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInList = false;
    },
  };
}
