import { UnreadableFile } from './unreadableFile';

/** The rows of a file, as text, and the names of its sheets. */
export interface ReadTable {
  /** All rows, also empty rows, so that each has its number. */
  readonly rows: readonly (readonly string[])[];
  /** The names of all sheets; empty for a CSV. */
  readonly sheets: readonly string[];
  /** The name of the sheet that was read. */
  readonly sheet: string;
}

/**
 * Reads a CSV or an Excel file that a person chose, in the page, by its first bytes: a file's extension
 * proves little. The readers are fetched when they are needed.
 *
 * @param sheet a sheet of a workbook; by default the first that is not empty
 * @throws UnreadableFile
 */
export async function readTable(file: File, sheet?: string): Promise<ReadTable> {
  const bytes = await bytesOf(file);
  const refusal = refusalOf(bytes);
  if (refusal) throw new UnreadableFile(refusal);
  if (latin(bytes.subarray(0, 2)) === 'PK') {
    return (await import('./readXlsx')).readXlsx(bytes, sheet);
  }
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

const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

/** Why a file of another kind cannot be read, and what to do; undefined: it is worth trying. */
function refusalOf(bytes: Uint8Array): string | undefined {
  const start = latin(bytes.subarray(0, 4));
  if (start === '%PDF') return 'Es un PDF: elige un Excel (.xlsx) o un CSV.';
  // The container of the old Excel, and of files with a password; its names are in UTF-16.
  if (start !== 'ÐÏ\x11à') return undefined;
  return latin(bytes).includes([...'EncryptedPackage'].join('\0'))
    ? 'El Excel tiene contraseña: guárdalo sin ella y elígelo de nuevo.'
    : 'Es un Excel antiguo (.xls): guárdalo como .xlsx o como CSV.';
}
