import type { RichCell, SheetToWrite } from '@vatio/ui/export';

type Sheets = readonly SheetToWrite[];
type Cell = SheetToWrite['rows'][number][number];

const isRich = (cell: Cell): cell is RichCell =>
  typeof cell === 'object' && cell !== null && 'value' in cell;
const formulaOf = (cell: Cell): string | undefined => (isRich(cell) ? cell.formula : undefined);
const storedIn = (cell: Cell): unknown => (isRich(cell) ? cell.value : cell);

/** Every cell with a formula: its place, what a spreadsheet makes of it, and the value that is stored. */
export function recalculated(sheets: Sheets) {
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        const formula = formulaOf(cell);
        if (formula === undefined) return [];
        const place = `${name}!${String.fromCharCode(65 + column)}${at + 1}`;
        const computed = new Formula(sheets, name, formula).result();
        return [{ place, formula, computed, stored: Number(storedIn(cell)) }];
      }),
    ),
  );
}

/** The parts of a spreadsheet that the reports of studies use: + − × ÷, SUM, ROUND, IF, and cells. */
class Formula {
  readonly #tokens: string[];

  constructor(
    readonly sheets: Sheets,
    readonly sheet: string,
    readonly text: string,
  ) {
    this.#tokens = text.match(/'[^']+'!|[A-Z]+\d+|[A-Z]+(?=\()|\d+(?:\.\d+)?|[-+*/(),:=]/g) ?? [];
    if (this.#tokens.join('') !== text) throw new Error(`not understood: ${text}`);
  }

  result(): number {
    const value = this.#sum();
    if (this.#tokens.length > 0)
      throw new Error(`${this.#tokens.join(' ')} is left of ${this.text}`);
    return value;
  }

  #next = () => this.#tokens.shift() ?? '';
  #takes(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }
  #expect(token: string): void {
    if (!this.#takes(token)) throw new Error(`${token} is missing in ${this.text}`);
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value += this.#product();
      else if (this.#takes('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#atom();
    for (;;) {
      if (this.#takes('*')) value *= this.#atom();
      else if (this.#takes('/')) value /= this.#atom();
      else return value;
    }
  }

  #atom(): number {
    const token = this.#next();
    if (token === '-') return -this.#atom();
    if (token === '(') {
      const value = this.#sum();
      this.#expect(')');
      return value;
    }
    if (token === 'SUM') return this.#range();
    if (token === 'ROUND') {
      this.#expect('(');
      const value = this.#sum();
      this.#expect(',');
      const factor = 10 ** this.#sum();
      this.#expect(')');
      return Math.round((value + 1e-9) * factor) / factor;
    }
    if (token === 'IF') return this.#choice();
    if (token.startsWith("'")) return this.#cell(token.slice(1, -2), this.#next());
    return /^[A-Z]/.test(token) ? this.#cell(this.sheet, token) : Number(token);
  }

  /** `IF(A=B,one,other)`: both are computed, and neither may divide by zero. */
  #choice(): number {
    this.#expect('(');
    const left = this.#sum();
    this.#expect('=');
    const isSo = left === this.#sum();
    this.#expect(',');
    const [one] = [this.#sum(), this.#expect(',')];
    const other = this.#sum();
    this.#expect(')');
    return isSo ? one : other;
  }

  #range(): number {
    this.#expect('(');
    const from = placeOf(this.#next());
    this.#expect(':');
    const to = placeOf(this.#next());
    this.#expect(')');
    let sum = 0;
    for (let row = from.row; row <= to.row; row++) {
      for (let column = from.column; column <= to.column; column++) {
        sum += this.#at(this.sheet, row, column);
      }
    }
    return sum;
  }

  #cell(sheet: string, name: string): number {
    const { row, column } = placeOf(name);
    return this.#at(sheet, row, column);
  }

  #at(name: string, row: number, column: number): number {
    const sheet = this.sheets.find((one) => one.name === name);
    const cell = sheet?.rows[row - 1]?.[column - 1];
    if (sheet === undefined || cell === undefined) {
      throw new Error(`${this.text} names what is not there: ${name}, ${row}, ${column}`);
    }
    const formula = formulaOf(cell);
    return formula === undefined
      ? Number(storedIn(cell) ?? 0)
      : new Formula(this.sheets, name, formula).result();
  }
}

function placeOf(name: string): { readonly row: number; readonly column: number } {
  const letters = name.replace(/\d+$/, '');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(name.slice(letters.length)), column };
}
