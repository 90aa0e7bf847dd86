import { sizeInWords } from '../curveImportFile';
import { type PointTable, toTable, UnreadableFile } from './table';

const maxFileBytes = 5 * 1024 * 1024;

/** What of a workbook was read, and what else there is. */
export interface ReadFile {
  readonly table: PointTable;
  /** The names of all sheets; empty for a CSV. */
  readonly sheets: readonly string[];
  /** The one that was read. */
  readonly sheet: string;
}

/**
 * Reads a CSV or an Excel file in the page. Its readers are fetched when they are needed.
 *
 * @param sheet which one of a workbook; the first that is not empty unless told
 * @throws UnreadableFile
 */
export async function readPointFile(file: File, sheet?: string): Promise<ReadFile> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `El fichero ocupa ${sizeInWords(file.size)} y el máximo son ${sizeInWords(maxFileBytes)}: divídelo.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldExcel(bytes)) {
    throw new UnreadableFile('Es un Excel antiguo (.xls): guárdalo como .xlsx o como CSV.');
  }
  if (!isZip(bytes)) {
    const { readCsv } = await import('./readCsv');
    return { table: toTable(file.name, readCsv(bytes)), sheets: [], sheet: '' };
  }
  const { readXlsx } = await import('./readXlsx');
  const sheets = readXlsx(bytes);
  const chosen = sheets.find(({ name, rows }) => (sheet ? name === sheet : rows.length > 0));
  return {
    table: toTable(file.name, chosen?.rows ?? []),
    sheets: sheets.map(({ name }) => name),
    sheet: chosen?.name ?? '',
  };
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;
const isOldExcel = ([first, second]: Uint8Array) => first === 0xd0 && second === 0xcf;
