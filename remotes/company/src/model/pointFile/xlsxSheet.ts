import { dayOfSerial } from './xlsxDates';
import { childElements, elements } from './xlsxXml';

/** What the cells of a workbook refer to. */
export interface WorkbookTexts {
  readonly shared: readonly string[];
  /** Which cell formats are those of dates. */
  readonly dates: ReadonlySet<number>;
  readonly isFrom1904: boolean;
}

/** More than any list of points has; formats may reach to the last column. */
const maxColumns = 500;
/** Far more than can be imported; whoever left a cell at the end of a sheet has no million rows. */
const maxRows = 20_000;

/** The texts that cells share. */
export const sharedTexts = (part: Document | undefined): readonly string[] =>
  part ? elements(part, 'si').map(plainText) : [];

/** Without the readings that Asian texts have beside them. */
const plainText = (item: Element) =>
  elements(item, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** All rows, also the empty ones between others, so that each has the number that a sheet shows. */
export function sheetRows(part: Document, texts: WorkbookTexts): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const row of elements(part, 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    if (number > maxRows) break;
    while (rows.length < number - 1) rows.push([]);
    rows[number - 1] = rowCells(row, texts);
  }
  return rows;
}

function rowCells(row: Element, texts: WorkbookTexts): string[] {
  const cells: string[] = [];
  for (const cell of childElements(row, 'c')) {
    // Where it is may be left unsaid: then it comes after the one before.
    const column = columnOf(cell.getAttribute('r')) ?? cells.length;
    if (column >= maxColumns) break;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(cell, texts);
  }
  return cells;
}

/** «AB12» → 27 */
function columnOf(address: string | null): number | undefined {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Element, { shared, dates, isFrom1904 }: WorkbookTexts): string {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return plainText(cell);
  const value = childElements(cell, 'v')[0]?.textContent ?? '';
  if (value === '') return '';
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'Sí' : 'No';
    case 'd':
      return value.slice(0, 10).split('-').reverse().join('/');
    case 'n':
      return dates.has(Number(cell.getAttribute('s') ?? 0))
        ? dayOfSerial(Number(value), isFrom1904)
        : spanishNumber(value);
    default:
      // The text of a formula, or what is wrong with it: «#N/A».
      return value;
  }
}

/** With the 15 digits that Excel computes with: 0,30000000000000004 is 0,3. */
function spanishNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))).replace('.', ',') : value;
}
