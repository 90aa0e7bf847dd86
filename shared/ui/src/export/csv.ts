import { localZone } from '@vatio/records/time';
import { type ExportColumn, type ExportValue, yesOrNo } from './exportColumn';

const minute = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: localZone,
});

/** Spreadsheets run text that begins like this, also with full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A list as CSV, the way a Spanish Excel opens it by a double click: UTF-8 with its mark, `;`
 * between cells, CRLF, decimal comma, dates as `21/11/2026 18:53` in the company's zone.
 *
 * Text that a spreadsheet would run as a formula gets a `'` in front (OWASP, CSV injection); numbers
 * stay numbers, also `-5`.
 *
 * ```ts
 * download('facturas.csv', new Blob([toCsv(columns, invoices)], { type: 'text/csv' }));
 * ```
 */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? decimalComma(value) : '';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : localMinute(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const decimalComma = (value: number) => String(value).replace('.', ',');
const localMinute = (value: Date) => minute.format(value).replace(',', '');
