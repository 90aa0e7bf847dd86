import { cell, columnLetters, textCell, width, written } from './cells';
import type { ExportColumn } from './exportColumn';
import { styles, workbookFiles } from './workbook';
import { zip } from './zip';

export const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const widthSampleRows = 200;

/**
 * A list as an Excel file: one sheet, a bold header that stays in sight, numbers and dates as such
 * (dates with the wall clock of the company's zone), and text that is never run as a formula.
 *
 * ```ts
 * download('facturas.xlsx', await toXlsx(columns, invoices));
 * ```
 *
 * Own code, and little of it: write-excel-file 4 compresses in a worker that the page's
 * Content-Security-Policy forbids, so it never ends, and breaks on the text `constructor`.
 */
export function toXlsx<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const headers = columns.map(({ header }) => header);
  const lines = [
    headers.map((header) => textCell(header, styles.head)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  const sample = rows.slice(0, widthSampleRows);
  const widths = columns.map(({ header, value }) =>
    width([header, ...sample.map((row) => written(value(row)))]),
  );
  const files = {
    ...workbookFiles(['Datos']),
    'xl/worksheets/sheet1.xml': sheetXml(widths, lines),
  };
  return zip(files, mimeType);
}

/**
 * A sheet whose first rows stay in sight. Cells say their address: the standard lets them leave it
 * out, but some programs (Gnumeric, read-excel-file) then show an empty sheet or none.
 */
export function sheetXml(
  widths: readonly number[],
  lines: readonly (readonly string[])[],
  frozenRows = 1,
): string {
  const letters = widths.map((_, at) => columnLetters(at + 1));
  const rows = lines.map((cells, at) => {
    const row = at + 1;
    const addressed = cells.map(
      (xml, column) => `<c r="${letters[column]}${row}"${xml.slice('<c'.length)}`,
    );
    return `<row r="${row}">${addressed.join('')}</row>`;
  });
  const cols = widths.map(
    (chars, at) => `<col min="${at + 1}" max="${at + 1}" width="${chars}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${pane(frozenRows)}<cols>${cols.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const pane = (rows: number) =>
  rows > 0
    ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
    : '';
