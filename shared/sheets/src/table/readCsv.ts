import Papa from 'papaparse';
import { nextTask } from './slices';
import { UnreadableFile } from './unreadableFile';

/** Programs call a web page «.xls», and Excel opens it. */
const webPage = /^\s*<(!doctype|html|table|meta|\?xml)/i;

/** Far more than can be imported, and few enough for a page: five megabytes may be five million lines. */
const mostRows = 100_000;
/** The same limit as for an Excel sheet: no list of ours has more. */
const mostColumns = 500;

/**
 * The rows of a CSV: separated by `;`, `,` or tabs. The page breathes between its steps.
 *
 * @throws UnreadableFile when a quote is never closed, when it is no CSV, or too long
 */
export async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  const text = decodeText(bytes);
  if (text.includes('\0')) {
    throw new UnreadableFile('No es un CSV ni un Excel (.xlsx): guárdalo en uno de esos formatos.');
  }
  if (webPage.test(text)) {
    throw new UnreadableFile(
      'Es una página web con nombre de hoja: ábrela y guárdala como .xlsx o CSV.',
    );
  }
  // Excel's own line of its own dialect. It is a row of the file all the same.
  const [, told] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const delimiter = told ?? separatorOf(text);
  const { data, errors } = Papa.parse(text, { delimiter, preview: mostRows + 1 });
  if (data.length > mostRows) {
    throw new UnreadableFile(
      'El fichero tiene más de 100.000 filas, quizá vacías: bórralas, o divídelo en varios.',
    );
  }
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    throw new UnreadableFile(
      `En la fila ${(open.row ?? 0) + 1} se abre una comilla (") que no se cierra: corrígela.`,
    );
  }
  await nextTask();
  const rows = data.map((cells) => filled(cells).map(withoutGuard));
  await nextTask();
  return told ? [[], ...rows.slice(1)] : rows;
}

/** The most frequent one in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const [semicolons, tabs] = [head.split(';').length, head.split('\t').length];
  // A comma also occurs in numbers and addresses: it counts only where there is no other separator.
  if (Math.max(semicolons, tabs) === 1) return ',';
  return tabs > semicolons ? '\t' : ';';
}

/** Drops the empty cells at the end, and cells too far right to be a column. */
const filled = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, Math.min(mostColumns, cells.findLastIndex(Boolean) + 1));

/** The `'` that our export puts before what a spreadsheet would run. */
const withoutGuard = (cell: string) => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * The text of a file: UTF-8, with its mark or without; UTF-16 with its mark, as Excel's «texto
 * Unicode»; and otherwise windows-1252, as Excel writes CSV in Spain.
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
