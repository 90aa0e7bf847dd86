/** A place in the grid: row and column, both from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cells between two corners, both included. */
export interface Block {
  readonly from: Place;
  readonly to: Place;
}

/** The block between two corners, in whatever order. */
export const blockOf = (one: Place, other: Place): Block => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const hasRow = ({ from, to }: Block, row: number): boolean =>
  row >= from.row && row <= to.row;

export const isInside = ({ from, to }: Block, { row, column }: Place): boolean =>
  hasRow({ from, to }, row) && column >= from.column && column <= to.column;

/** The places of a block, row by row. */
export const placesOf = ({ from, to }: Block): readonly Place[] =>
  Array.from({ length: to.row - from.row + 1 }, (_, row) =>
    Array.from({ length: to.column - from.column + 1 }, (_, column) => ({
      row: from.row + row,
      column: from.column + column,
    })),
  ).flat();

/** More than a grid has: a pasted book is cut before anything looks at it. */
const maxChars = 20_000;

/** The text of a block for the clipboard: what sheets read, and what `readBlock` does. */
export const writeBlock = (block: Block, textAt: (place: Place) => string): string => {
  const rows = new Map<number, string[]>();
  for (const place of placesOf(block)) {
    rows.set(place.row, [...(rows.get(place.row) ?? []), textAt(place)]);
  }
  return [...rows.values()].map((row) => row.join('\t')).join('\n');
};

/** The rows and cells of a pasted text, from this grid or from a sheet. */
export const readBlock = (text: string): readonly (readonly string[])[] =>
  text
    .slice(0, maxChars)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/**
 * The values of a paste by square. One value fills the whole selection; several keep their shape, from the
 * first cell of the selection.
 *
 * @param size of the grid: values beyond it are left out and counted in `outside`
 */
export function pasteAt(
  pasted: readonly (readonly string[])[],
  selected: Block,
  size: { readonly rows: number; readonly columns: number },
): { readonly values: readonly (Place & { readonly text: string })[]; readonly outside: number } {
  const [[only = ''] = []] = pasted;
  if (pasted.length === 1 && pasted[0]?.length === 1) {
    return { values: placesOf(selected).map((place) => ({ ...place, text: only })), outside: 0 };
  }
  const all = pasted.flatMap((line, row) =>
    line.map((text, column) => ({
      row: selected.from.row + row,
      column: selected.from.column + column,
      text,
    })),
  );
  const values = all.filter(({ row, column }) => row < size.rows && column < size.columns);
  return {
    values,
    outside:
      all.filter(({ text }) => text !== '').length -
      values.filter(({ text }) => text !== '').length,
  };
}
