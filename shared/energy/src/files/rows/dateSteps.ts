import { dayMs } from '../../calendar';

/**
 * Excel with an American clock takes «01/11» to «12/11» for months, and leaves the other days. Read
 * back, days that follow each other are a month apart, and a whole year has no gap that shows it.
 */
export interface DateSteps {
  /** @param day days since 1970, each time that it changes from one line to the next */
  see(day: number, line: number): void;
  /** The line from which days and months are swapped, or null. */
  swappedLine(): number | null;
}

/** This many steps of a month in sequence are no chance. */
const certainSteps = 2;
const lastMonth = 12;

export function dateSteps(): DateSteps {
  let before: Date | null = null;
  let changes = 0;
  let steps = 0;
  let runLine = 0;
  let singleLine: number | null = null;
  let swappedLine: number | null = null;
  // Lines in the order of their text step by months, too, and then also on the 13th.
  let isTextOrder = false;
  return {
    see(day, line) {
      const date = new Date(day * dayMs);
      const isStep =
        before !== null &&
        date.getUTCDate() === before.getUTCDate() &&
        Math.abs(date.getUTCMonth() - before.getUTCMonth()) === 1 &&
        date.getUTCFullYear() === before.getUTCFullYear();
      if (before !== null) changes += 1;
      before = date;
      if (!isStep) {
        steps = 0;
        runLine = line;
        return;
      }
      steps += 1;
      singleLine ??= runLine;
      if (date.getUTCDate() > lastMonth) isTextOrder = true;
      else if (steps >= certainSteps) swappedLine ??= runLine;
    },
    swappedLine() {
      if (isTextOrder) return null;
      return changes === 1 ? singleLine : swappedLine;
    },
  };
}
