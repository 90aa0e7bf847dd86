import { checkCups } from '../../cups';
import { type ProblemLog, shown } from '../problems';
import { rowFault } from './rowFaults';

/** The most cells to remember: a file of nonsense must not fill the memory. */
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

/** A copy: a part of a line would keep its whole block in memory. */
const ownCopy = (text: string) => [...text].join('');

/**
 * Reads the cells of the CUPS column. A wrong cell is reported once and then only counted.
 *
 * @param callersCups for empty cells
 * @returns a function to the normalised CUPS, '' when there is none, null when it is wrong
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
