import { nextTask, readTable, UnreadableFile } from '@vatio/sheets/table';
import { sizeInWords } from '@vatio/ui/format';
import type { ImportSpec } from './importSpec';
import { type FileTable, toTable } from './table';

const maxFileBytes = 5 * 1024 * 1024;

/** The content of a file, and the names of its sheets. */
export interface ReadFile {
  readonly table: FileTable;
  /** The names of all sheets; empty for a CSV. */
  readonly sheets: readonly string[];
  /** The name of the sheet that was read. */
  readonly sheet: string;
}

/**
 * Reads a CSV or an Excel file in the page.
 *
 * @param sheet the sheet of a workbook; by default the first that is not empty
 * @throws UnreadableFile
 */
export async function readImportFile(
  spec: ImportSpec,
  file: File,
  sheet?: string,
): Promise<ReadFile> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `El fichero ocupa ${sizeInWords(file.size)} y el máximo son ${sizeInWords(maxFileBytes)}: divídelo.`,
    );
  }
  const { rows, ...read } = await readTable(file, sheet);
  await nextTask();
  const table = toTable(spec, file.name, rows);
  // The caller has more to do with it.
  await nextTask();
  return { table, ...read };
}
