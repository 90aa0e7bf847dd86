import { cellName, type RichCell, type SheetToWrite } from '@vatio/ui/export';

type Cell = SheetToWrite['rows'][number][number];

/** A bold cell: a heading. */
export const head = (value: string): RichCell => ({ value, look: 'head' });
/** Euros as they are. @param amountEur null: not known */
export const money = (amountEur: string | null): RichCell => ({
  value: amountEur === null ? null : Number(amountEur),
  look: 'money',
});
/** Euros that a formula comes to. */
export const formula = (
  text: string,
  amountEur: string | number,
  look: RichCell['look'] = 'money',
) => ({ formula: text, value: Number(amountEur), look }) satisfies RichCell;

/** A sheet that is written row by row, so that formulas can name what is above. */
export class SheetRows {
  readonly rows: Cell[][] = [];

  constructor(
    readonly name: string,
    readonly headRows = 1,
  ) {}

  /** @returns the number of the row, from 1 */
  add(...cells: readonly Cell[]): number {
    this.rows.push([...cells]);
    return this.rows.length;
  }

  /** The next row to be written. */
  get next(): number {
    return this.rows.length + 1;
  }

  /** `Potencia!B2`, from another sheet. */
  ref(column: number, row: number): string {
    return `'${this.name}'!${cellName(column, row)}`;
  }
}

/** `B2:B13` */
export const range = (column: number, from: number, to: number): string =>
  `${cellName(column, from)}:${cellName(column, to)}`;
