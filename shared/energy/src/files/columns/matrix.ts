import type { Column } from './columns';
import type { MatrixColumn } from './shape';

/** The short day of a matrix has 23 hours; fewer columns of hours are something else. */
const leastColumns = 23;

/** A longer title is no hour: expressions that try every beginning never meet it. */
const longestTitle = 40;

/** The unit of a title, with the sign or bracket before it. */
const unitAtEnd = /(?<![\s_([])[\s_([]*\b(?:kwh|wh|kw)\s*[)\]]?$/;
const minutesOfQuarter = 15;

const two = (value: number) => String(value).padStart(2, '0');
const timeText = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** «07:15» unchanged; 24:00 for a 00:00 that ends the day. */
const endOf = (from: string, to: string) => (Number(to) === 0 && Number(from) > 0 ? '24' : to);

/** Each spelling of an interval in a title, and its label. */
const spellings: readonly (readonly [RegExp, (...parts: string[]) => string | null])[] = [
  [/^(?:h|hora|hour|he)?[\s_.-]*0*(\d{1,2})$/, (hour = '') => hour],
  [/^(?:h|hora)?\s*(\d{1,2}:\d\d)(?::00)?(?: ?h)?$/, (time = '') => time],
  [
    /^(?:h|hora)?\s*(\d{1,2}:\d\d)\s*(?:-|a|–)\s*(\d{1,2}:\d\d)$/,
    (_from, to = '') => (/^0?0:00$/.test(to) ? '24:00' : to),
  ],
  [
    /^(?:h|hora)?\s*(\d{1,2})h?\s*(?:-|a|–|_)\s*(\d{1,2})h?$/,
    (from = '', to = '') => endOf(from, to),
  ],
  [/^(?:q|qh|c|ch|cuarto|quarter)[\s_.-]*0*(\d{1,3})$/, (n = '') => labelOfQuarter(Number(n))],
  [
    /^(?:h|hora)[\s_.-]*(\d{1,2})[\s_.-]*(?:q|c|cuarto)[\s_.-]*([1-4])$/,
    (hour = '', quarter = '') => labelOfQuarter((Number(hour) - 1) * 4 + Number(quarter)),
  ],
];

/** The long day has a hundred quarters. */
const labelOfQuarter = (n: number): string | null =>
  n >= 1 && n <= 100 ? timeText(n * minutesOfQuarter) : null;

function labelOf(title: string): string | null {
  if (title.length > longestTitle) return null;
  const text = title.toLowerCase().trim().replace(unitAtEnd, '').trim();
  for (const [spelling, read] of spellings) {
    const found = spelling.exec(text);
    if (found) return read(...found.slice(1));
  }
  return null;
}

/**
 * The columns of a matrix with a line for each day: «H1» to «H25», «01:00» to «24:00», «00-01»,
 * «Q1» to «Q100».
 *
 * @returns none when the header belongs to another table
 */
export function matrixColumns(columns: readonly Column[]): readonly MatrixColumn[] {
  if (columns.some(({ role }) => role === 'hour' || role === 'dateTime')) return [];
  if (!columns.some(({ role }) => role === 'date')) return [];
  const found = columns.flatMap(({ title, role }, index) => {
    const label = role === null ? labelOf(title) : null;
    return label === null ? [] : { index, label };
  });
  const isRepeated = new Set(found.map(({ label }) => label)).size < found.length;
  return found.length < leastColumns || isRepeated ? [] : found;
}
