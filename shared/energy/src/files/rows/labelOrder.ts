/**
 * The end of its interval that a label names. `unclear`: the file shows neither, and an hour more or less
 * would move energy to another period.
 */
type LabelMeaning = 'undecided' | 'end' | 'start' | 'unclear';

const minutesOfDay = 24 * 60;
const isMidnight = (label: number) => label % minutesOfDay === 0;

/** A label as written: days since 1970 and minutes since midnight on the local clock. */
interface Label {
  readonly day: number;
  readonly minute: number;
  readonly line: number;
  /** True for «7», false for «07:00». */
  readonly isHourNumber: boolean;
  /** True when it had a zone: such files follow no local habit. */
  readonly hasZone: boolean;
}

/**
 * Finds out whether labels end or begin their interval. They end it, unless the file starts at
 * 00:00 and has no 24:00 (or 00:00 of the next day) at its end: docs/formats.md.
 */
export interface LabelOrder {
  /** @param isLongDay whether the day has 25 hours; asked only of labels at 00:00 and from 24:00 on */
  see(label: Label, isLongDay: boolean): void;
  /** `start` and `unclear` only once the file has ended. */
  meaning(): LabelMeaning;
  finish(): LabelMeaning;
  /** Returns whether the first line of the file says 00:00. */
  beginsAtMidnight(): boolean;
  /** The line of the earliest label. */
  firstLine(): number;
  /** Labels of both kinds: days that begin at 00:00, and others that end at 24:00; or null. */
  mixture(): LabelMixture | null;
}

/** A 24:00 and a 00:00 of one file that cannot both be the rule, by their lines. */
export interface LabelMixture {
  readonly endLine: number;
  readonly midnightLine: number;
}

/** Days with a label, counted only as none, one or more. */
function sightings() {
  let firstDay = Number.NaN;
  let firstLine: number | null = null;
  let lastLine = 0;
  let days: 0 | 1 | 2 = 0;
  return {
    see(day: number, line: number) {
      lastLine = line;
      if (days === 0) {
        firstDay = day;
        firstLine = line;
        days = 1;
      } else if (day !== firstDay) days = 2;
    },
    days: () => days,
    firstDay: () => firstDay,
    firstLine: () => firstLine,
    lastLine: () => lastLine,
  };
}

/**
 * @param isRaw whether the format is one whose labels begin the hour, as a rule
 * @param told a person's answer; where days end at 24:00 and none begins at 00:00, labels end their hour
 *   all the same
 */
export function labelOrder(isRaw: boolean, told?: 'start' | 'end'): LabelOrder {
  let mayBegin = isRaw || told === 'start';
  let meaning: LabelMeaning = told === 'end' ? 'end' : 'undecided';
  let first: number | null = null;
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  let earliestLine = 0;
  let minutes: 15 | 60 = 60;
  let hasTimes = false;
  let hasMidnight = false;
  const midnights = sightings();
  const ends = sightings();
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  // A day of 25 hours from 0 to 24 has a 24:00 that begins an hour.
  const longMidnights = new Set<number>();
  const longEnds = new Map<number, number>();

  /** The file begins and ends within a day. */
  const partOfDay = (): LabelMeaning => {
    const isFirstInterval = earliest % minutesOfDay === minutes;
    const isLastStart = latest % minutesOfDay === minutesOfDay - minutes;
    if (isFirstInterval) return isLastStart && hasMidnight ? 'unclear' : 'end';
    if (isLastStart) {
      if (mayBegin) return 'start';
      return hasMidnight || hasTimes ? 'unclear' : 'end';
    }
    return mayBegin ? 'unclear' : 'end';
  };

  /** The line of a 24:00 that ends a day, as on every day but the long one that has a 00:00, too. */
  const endLine = (): number | null =>
    ends.firstLine() ?? [...longEnds].find(([day]) => !longMidnights.has(day))?.[1] ?? null;

  const decide = (): LabelMeaning => {
    if (endLine() !== null || first === null) return 'end';
    if (isMidnight(latest)) return 'end';
    return isMidnight(earliest) ? 'start' : partOfDay();
  };

  /**
   * One 00:00 on the first day ends the day before if a 24:00 ends the last, and one among many 24:00
   * is a mistake of its line. Else they say the opposite of each other, and an hour would move energy
   * to another period.
   */
  const isMixed = (): boolean => {
    if (endLine() === null || midnights.days() === 0) return false;
    if (midnights.days() > 1) return true;
    const isWhole = midnights.firstDay() === firstDay && ends.firstDay() === lastDay;
    return ends.days() < 2 && !isWhole;
  };

  let hasEnd = false;
  return {
    see({ day, minute, line, isHourNumber, hasZone }, isLongDay) {
      if (day < firstDay) firstDay = day;
      if (day > lastDay) lastDay = day;
      if (minute === 0) midnights.see(day, line);
      else if (minute === minutesOfDay + (isLongDay ? 60 : 0)) ends.see(day, line);
      if (hasEnd) return;
      const label = day * minutesOfDay + minute;
      if (label > latest && minute < minutesOfDay) latest = label;
      // Only what a file shows at its end is still open.
      if (meaning === 'end' && minute > 0 && minute < minutesOfDay) return;
      if (minute % 60 !== 0) minutes = 15;
      hasTimes ||= !isHourNumber;
      mayBegin ||= hasZone;
      if (minute === 0) {
        hasMidnight = true;
        if (isLongDay) longMidnights.add(day);
      }
      if (minute >= minutesOfDay) {
        if (isLongDay && minute < minutesOfDay + 60) {
          if (!longEnds.has(day)) longEnds.set(day, line);
          return;
        }
        // A 25 of another day is no label, and proves no rule.
        if (minute > minutesOfDay && !isLongDay) return;
        // Nor does a 24:00 against a person's word, until the whole file has no 00:00.
        if (told === 'start') return;
        hasEnd = true;
        meaning = 'end';
      }
      const isRising = first !== null && label > first;
      first ??= label;
      if (meaning === 'undecided' && label < earliest) {
        earliest = label;
        earliestLine = line;
      }
      // A file that rises from an hour other than 00:00 begins with an end, if with anything.
      if (isRising && first === earliest && !isMidnight(earliest) && !mayBegin) meaning = 'end';
    },
    meaning: () => meaning,
    finish() {
      if (told !== undefined) {
        meaning = endLine() !== null && !isMixed() ? 'end' : told;
        return meaning;
      }
      if (isMixed()) {
        meaning = 'unclear';
        return meaning;
      }
      if (hasEnd) return meaning;
      const found = decide();
      // Days have gone out with their ends.
      meaning = meaning === 'end' && found === 'start' ? 'unclear' : found;
      return meaning;
    },
    beginsAtMidnight: () => first !== null && isMidnight(first),
    firstLine: () => earliestLine,
    mixture: () => {
      const line = isMixed() ? endLine() : null;
      return line === null ? null : { endLine: line, midnightLine: midnights.lastLine() };
    },
  };
}
