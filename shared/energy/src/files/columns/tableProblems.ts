import { spanishNumber } from '../../exact/spanish';
import { fatal, shown } from '../problems';
import type { FileProblem } from '../types';
import type { Layout } from './shape';

const warning = (
  code: string,
  line: number,
  column: string | null,
  message: string,
): FileProblem => ({ severity: 'warning', code, line, column, value: null, message });

/** Several files joined into one repeat the header. */
export const headerAgain = (line: number): FileProblem =>
  warning(
    'header-again',
    line,
    null,
    'La cabecera está repetida y se ha saltado: comprueba si se han unido varios ficheros.',
  );

/** Columns of the lines below mean something else. */
export const otherHeader = (line: number, firstLine: number): FileProblem =>
  fatal(
    'other-header',
    `La línea ${line} es otra cabecera, distinta de la de la línea ${firstLine}: se han unido ficheros con otras columnas u otra unidad. Sepáralos y carga cada uno por su lado.`,
    line,
  );

export const totalsRow = (line: number): FileProblem =>
  warning('totals-row', line, null, 'La línea es una suma, no una lectura: no se ha contado.');

/** Each such line is searched for names of columns, which takes a hundred times as long as a reading. */
export const tooManyOdd = (line: number): FileProblem =>
  fatal(
    'too-many-odd-lines',
    `Hasta la línea ${line} hay demasiadas que no son lecturas, como cabeceras repetidas o líneas sin fecha: descarga la curva otra vez, o deja solo las lecturas.`,
    line,
  );

export const tooManyLines = (most: number): FileProblem =>
  fatal(
    'too-many-lines',
    `El fichero tiene más de ${spanishNumber(most)} líneas: quita las vacías o divídelo en varios.`,
    most,
  );

/** «12,301» is two cells, and the number of shifted columns cannot be known. */
export const splitDecimals = (line: number): FileProblem =>
  fatal(
    'split-decimals',
    'El fichero separa con comas las columnas y parece que también los decimales, así que «12,301» quedaría en 12: guárdalo separado por punto y coma, o con punto decimal.',
    line,
  );

/** Reported once, not line by line: the answer is the same for all. */
export const ambiguousNumbers = (line: number, value: string): FileProblem => ({
  ...fatal(
    'ambiguous-numbers',
    `Los números como «${value}» pueden llevar miles o decimales, y no hay otros que lo aclaren: di cuál de los dos es.`,
    line,
  ),
  value,
  asks: 'decimalMark',
});

/** Reactive energy would be kept as consumption. */
export const severalMagnitudes = (line: number, column: string, value: string): FileProblem => ({
  ...fatal(
    'magnitudes',
    `La columna «${column}» dice que hay lecturas de otra magnitud («${value}»), y solo se lee la energía activa consumida: deja solo sus líneas y carga otra vez el fichero.`,
    line,
  ),
  column,
  value,
});

/** A line in Wh among those in kWh would count a thousand times as much. */
export const otherUnit = (line: number, expected: string, value: string): FileProblem => ({
  ...fatal(
    'other-unit',
    `La línea ${line} está en «${shown(value)}» y las demás en ${expected}: pon todas en kWh o en Wh, o descarga otra vez el fichero.`,
    line,
  ),
  value: shown(value),
});

/** «Unidades: Wh» above columns in kWh. */
export const unitAbove = (
  line: number,
  value: string,
  { title, expected }: { readonly title: string; readonly expected: string },
): FileProblem => ({
  ...fatal(
    'other-unit',
    `La línea ${line}, encima de la cabecera, habla de «${value}», y la columna «${shown(title)}» se leería en ${expected}: escribe en la cabecera la unidad que vale y quita esa línea.`,
    line,
  ),
  value,
});

/** «Unidades: Wh» at the end of a file in kWh. */
export const unitBelow = (line: number, value: string, expected: string): FileProblem => ({
  ...fatal(
    'other-unit',
    `La línea ${line}, debajo de las lecturas, habla de «${value}», y estas se leerían en ${expected}: si vale para ellas, escribe esa unidad en la cabecera, y en cualquier caso quita esa línea.`,
    line,
  ),
  value,
});

/** Lines before the header would be left out. */
export const lateHeader = (line: number, headerLine: number): FileProblem =>
  fatal(
    'late-header',
    `La cabecera está en la línea ${headerLine}, y antes hay lecturas, desde la línea ${line}: quizá se han unido ficheros o se han ordenado las filas. Pon la cabecera la primera.`,
    line,
  );

/** Excel's doing: days up to 12 became months, the others did not. */
export const swappedDates = (line: number): FileProblem =>
  fatal(
    'swapped-dates',
    'Hay días seguidos que saltan de mes en mes: parece que una hoja de cálculo ha cambiado el día por el mes en los días del 1 al 12. Descarga la curva otra vez y cárgala sin abrirla ni guardarla antes.',
    line,
  );

/** Days up to 12 were read as months then, so no line of the file can be trusted. */
export const monthFirst = (line: number): FileProblem =>
  fatal(
    'month-first-file',
    'Las fechas parecen llevar el mes delante del día, y los días del 1 al 12 no se distinguen de los meses: cambia el formato de la fecha a dd/mm/aaaa o aaaa/mm/dd y guarda otra vez el CSV.',
    line,
  );

/** @returns null when the header says the unit, or the format does */
export function unitAssumed({ columns, indexes, firstLine, isPower }: Layout): FileProblem | null {
  const column = columns[indexes.consumed];
  if (!column?.title || column.unit !== null || isPower) return null;
  return warning(
    'unit-assumed',
    firstLine,
    column.title,
    `La columna «${column.title}» no dice su unidad y se ha leído en kWh: si son Wh o kW, escríbelo en la cabecera.`,
  );
}

export function powerRead({ columns, indexes, firstLine }: Layout): FileProblem {
  const title = columns[indexes.consumed]?.title ?? '';
  return warning(
    'power-read',
    firstLine,
    title,
    `La columna «${title}» es de potencia: la energía de cada cuarto de hora es su cuarta parte. Comprueba el total.`,
  );
}

/** Power without a value for every quarter is the maximeter's. */
export const noPowerCurve = ({ firstLine }: Layout): FileProblem =>
  fatal(
    'max-power',
    'El fichero tiene potencias, y no una por cada cuarto de hora: parecen las máximas. Si lo son, pégalas en Consumos; si es energía, escribe kWh en la cabecera.',
    firstLine,
  );
