import type { Column } from '../columns/columns';
import { readColumns } from '../columns/header';
import { looksLikeData } from '../columns/headerless';
import { fatal, shown } from '../problems';
import type { FileProblem } from '../types';
import { cellsOf, separators } from './splitRow';

const openAndSave =
  'ábrelo con una hoja de cálculo y guárdalo como CSV, o descarga la curva en CSV';

/** @returns the problem of another kind of text, by its first line; null when it may be a table */
export function findTextKind(firstLine: string): FileProblem | null {
  const start = firstLine.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<!doctype html') || /^<(html|head|body|table|meta)\b/.test(start)) {
    return fatal(
      'html',
      `El fichero es una página web, quizá la de un error o la de entrada: ${openAndSave}.`,
    );
  }
  if (start.startsWith('<')) {
    return fatal(
      'xml',
      'El fichero es XML, quizá una factura: descarga la curva de consumo en CSV.',
    );
  }
  if (/^\{|^\[\s*($|[[{"\d-])/.test(start)) {
    return fatal('json', 'El fichero es JSON: descarga la curva de consumo en CSV.');
  }
  return null;
}

const expected = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion';

const hours = Array.from({ length: 24 }, (_, i) => String(i + 1));
const isIn = (columns: readonly Column[]) => (wanted: string) =>
  columns.some(({ name }) => name === wanted);

interface Kind {
  readonly code: string;
  readonly message: string;
  readonly is: (columns: readonly Column[]) => boolean;
}

const count = (columns: readonly Column[], name: RegExp) =>
  columns.filter((column) => name.test(column.name)).length;
const hasRole = (columns: readonly Column[], ...wanted: string[]) =>
  columns.some(({ role }) => role && wanted.includes(role));
const isPower = ({ name, unit }: Column) => unit === 'kW' || /potencia|maxim|maxpower/.test(name);

/** Other kinds of tables, the clearest first. */
const kinds: readonly Kind[] = [
  {
    code: 'sips',
    message: 'El fichero es del SIPS, sin curva de carga: descarga la curva de consumo horaria.',
    is: (columns) => count(columns, /codigotarifaatr|potenciascontratadasenw|enwhp\d$/) > 0,
  },
  {
    code: 'wide-matrix',
    message:
      'El fichero tiene una columna por hora y ninguna que diga el día: llámala «Fecha», con días como 31/01/2026.',
    is: (columns) => count(columns, /^(h|hora)\d{1,4}$/) >= 20 || hours.every(isIn(columns)),
  },
  {
    code: 'max-power',
    message:
      'El fichero tiene potencias máximas, no una curva de consumo: copia sus celdas y pégalas en Consumos del punto de suministro, o descarga la curva horaria.',
    is: (columns) => columns.some(isPower) && !hasRole(columns, 'consumed'),
  },
  {
    code: 'aggregated',
    message:
      'El fichero ya está sumado por periodos, y de ahí no se puede volver a las horas: descarga la curva horaria o cuarto-horaria.',
    is: (columns) => count(columns, /p[1-6]$/) >= 2,
  },
  {
    code: 'aggregated',
    message:
      'El fichero tiene el consumo sin la hora: está sumado por días, meses o periodos. Descarga la curva horaria o cuarto-horaria.',
    is: (columns) =>
      hasRole(columns, 'consumed') &&
      !hasRole(columns, 'hour', 'dateTime') &&
      (hasRole(columns, 'date') || count(columns, /^(mes|periodo)/) > 0),
  },
];

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly columns: readonly Column[];
}

/** A decimal comma, not a separator. */
const decimalNumber = /^\d+,\d+$/;

const mostRows = 50;

/** The first lines, each split so that it has most known columns, or most columns. */
function bestRows(lines: readonly string[]): Row[] {
  const worth = ({ columns, cells }: Row) =>
    columns.filter(({ role }) => role).length * 1000 + Math.min(cells.length, 999);
  const numbered = lines.map((text, i) => ({ text, line: i + 1 }));
  const written = numbered.filter(({ text }) => text.trim() !== '').slice(0, mostRows);
  return written.flatMap(({ text, line }) => {
    const rows = separators.map((separator) => {
      const cells = cellsOf(text, separator);
      return { line, cells, columns: readColumns(cells) };
    });
    return rows.sort((a, b) => worth(b) - worth(a)).slice(0, 1);
  });
}

const shownColumns = 12;

function listOf(cells: readonly string[]): string {
  const list = cells.slice(0, shownColumns).map((cell) => `«${shown(cell)}»`);
  return list.join(', ') + (cells.length > shownColumns ? ' y otras' : '');
}

function missingIn(columns: readonly Column[]): string {
  const missing = [
    hasRole(columns, 'date', 'dateTime') ? null : 'la fecha',
    hasRole(columns, 'hour', 'dateTime') ? null : 'la hora',
    hasRole(columns, 'consumed') ? null : 'el consumo en kWh o Wh',
  ].filter((what) => what !== null);
  return missing.join(', ').replace(/, ([^,]*)$/, ' y $1');
}

/**
 * Says what a table is instead of a curve, and what to do.
 *
 * @param lines the first of the file, not all of them blank
 */
export function explainNoCurve(lines: readonly string[]): FileProblem {
  const rows = bestRows(lines);
  for (const { code, message, is } of kinds) {
    const row = rows.find(({ columns }) => is(columns));
    if (row) return fatal(code, message, row.line);
  }
  if (rows.every(({ cells }) => cells.length <= 1 || decimalNumber.test(cells.join(',')))) {
    return fatal(
      'one-column',
      `El fichero tiene una sola columna: guárdalo como CSV con las columnas separadas, por ejemplo ${expected}.`,
      rows[0]?.line,
    );
  }
  const knownRoles = ({ columns }: Row) => columns.filter(({ role }) => role).length;
  const header = rows.reduce((best, row) => (knownRoles(row) > knownRoles(best) ? row : best));
  if (knownRoles(header) >= 2) {
    return fatal(
      'missing-columns',
      `En la cabecera falta ${missingIn(header.columns)}. Se han encontrado las columnas ${listOf(header.cells)}.`,
      header.line,
    );
  }
  const data = rows.find(({ cells }) => looksLikeData(cells));
  if (data) {
    return fatal(
      'no-header',
      `Las columnas no tienen nombre: añade antes de los datos una línea como ${expected}.`,
      data.line,
    );
  }
  const widest = rows.reduce((best, row) => (row.cells.length > best.cells.length ? row : best));
  return fatal(
    'unknown-columns',
    `No se reconoce ninguna curva en el fichero. Las columnas son ${listOf(widest.cells)}; se esperaban como en ${expected}.`,
    widest.line,
  );
}
