import { shown } from '../problems';
import type { FileProblem } from '../types';
import type { DateFault, TimeFault } from './labels';
import type { NumberFault } from './numbers';

/** Why a line is rejected by itself, independent of the others. */
export type RowFault =
  | DateFault
  | TimeFault
  | NumberFault
  | 'broken-quotes'
  | 'missing-cells'
  | 'extra-cells'
  | 'nul';

/** The problem of each: `value` is the cell, or what the line has. */
const messages: Record<RowFault, (value: string) => string> = {
  'bad-date': (value) =>
    `«${value}» no es un día que exista: escribe la fecha como dd/mm/aaaa o aaaa/mm/dd.`,
  'month-first': (value) =>
    `En «${value}» el mes parece estar delante del día: escribe la fecha como dd/mm/aaaa o aaaa/mm/dd.`,
  'short-year': (value) =>
    `El año de «${value}» tiene dos cifras, y no se sabe cuál es: escribe la fecha como dd/mm/aaaa.`,
  'year-out-of-range': (value) =>
    `El año de «${value}» no está entre 2000 y 2100: revisa la fecha.`,
  'bad-hour': (value) =>
    `«${value}» no es una hora: se esperaba un número del 1 al 25 o una hora entre 00:00 y 24:00.`,
  'bad-quarter': (value) =>
    `«${value}» no es un cuarto de hora: se esperaba un número del 1 al 4, o del 1 al 100 si se cuentan los del día.`,
  'minute-off-quarter': (value) =>
    `«${value}» no cae en un cuarto de hora: los minutos deben ser 00, 15, 30 o 45, sin segundos.`,
  'empty-value': () => 'La celda está vacía: escribe los kWh, o borra la línea si no hay lectura.',
  formula: (value) =>
    `«${value}» es una fórmula: sustitúyela por su valor y guarda otra vez el CSV.`,
  negative: (value) =>
    `«${value}» es negativo, y una lectura no puede serlo: revisa si es energía vertida, que va en su columna.`,
  exponent: (value) =>
    `«${value}» está en notación científica: da formato de número a la columna y guarda otra vez el CSV.`,
  'ambiguous-number': (value) =>
    `No se sabe si «${value}» lleva miles o decimales: escribe todos los números con el mismo signo decimal y sin separar los miles.`,
  'not-a-number': (value) => `«${value}» no es un número: escribe solo cifras y el signo decimal.`,
  'broken-quotes': () =>
    'Hay unas comillas que no se cierran en la misma línea: ciérralas o bórralas.',
  'missing-cells': () =>
    'A la línea le faltan columnas: complétala, o descarga otra vez el fichero por si está cortado.',
  'extra-cells': () =>
    'La línea tiene más columnas que la cabecera: revisa si un decimal va con el mismo signo que separa las columnas.',
  nul: () =>
    'La línea contiene caracteres nulos, así que el fichero está dañado: descárgalo otra vez.',
};

/** @returns the problem of a rejected line */
export function rowFault(
  code: RowFault,
  line: number,
  column: string | null,
  cell: string | null,
): FileProblem {
  const value = cell === null ? null : shown(cell);
  return { severity: 'error', code, line, column, value, message: messages[code](value ?? '') };
}
