import { checkCups } from '../../cups';
import { type ProblemLog, shown } from '../problems';
import { rowFault } from './rowFaults';

/** What is remembered of cells, so that a file of nonsense does not fill the memory. */
const mostRemembered = 1_000;
const longestRemembered = 64;

const warning = (code: string, line: number | null, value: string, message: string) =>
  ({ severity: 'warning', code, line, column: null, value: shown(value), message }) as const;

function cupsOfCaller(cups: string | undefined, log: ProblemLog): string {
  if (cups === undefined || cups === '') return '';
  const checked = checkCups(cups);
  if (checked.isValid) return checked.cups;
  log.tell(
    warning(
      'caller-cups',
      null,
      cups,
      `El CUPS indicado para el fichero no es válido y no se ha usado. ${checked.message}`,
    ),
  );
  return '';
}

const isFormula = (cell: string) => cell.startsWith('=');

/** A text of its own: a part of a line would hold on to the whole block that it was cut from. */
const ownCopy = (text: string) => [...text].join('');

/**
 * Reads the cells of the CUPS column. The same wrong cell is told once and counted ever after.
 *
 * @param callersCups what stands for an empty cell
 * @returns a function to the CUPS in its one spelling, '' when nobody says it, null when it is wrong
 */
export function cupsCells(
  callersCups: string | undefined,
  log: ProblemLog,
): (cell: string, line: number, column: string) => string | null {
  const usual = cupsOfCaller(callersCups, log);
  const known = new Map<string, string | null>();
  const others = new Set<string>();

  const check = (cell: string, line: number, column: string): string | null => {
    const checked = checkCups(cell);
    if (!checked.isValid) {
      const { message } = checked;
      const wrong = { severity: 'error', code: 'bad-cups', line, column, message } as const;
      log.tell(
        isFormula(cell)
          ? rowFault('formula', line, column, cell)
          : { ...wrong, value: shown(cell) },
      );
      return null;
    }
    const { cups20 } = checked;
    if (usual && cups20 !== usual.slice(0, 20) && !others.has(cups20)) {
      others.add(ownCopy(cups20));
      log.tell(
        warning(
          'other-cups',
          line,
          checked.cups,
          `El fichero es del CUPS ${checked.cups}, y no del ${usual}: comprueba que lo cargas donde corresponde.`,
        ),
      );
    }
    return ownCopy(checked.cups);
  };

  return (cell, line, column) => {
    if (cell === '') return usual;
    const before = known.get(cell);
    if (before === null) log.count(isFormula(cell) ? 'formula' : 'bad-cups');
    if (before !== undefined) return before;
    const cups = check(cell, line, column);
    const isRemembered = known.size < mostRemembered && cell.length <= longestRemembered;
    if (isRemembered) known.set(ownCopy(cell), cups);
    return cups;
  };
}
