import { spanishNumber } from '../../exact/spanish';
import type { ColumnTitles } from '../days/ledgerProblems';
import { fatal } from '../problems';
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

/** «12,301» is two cells, and nobody can tell how many columns are shifted. */
export const splitDecimals = (line: number): FileProblem =>
  fatal(
    'split-decimals',
    'El fichero separa con comas las columnas y parece que también los decimales, así que «12,301» quedaría en 12: guárdalo separado por punto y coma, o con punto decimal.',
    line,
  );

/** Told once, not line by line: the answer is the same for all. */
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

/** Excel's doing: days up to 12 became months, the others did not. */
export const swappedDates = (line: number): FileProblem =>
  fatal(
    'swapped-dates',
    'Hay días seguidos que saltan de mes en mes: parece que una hoja de cálculo ha cambiado el día por el mes en los días del 1 al 12. Descarga la curva otra vez y cárgala sin abrirla ni guardarla antes.',
    line,
  );

/** An hour more or less moves energy to another period. */
export const labelsUnclear = (line: number, { label }: ColumnTitles): FileProblem => ({
  ...fatal(
    'labels-unclear',
    'El fichero no empieza ni acaba a medianoche, y no se sabe si cada hora señala el comienzo o el final de su intervalo: dilo, o descárgalo con días completos, de 01:00 a 24:00 o de 00:00 a 23:00.',
    line,
  ),
  column: label,
  asks: 'labels',
});

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

export const hourBeginning = (line: number, { label }: ColumnTitles): FileProblem =>
  warning(
    'hour-beginning',
    line,
    label,
    'El fichero empieza a las 00:00 y no acaba a las 24:00: se ha entendido que cada hora señala el comienzo de su intervalo. Comprueba que es así.',
  );
