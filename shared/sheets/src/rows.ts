import type { CellFormat } from './formats';
import { isoMoment, type Moment, momentOf } from './moments';
import { lengthened, TextGatherer } from './texts';
import type { Attributes, ElementHandlers, Spend } from './xml';

/** The value of a cell; for a formula, its value when the file was saved. Empty: `''`. */
export type CellValue = string | number | boolean | Moment;

export interface SheetRow {
  /** The row's number in the sheet, from 1. Rows without cells may be missing. */
  readonly number: number;
  readonly cells: readonly CellValue[];
}

/** The parts of a workbook that cells refer to. */
export interface CellFacts {
  readonly shared: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly isFrom1904: boolean;
  /** Empty cells that a far one needs before it. */
  readonly spend: Spend;
}

/** More than any of our lists, or a day's quarters; formats may reach to the last column. */
const maxColumns = 500;
/** Excel's own limit: a row with more cells is damaged, and would only take time. */
const mostColumns = 16_384;
/** Excel's own limit: a sheet that claims more rows is damaged and would only add empty lines. */
const mostRows = 1_048_576;

/** @param onRow gets the rows in the order of the file */
export function rowHandlers(onRow: (row: SheetRow) => void, facts: CellFacts): ElementHandlers {
  const gatherer = new TextGatherer();
  let number = 0;
  let cells: CellValue[] = [];
  let cellCount = 0;
  let cell: Attributes = {};
  let value = '';
  let isInValue = false;

  function openRow({ r }: Attributes): void {
    // A row may lack its number: then it follows the one before.
    const next = Number(r ?? number + 1);
    if (next > mostRows) throw new Error(`row ${next}`);
    if (!(next > number)) throw new Error(`row ${r} after row ${number}`);
    number = next;
    cells = [];
    cellCount = 0;
  }

  function closeCell(): void {
    cellCount += 1;
    if (cellCount > mostColumns) throw new Error(`more than ${mostColumns} cells in row ${number}`);
    // And a cell may lack its place.
    const column = columnOf(cell.r) ?? cells.length;
    if (column >= maxColumns) return;
    if (column > cells.length) facts.spend(column - cells.length);
    while (cells.length < column) cells.push('');
    cells[column] = cell.t === 'inlineStr' ? gatherer.text : cellValue(value, cell, facts);
  }

  return {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') {
        cell = attributes;
        value = '';
        gatherer.start();
      } else if (name === 'v') isInValue = true;
      else gatherer.open(name);
    },
    text: (text) => {
      if (isInValue) value = lengthened(value, text);
      else gatherer.add(text);
    },
    close: (name) => {
      if (name === 'v') isInValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') onRow({ number, cells });
      else gatherer.close(name);
    },
  };
}

/** «AB12» → 27 */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel computes with 15 digits: 0,30000000000000004 is 0,3. */
const digits = 15;

function cellValue(
  value: string,
  { t: type = 'n', s: style = '0' }: Attributes,
  { shared, formats, isFrom1904 }: CellFacts,
): CellValue {
  if (value === '') return '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1';
  if (type === 'd') return isoMoment(value) ?? value;
  // The text of a formula, or its error: «#N/A».
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return value;
  const shows = formats[Number(style)] ?? null;
  const moment = shows === null ? undefined : momentOf(number, shows, isFrom1904);
  return moment ?? Number(number.toPrecision(digits));
}
