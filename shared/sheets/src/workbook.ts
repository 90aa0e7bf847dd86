import { type CellFormat, formatHandlers } from './formats';
import { type CellFacts, rowHandlers, type SheetRow } from './rows';
import { sharedTextHandlers } from './texts';
import { type Attributes, type ElementHandlers, workLimit, xmlReader } from './xml';
import { type UnpackOptions, unzipped, type ZipEntry, zipEntries } from './zip';

export type { Moment } from './moments';
export type { CellValue, SheetRow } from './rows';

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Its amount of data, for comparing sheets. */
  readonly sizeBytes: number;
  /** Its rows, a few at a time. @throws TooLarge @throws Error when the file is damaged */
  readonly rows: () => AsyncGenerator<readonly SheetRow[]>;
}

/**
 * Elements and cells of all sheets that are read: a million rows of four columns have nine million. Ten
 * thousand sheets may share one part, or have one each.
 */
const sheetSteps = 10_000_000;
/**
 * Enough to find a sheet among ten thousand files of a zip; a person's workbook has fewer than two hundred
 * before it.
 */
const seekSteps = 50_000;
/** The limit of the shared texts. */
const textSteps = 3_000_000;
/** Excel itself has at most 65,490 formats of cells, each of a few elements. */
const formatSteps = 600_000;
/** The limit of the list of sheets, and of the list of parts: each of their elements stays in memory. */
const listSteps = 50_000;

const workbookPath = 'xl/workbook.xml';

/** @returns whether a zip is an Excel workbook (xlsx, xlsm) */
export const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => name === workbookPath);

/**
 * The sheets of an Excel file (ECMA-376), in their order. docs/decisions/008 says why no library
 * does this.
 *
 * @throws TooLarge
 * @throws Error when it is none, or damaged
 */
export async function readWorkbook(
  bytes: Uint8Array,
  options: UnpackOptions,
): Promise<readonly Sheet[]> {
  // The limit covers all parts together: each may be small in the zip and as large as the limit.
  let left = options.maxBytes;
  const read = async (path: string, handlers: ElementHandlers, steps: number) => {
    const reader = xmlReader(handlers, workLimit(steps));
    let hasAny = false;
    for await (const piece of unzipped(bytes, path, { ...options, maxBytes: left })) {
      hasAny = true;
      left -= piece.length;
      reader.write(piece);
    }
    if (hasAny) reader.end();
  };
  const sizes = new Map(zipEntries(bytes).map(({ name, sizeBytes }) => [name, sizeBytes]));
  const named: Attributes[] = [];
  const paths = new Map<string, string>();
  const shared: string[] = [];
  const formats: CellFormat[] = [];
  let isFrom1904 = false;
  const listHandlers: ElementHandlers = {
    open: (name, attributes) => {
      if (name === 'sheet') named.push(attributes);
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  };
  await read(workbookPath, listHandlers, listSteps);
  if (named.length === 0) throw new Error('no sheets');
  const pathHandlers: ElementHandlers = {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') paths.set(Id, pathOf(Target));
    },
  };
  await read('xl/_rels/workbook.xml.rels', pathHandlers, listSteps);
  await read('xl/sharedStrings.xml', sharedTextHandlers(shared), textSteps);
  await read('xl/styles.xml', formatHandlers(formats), formatSteps);

  const spendOnSheets = workLimit(sheetSteps);
  async function* piecesOf(path: string) {
    spendOnSheets(seekSteps);
    for await (const piece of unzipped(bytes, path, { ...options, maxBytes: left })) {
      left -= piece.length;
      yield piece;
    }
  }
  return named.map((sheet) => {
    const path = paths.get(relationOf(sheet)) ?? '';
    return {
      name: sheet.name ?? '',
      isHidden: /hidden/i.test(sheet.state ?? ''),
      sizeBytes: sizes.get(path) ?? 0,
      rows: () => rowsOf(piecesOf(path), { shared, formats, isFrom1904, spend: spendOnSheets }),
    };
  });
}

async function* rowsOf(
  pieces: AsyncIterable<Uint8Array>,
  facts: CellFacts,
): AsyncGenerator<readonly SheetRow[]> {
  const found: SheetRow[] = [];
  const reader = xmlReader(
    rowHandlers((row) => found.push(row), facts),
    facts.spend,
  );
  let hasAny = false;
  for await (const piece of pieces) {
    hasAny = true;
    reader.write(piece);
    if (found.length > 0) yield found.splice(0);
  }
  if (!hasAny) throw new Error('no such sheet');
  reader.end();
}

/** Finds the relationship's id under any prefix. */
function relationOf(sheet: Attributes): string {
  const prefixed = Object.keys(sheet).find((name) => name.endsWith(':id'));
  return (prefixed && sheet[prefixed]) ?? '';
}

const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
