import { type CellValue, readWorkbook, type Sheet } from '../workbook';
import { TooLarge } from '../zip';
import { slices } from './slices';
import { UnreadableFile } from './unreadableFile';

/** Far more than a sheet that people fill in has, and no more than a page can go through in a few seconds. */
const maxBytes = 50 * 1024 * 1024;
/** Far more than can be imported; a forgotten cell at the end of a sheet makes no million rows. */
const maxRows = 20_000;

/**
 * A sheet of an Excel file as text, as a Spanish sheet shows it, and the names of all sheets. It is read in
 * slices, so the page stays responsive.
 *
 * @param wanted the sheet's name; by default the first that is not empty
 * @throws UnreadableFile when it is none, or would fill the memory
 */
export async function readXlsx(bytes: Uint8Array, wanted?: string) {
  try {
    const all = await readWorkbook(bytes, { maxBytes, pause: slices() });
    const sheets = all.map(({ name }) => name);
    for (const sheet of all.filter(({ name }) => wanted === undefined || name === wanted)) {
      const rows = await rowsOf(sheet);
      if (rows.length > 0) return { sheets, sheet: sheet.name, rows };
    }
    return { sheets, sheet: wanted ?? '', rows: [] };
  } catch (error) {
    const message =
      error instanceof TooLarge
        ? 'El Excel es demasiado grande: deja solo la hoja que quieres importar.'
        : 'El Excel está dañado o no lo sabemos leer: guárdalo de nuevo como .xlsx, o como CSV.';
    throw new UnreadableFile(message, { cause: error });
  }
}

/** Includes the empty rows between others, so that each has the number that a sheet shows. */
async function rowsOf(sheet: Sheet): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const some of sheet.rows()) {
    for (const { number, cells } of some) {
      if (number > maxRows) return rows;
      while (rows.length < number - 1) rows.push([]);
      rows.push(cells.map(shown));
    }
  }
  return rows;
}

function shown(value: CellValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value.day.split('-').reverse().join('/');
}
