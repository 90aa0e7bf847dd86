/** Which end of its interval a label names. */
type LabelMeaning = 'undecided' | 'end' | 'start';

const minutesOfDay = 24 * 60;
const isMidnight = (label: number) => label % minutesOfDay === 0;

/**
 * Finds out whether labels end or begin their interval. They end it, unless the file starts at
 * 00:00 and has no 24:00 (or 00:00 of the next day) at its end: docs/formats.md.
 */
export interface LabelOrder {
  /** @param label minutes since 1970 on the local clock, as written */
  see(day: number, minute: number, line: number): void;
  /** `start` only once the file has ended. */
  meaning(): LabelMeaning;
  finish(): LabelMeaning;
  /** Whether the first line of the file says 00:00. */
  beginsAtMidnight(): boolean;
  /** The line of the earliest label. */
  firstLine(): number;
}

export function labelOrder(): LabelOrder {
  let meaning: LabelMeaning = 'undecided';
  let first: number | null = null;
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  let earliestLine = 0;
  return {
    see(day, minute, line) {
      if (meaning !== 'undecided') return;
      const label = day * minutesOfDay + minute;
      const isRising = first !== null && label > first;
      // A 24:00 ends a day, and a file that rises from an hour other than 00:00 begins with an end.
      if (minute >= minutesOfDay || (isRising && first === earliest && !isMidnight(earliest))) {
        meaning = 'end';
      }
      first ??= label;
      latest = Math.max(latest, label);
      if (label < earliest) {
        earliest = label;
        earliestLine = line;
      }
    },
    meaning: () => meaning,
    finish() {
      if (meaning === 'undecided') {
        meaning = isMidnight(earliest) && !isMidnight(latest) ? 'start' : 'end';
      }
      return meaning;
    },
    beginsAtMidnight: () => first !== null && isMidnight(first),
    firstLine: () => earliestLine,
  };
}
