import type { Quantity } from '../quantities';

/** The meaning of a pasted cell: a day, both days of a month, its CUPS, or the number of a period. */
export type PastedColumn =
  | 'from'
  | 'to'
  | 'month'
  | 'cups'
  /** `quantity` null: the one that the sheet shows. */
  | { readonly quantity: Quantity | null; readonly period: number }
  | null;

/** Removes accents and signs: «P1 (kW)» → «p1 kw». */
const nameOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s_().-]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function quantityOf(name: string): Quantity | null {
  if (/kvarh|reactiva/.test(name)) return 'reactiva';
  if (/kwh|energia|consumo/.test(name)) return 'energia';
  return /kw\b|potencia|maxim/.test(name) ? 'potencia' : null;
}

function columnOf(title: string): PastedColumn {
  const name = nameOf(title);
  const period = /(?:^| |periodo )p ?([1-6])(?= |$)/.exec(name)?.[1];
  if (period) return { quantity: quantityOf(name), period: Number(period) - 1 };
  if (name.startsWith('cups')) return 'cups';
  if (/desde|inicio|inicial/.test(name)) return 'from';
  if (/hasta|\bfin\b|final/.test(name)) return 'to';
  return /^(mes|month|fecha|periodo)\b/.test(name) ? 'month' : null;
}

/**
 * The meaning of the columns of a pasted table, by its first line: «CUPS;Mes;P1_kW;…;P6_kW».
 *
 * @returns undefined when the line names no period: its cells go where they are pasted
 */
export function pastedHeader(titles: readonly string[]): readonly PastedColumn[] | undefined {
  const columns = titles.map(columnOf);
  return columns.some((column) => typeof column === 'object' && column) ? columns : undefined;
}
