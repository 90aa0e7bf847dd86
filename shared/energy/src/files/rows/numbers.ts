/** The decimal mark of a file; null when it uses both: «1.234» may then mean either. */
export type DecimalMark = ',' | '.' | null;

/** Why a cell is not an acceptable number. */
export type NumberFault =
  | 'empty-value'
  | 'formula'
  | 'negative'
  | 'exponent'
  | 'ambiguous-number'
  | 'not-a-number';

const comma = 44;
const point = 46;
const zero = 48;
const nine = 57;

/** A longer cell is no reading. */
const longestNumber = 40;

/** More digits are not exact in a double: the engine's own parser takes over. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, i) => 10 ** i);

/** «1.234» and «12,500» may have thousands or decimals; «0,200» and «1234,500» cannot. */
const isGroupable = (text: string, markAt: number) =>
  text.length - markAt === 4 && markAt >= 1 && markAt <= 3 && text.charCodeAt(0) !== zero;

const thousandsThenDecimals = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/;
const thousandsOnly = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

/** Reads anything but digits with at most one mark. */
function readUnusual(text: string): number | NumberFault {
  if (text.startsWith('=')) return 'formula';
  if (text.length > longestNumber) return 'not-a-number';
  if (thousandsThenDecimals.test(text)) {
    const decimals = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    return Number(`${text.slice(0, decimals).replace(/[.,]/g, '')}.${text.slice(decimals + 1)}`);
  }
  if (thousandsOnly.test(text)) return Number(text.replace(/[.,]/g, ''));
  if (/^-[.,]*\d[\d.,]*$/.test(text)) return 'negative';
  if (/^[\d.,]+e[+-]?\d+$/i.test(text)) return 'exponent';
  return 'not-a-number';
}

/**
 * Reads digits with a decimal mark, perhaps with thousands before it. It does not guess: with a
 * decimal comma «0.5» is a half, and «1.234» is ambiguous.
 *
 * @param mark of the file
 * @param isMarkTold whether a person has said it: then the other mark separates thousands
 * @returns the nearest double, or why it is none
 */
export function readNumber(
  text: string,
  mark: DecimalMark,
  isMarkTold = false,
): number | NumberFault {
  if (text === '') return 'empty-value';
  if (text.length > longestNumber) return readUnusual(text);
  let markAt = -1;
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= zero && code <= nine) digits = digits * 10 + (code - zero);
    else if ((code === comma || code === point) && markAt === -1) markAt = i;
    else return readUnusual(text);
  }
  if (markAt === -1) return digits;
  const decimals = text.length - markAt - 1;
  if (decimals === 0) return 'not-a-number';
  if (isGroupable(text, markAt) && text[markAt] !== mark) {
    return isMarkTold ? digits : 'ambiguous-number';
  }
  if (text.length > exactDigits) return Number(text.replace(',', '.'));
  return digits / (powersOfTen[decimals] as number);
}

const other = (mark: string | undefined) => (mark === ',' ? '.' : ',');

/**
 * The decimal mark that a number shows, if any.
 *
 * @param most the largest plausible number: with a larger one, marks are no thousands
 */
function markShownBy(text: string, most: number): DecimalMark {
  if (text.length > longestNumber) return null;
  const [, whole = '', mark, digits = ''] = /^(\d*)([.,])(\d+)$/.exec(text) ?? [];
  if (mark) {
    const isAmbiguous = isGroupable(text, whole.length) && Number(whole + digits) <= most;
    return isAmbiguous ? null : (mark as DecimalMark);
  }
  if (thousandsThenDecimals.test(text) || thousandsOnly.test(text)) {
    const grouping = /[.,]/.exec(text)?.[0];
    return other(grouping);
  }
  return null;
}

/**
 * The decimal mark of a file, from the numbers at its beginning.
 *
 * @param most the largest plausible number of the file
 * @param usual the mark when no number shows it
 */
export function findDecimalMark(
  texts: Iterable<string>,
  most: number,
  usual: ',' | '.',
): DecimalMark {
  const shownMarks = new Set<DecimalMark>();
  for (const text of texts) shownMarks.add(markShownBy(text, most));
  const [hasComma, hasPoint] = [shownMarks.has(','), shownMarks.has('.')];
  if (hasComma && hasPoint) return null;
  if (hasComma) return ',';
  return hasPoint ? '.' : usual;
}
