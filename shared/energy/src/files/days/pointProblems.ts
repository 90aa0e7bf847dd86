import { localTimeOf } from '../../calendar';
import { minuteMs } from '../../calendar/localTime';
import type { Territory } from '../../tariff';
import { fatal } from '../problems';
import type { FileProblem } from '../types';
import type { Point } from './point';
import type { FoundGap } from './totals';

const two = (value: number) => String(value).padStart(2, '0');

function localText(instantMs: number, territory: Territory): string {
  const { date, hour, minute } = localTimeOf(instantMs, territory);
  return `${date.split('-').reverse().join('/')} a las ${two(hour)}:${two(minute)}`;
}

export function gapProblem({ fromMs, toMs, lineAfter }: FoundGap, point: Point): FileProblem {
  const count = (toMs - fromMs) / (minutesOf(point) * minuteMs);
  const what = count === 1 ? 'Falta una lectura' : `Faltan ${count} lecturas`;
  const [from, to] = [localText(fromMs, point.territory), localText(toMs, point.territory)];
  return {
    severity: 'warning',
    code: 'gap',
    line: lineAfter,
    column: null,
    value: null,
    message: `${what}${ofPoint(point)}, desde el ${from} hasta el ${to}: comprueba si el fichero está completo.`,
  };
}

export function repeatedProblem(point: Point): FileProblem {
  const count = point.repeated;
  const what = count === 1 ? 'Hay una línea repetida' : `Hay ${count} líneas repetidas`;
  return {
    severity: 'warning',
    code: 'repeated',
    line: point.repeatedLine,
    column: null,
    value: null,
    message: `${what}${ofPoint(point)} con el mismo valor: solo se cuenta una vez.`,
  };
}

/** The energy of a day, of two hours or of half an hour does not belong to the interval of its label. */
export const sparseReadings = (point: Point): FileProblem =>
  fatal(
    'sparse-readings',
    `Ninguna lectura${ofPoint(point)} sigue a la anterior: parece la energía de cada día, de varias horas o de cada media hora. Descarga la curva horaria o cuarto-horaria.`,
    point.firstLine,
  );

/** The difference of two readings would be the consumption, and the first one's start is unknown. */
export const registerReadings = (point: Point): FileProblem =>
  fatal(
    'register-readings',
    `Los valores${ofPoint(point)} nunca bajan: parecen las lecturas acumuladas del contador, no el consumo de cada intervalo. Descarga la curva de consumo.`,
    point.firstLine,
  );

const ofPoint = ({ cups }: Point) => (cups ? ` del punto ${cups}` : '');
export const minutesOf = ({ perHour }: Point): 15 | 60 => (perHour === 4 ? 15 : 60);
