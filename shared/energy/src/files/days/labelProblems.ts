import { fatal, shown } from '../problems';
import type { LabelMixture } from '../rows/labelOrder';
import type { FileProblem } from '../types';
import type { ColumnTitles } from './ledgerProblems';

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

/** One 24:00 would move a file from 00:00 to 23:00 by an hour. */
export const labelsMixed = (
  { endLine, midnightLine }: LabelMixture,
  { label }: ColumnTitles,
): FileProblem => ({
  ...fatal(
    'labels-mixed',
    `La línea ${endLine} acaba un día a las 24:00 y la línea ${midnightLine} empieza otro a las 00:00: las dos no valen a la vez, y no se sabe si cada hora señala el comienzo o el final de su intervalo. Dilo, o corrige la línea que esté mal.`,
    endLine,
  ),
  column: label,
  value: '24:00',
  asks: 'labels',
});

/** Each supply point of the file would need its own answer. */
export const labelsDiffer = (
  line: number,
  cups: string,
  isStart: boolean,
  { label }: ColumnTitles,
): FileProblem => {
  const [own, others] = isStart
    ? ['01:00 a 24:00', '00:00 a 23:00']
    : ['00:00 a 23:00', '01:00 a 24:00'];
  const whose = cups ? `del punto ${shown(cups)}` : 'sin CUPS';
  return {
    ...fatal(
      'labels-differ',
      `Los días ${whose} van de ${own}, y los de otros puntos del fichero, de ${others}: una de las dos curvas quedaría movida una hora. Carga cada punto en un fichero.`,
      line,
    ),
    column: label,
  };
};

/** A file of every five or ten minutes would lose readings, and the rest would pass for all of it. */
export const oddResolution = (line: number, { label }: ColumnTitles): FileProblem => ({
  ...fatal(
    'odd-resolution',
    'Muchas horas del fichero no caen en un cuarto de hora: parece de otra resolución, y solo se leen curvas horarias o cuarto-horarias. Descárgala así.',
    line,
  ),
  column: label,
});

export const hourBeginning = (line: number, { label }: ColumnTitles): FileProblem => ({
  severity: 'warning',
  code: 'hour-beginning',
  line,
  column: label,
  value: null,
  message:
    'El fichero empieza a las 00:00 y no acaba a las 24:00: se ha entendido que cada hora señala el comienzo de su intervalo. Comprueba que es así.',
});
