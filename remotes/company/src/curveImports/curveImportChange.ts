import { count } from '@vatio/ui/format';
import { type ConflictChoice, type ImportCheck, type ImportResult, isKnown } from './curveImport';

/** The effect of writing a file, in readings of the known points. */
export interface ImportChange {
  readonly added: number;
  readonly replaced: number;
  /** The part of `replaced` that needs no decision: real readings in the place of estimates. */
  readonly improved: number;
  /** Estimated readings that are left out, because real readings are stored. */
  readonly worse: number;
  /** The same as stored, or different and kept as stored. */
  readonly unchanged: number;
  /** Readings that differ from the stored values: a person has to decide about them. */
  readonly different: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @param choice what to do with the readings that differ */
export function changeOf(check: ImportCheck, choice: ConflictChoice): ImportChange {
  const stored = check.points.filter(isKnown).map((point) => point.stored);
  const different = sum(stored.map((one) => one.different));
  const improved = sum(stored.map((one) => one.improved ?? 0));
  const worse = sum(stored.map((one) => one.worse ?? 0));
  const same = sum(stored.map((one) => one.same)) + worse;
  return {
    added: sum(stored.map(({ fresh }) => fresh)),
    replaced: improved + (choice === 'replace' ? different : 0),
    improved,
    worse,
    unchanged: choice === 'replace' ? same : same + different,
    different,
  };
}

/** Why a file cannot be imported as it is; `undefined`: it can. */
export function whyNot(check: ImportCheck, choice: ConflictChoice): string | undefined {
  if (check.points.length === 0)
    return 'El fichero no tiene ninguna lectura que se pueda importar.';
  const known = check.points.filter(isKnown);
  if (known.length === 0) {
    return check.points.every(({ cups }) => cups === null)
      ? 'Elige antes de qué punto de suministro es.'
      : 'Ninguno de los CUPS del fichero tiene punto de suministro: créalo antes.';
  }
  const { added, replaced, different, worse } = changeOf(check, choice);
  if (added + replaced > 0) return undefined;
  if (worse > 0 && different === 0) {
    return 'Nada que cambiar: lo guardado es igual, o real donde este fichero es estimado.';
  }
  return different > 0
    ? 'Nada que añadir: si conservas lo guardado, no cambia ninguna lectura.'
    : 'Nada que cambiar: estas lecturas ya estaban guardadas.';
}

const readings = (value: number) => count(value, 'lectura', 'lecturas');

/** The label of the button: «Importar 35.040 lecturas», «Añadir 720 y sustituir 24 lecturas». */
export function confirmLabel({ added, replaced }: ImportChange): string {
  if (replaced === 0) return `Importar ${readings(added)}`;
  if (added === 0) return `Sustituir ${readings(replaced)}`;
  return `Añadir ${count(added, 'lectura nueva', 'lecturas nuevas')} y sustituir ${readings(replaced)}`;
}

/** The written readings, in one line: «35.040 lecturas nuevas, 24 sustituidas». */
export function resultInWords({ added, replaced, unchanged }: ImportResult): string {
  const parts = [
    added > 0 && count(added, 'lectura nueva', 'lecturas nuevas'),
    replaced > 0 && count(replaced, 'lectura sustituida', 'lecturas sustituidas'),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return unchanged > 0 ? 'nada ha cambiado: ya estaban guardadas' : 'ninguna lectura';
}

/** True if it needs no decision and no look: it can be imported together with others. */
export const isPlain = (check: ImportCheck): boolean =>
  check.question === undefined &&
  Object.values(check.problems).every((count) => count === 0) &&
  check.points.every(isKnown) &&
  whyNot(check, 'replace') === undefined &&
  changeOf(check, 'replace').different === 0;
