import { sizeInWords } from '../../common/values/fileSize';
import { isZip, refusalOf } from './fileKind';
import { nextTask } from './slices';
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
  const bytes = await bytesOf(file);
  const refusal = refusalOf(bytes);
  if (refusal) throw new UnreadableFile(refusal);
  const { rows, ...read } = isZip(bytes) ? await readWorkbook(bytes, sheet) : await readText(bytes);
  await nextTask();
  const table = toTable(file.name, rows);
  // Whoever asked has more to do with it.
  await nextTask();
  return { table, ...read };
}

async function readWorkbook(bytes: Uint8Array, sheet?: string) {
  const { readXlsx } = await import('./readXlsx');
  return readXlsx(bytes, sheet);
}

async function readText(bytes: Uint8Array) {
  const { readCsv } = await import('./readCsv');
  return { rows: await readCsv(bytes), sheets: [], sheet: '' };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new UnreadableFile(
      'No se ha podido leer el fichero: comprueba que sigue donde estaba y elígelo de nuevo.',
      { cause: error },
    );
  }
}
