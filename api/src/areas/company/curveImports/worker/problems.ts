import type { FileProblem } from '@vatio/energy/files';
import type { ImportedDay } from './curveDay';

/** Collects the problems of a file until they are stored. */
export class ProblemList {
  readonly #problems: FileProblem[] = [];
  #rounded = 0;
  #roundedLine = 0;

  readonly add = (problem: FileProblem): void => {
    this.#problems.push(problem);
  };

  /** All values with too many decimals are one problem, at the first of their lines. */
  addRounded({ rounded, roundedLine }: ImportedDay): void {
    this.#rounded += rounded;
    if (rounded === 0) return;
    this.#roundedLine = Math.min(this.#roundedLine || roundedLine, roundedLine);
  }

  get fatal(): FileProblem | undefined {
    return this.#problems.find(({ severity }) => severity === 'fatal');
  }

  /** Problems in the order of the file, those of the whole file first. */
  all(): readonly FileProblem[] {
    const rounded = this.#rounded > 0 ? [roundedProblem(this.#rounded, this.#roundedLine)] : [];
    return [...this.#problems, ...rounded].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  }

  /** Counts the listed problems by severity. */
  counts(): Record<FileProblem['severity'], number> {
    const counts = { fatal: 0, error: 0, warning: 0 };
    for (const { severity } of this.all()) counts[severity] += 1;
    return counts;
  }

  /**
   * Counts the problems by code, listed or not.
   *
   * @param counts the reader's own
   */
  countsByCode(counts: Readonly<Record<string, number>>) {
    const all = this.#rounded > 0 ? { ...counts, rounded: this.#rounded } : counts;
    return Object.entries(all).map(([code, count]) => ({ code, count }));
  }
}

function roundedProblem(count: number, line: number): FileProblem {
  const what =
    count === 1
      ? 'Un valor tiene más de 4 decimales de kWh y se ha redondeado'
      : `${count} valores tienen más de 4 decimales de kWh y se han redondeado`;
  return {
    severity: 'warning',
    code: 'rounded',
    line,
    column: null,
    value: null,
    message: `${what} a la décima de Wh: comprueba que la unidad del fichero es el kWh.`,
  };
}
