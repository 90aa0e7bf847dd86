/** Between cells of a sheet, and between values that people write in one line. */
const betweenCells = /[\t\r\n;]+/;
const betweenWords = /\s+/;

/**
 * Several values that are pasted at once: a row or a column of a spreadsheet, or numbers in a line.
 *
 * @returns the values without their units; empty when there is only one, which is pasted as usual
 */
export function pastedValues(text: string): readonly string[] {
  const split = (separator: RegExp) =>
    text
      .trim()
      .split(separator)
      .map((value) => value.replace(/(?:kW|€).*/is, '').trim())
      .filter((value) => value !== '');
  const cells = split(betweenCells);
  if (cells.length > 1) return cells;
  const words = split(betweenWords);
  return words.length > 1 && words.every((word) => /\d/.test(word)) ? words : [];
}
