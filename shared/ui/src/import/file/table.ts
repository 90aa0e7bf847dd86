import { UnreadableFile } from '@vatio/sheets/table';
import { number } from '@vatio/ui/format';
import { knownHeaders } from './headers';
import type { ImportSpec } from './importSpec';

/** A row of a file, by its number in it: the header is row 1 where it is the first. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A sheet of a file, as text. */
export interface FileTable {
  readonly fileName: string;
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows that begin with #: explanations, such as the template's. */
  readonly commentCount: number;
}

/** Titles may precede the header. */
const headerSearchRows = 10;

/**
 * Finds the header of a sheet, and leaves out empty rows and explanations.
 *
 * @param sheet all rows, empty rows too, so that their numbers are right
 * @throws UnreadableFile when there is no content to import, or too much
 */
export function toTable(
  spec: ImportSpec,
  fileName: string,
  sheet: readonly (readonly string[])[],
): FileTable {
  const lines = sheet.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => cell.trim()),
  }));
  const filled = lines.filter(({ cells }) => cells.some(Boolean));
  const header = headerOf(spec, filled);
  if (!header) {
    throw new UnreadableFile(
      'El fichero está vacío: revísalo, o descarga la plantilla y rellénala.',
    );
  }
  const below = filled.filter(({ line }) => line > header.line);
  const rows = below.filter(({ cells }) => !cells.find(Boolean)?.startsWith('#'));
  if (rows.length === 0) {
    throw new UnreadableFile(
      `El fichero solo tiene la cabecera: añade una fila para cada ${spec.rowIs}.`,
    );
  }
  if (rows.length > spec.maxRows) {
    throw new UnreadableFile(
      `El fichero tiene ${number(rows.length)} filas y el máximo son ${number(spec.maxRows)}: divídelo.`,
    );
  }
  return {
    fileName,
    rows,
    commentCount: below.length - rows.length,
    headers: header.cells.slice(0, header.cells.findLastIndex(Boolean) + 1),
  };
}

/** The row with the most known headers; with none that are, the first that is not empty. */
function headerOf(spec: ImportSpec, filled: readonly TableRow[]): TableRow | undefined {
  const candidates = filled.slice(0, headerSearchRows);
  const known = candidates.map(({ cells }) => knownHeaders(spec, cells));
  return candidates[known.indexOf(Math.max(...known))];
}
