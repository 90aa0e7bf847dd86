import type { Season } from './quality';

/** Longer cells are neither a day nor an hour. */
const longest = 40;

/** Castilian, Catalan, Galician and English, without accents. */
const months = [
  ['enero', 'gener', 'xaneiro', 'january'],
  ['febrero', 'febrer', 'febreiro', 'february'],
  ['marzo', 'marc', 'march'],
  ['abril', 'april'],
  ['mayo', 'maig', 'maio'],
  ['junio', 'juny', 'xuno', 'june'],
  ['julio', 'juliol', 'xullo', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'setembre', 'september'],
  ['octubre', 'outubro', 'october'],
  ['noviembre', 'novembre', 'november'],
  ['diciembre', 'desembre', 'decembro', 'december'],
];

const monthOf = (word: string): number =>
  word.length < 3
    ? 0
    : 1 + months.findIndex((names) => names.some((name) => name.startsWith(word)));

/**
 * Spells a day without its month's name: «1 de octubre de 2026» and «01-oct-2026» are «1/10/2026».
 *
 * @returns the text unchanged when it names no month
 */
export function withoutMonthName(text: string): string {
  if (text.length > longest || !/[a-z]/i.test(text)) return text;
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (mark) => (mark > '\u007f' ? '' : ' '));
  const [day = '', name = '', year = '', ...rest] = plain
    .split(' ')
    .filter((word) => word !== '' && !/^(?:de|del|d)$/.test(word));
  const month = monthOf(name);
  return month === 0 || rest.length > 0 ? text : `${day}/${month}/${year}`;
}

/** pandas writes a day as its midnight. Without seconds it is a time, as in F5D. */
export const withoutMidnight = (text: string): string =>
  text.length > longest ? text : text.replace(/[ T]00:00:00(?:\.0{1,9})?$/, '');

/** @returns both ends of «00:00 - 01:00», «0 a 1» or «23-24», or null */
export function rangeEnds(text: string): readonly [from: string, to: string] | null {
  if (text.length > longest) return null;
  const [from, to, more] = text.split(/[-–a]/).map((end) => end.trim());
  return from && to && more === undefined ? [from, to] : null;
}

/** The repeated hour with a letter: «3A» is summer time and «3B» winter time. */
export interface LetteredHour {
  readonly time: string;
  readonly season: Season;
}

/** @returns null for any other label */
export function readLetter(text: string): LetteredHour | null {
  const [, time, letter] = /^(0?[123](?::(?:00|15|30|45))?) ?([ab])$/i.exec(text) ?? [];
  return time && letter ? { time, season: /a/i.test(letter) ? 'summer' : 'winter' } : null;
}
