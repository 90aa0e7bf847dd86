import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './table';
import { dateStyles } from './xlsxDates';
import { sharedTexts, sheetRows } from './xlsxSheet';
import { elements, parseXml } from './xlsxXml';

/** A sheet of a workbook, all its rows as text. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** More than the sheets of a file of a few megabytes have, and no more than a page can hold. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/**
 * The sheets of an Excel file (ECMA-376) as a Spanish sheet shows them. A formula is the value that
 * it had when the file was saved. Own code, and little of it: read-excel-file 9 unpacks in a worker
 * that the page's Content-Security-Policy forbids, so it never ends, and breaks on cells that do not
 * say where they are, as those of our own export.
 *
 * @throws UnreadableFile when it is none, or would fill the memory
 */
export function readXlsx(bytes: Uint8Array): readonly Sheet[] {
  const files = unpack(bytes);
  try {
    return sheetsOf((path) => {
      const content = files[path];
      return content && parseXml(strFromU8(content));
    });
  } catch (error) {
    throw broken(error);
  }
}

/** Undefined when the workbook has no such file. */
type ReadPart = (path: string) => Document | undefined;

function sheetsOf(read: ReadPart): readonly Sheet[] {
  const [workbook, links] = [read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')];
  if (!workbook || !links) throw new Error('no workbook');
  const paths = new Map(
    elements(links, 'Relationship').map((link) => [
      link.getAttribute('Id'),
      pathOf(link.getAttribute('Target') ?? ''),
    ]),
  );
  const texts = {
    shared: sharedTexts(read('xl/sharedStrings.xml')),
    dates: dateStyles(read('xl/styles.xml')),
    isFrom1904: elements(workbook, 'workbookPr').some((properties) =>
      ['1', 'true'].includes(properties.getAttribute('date1904') ?? ''),
    ),
  };
  return elements(workbook, 'sheet').map((sheet) => {
    const part = read(paths.get(attribute(sheet, 'id')) ?? '');
    return { name: sheet.getAttribute('name') ?? '', rows: part ? sheetRows(part, texts) : [] };
  });
}

/** Of relationships, whichever prefix they have. */
const attribute = (element: Element, name: string) =>
  [...element.attributes].find(({ localName, prefix }) => prefix && localName === name)?.value ??
  null;

const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpackedBytes = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/.test(name)) return false;
        unpackedBytes += originalSize;
        if (unpackedBytes > maxUnpackedBytes) {
          throw new UnreadableFile(
            'El Excel es demasiado grande: deja solo la hoja de los puntos.',
          );
        }
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken(error);
  }
}

const broken = (cause: unknown) =>
  new UnreadableFile('El Excel está dañado o no lo sabemos leer: guárdalo de nuevo, o como CSV.', {
    cause,
  });
