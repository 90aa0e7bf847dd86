import type { Territory } from '../../tariff';
import { columnTitle } from '../columns/columns';
import { oddCheck, oddLines } from '../columns/oddLines';
import type { Layout } from '../columns/shape';
import { type ProblemLog, shown } from '../problems';
import { splitRow } from '../text/splitRow';
import { dateSteps } from './dateSteps';
import { onLocalClock, readZone, type ZonedTime } from './instants';
import {
  isHourNumber,
  provesDayFirst,
  readDate,
  readQuarter,
  readQuarterOfDay,
  readTime,
  timeAt,
} from './labels';
import { readNumber } from './numbers';
import { isEstimatedBy, type Season, seasonOf } from './quality';
import { type RowFault, rowFault } from './rowFaults';
import { type LetteredHour, readLetter } from './spellings';

/** A line's reading. The reader refills the same object: copy what you need. */
export interface Reading {
  line: number;
  /** '' when there is none. */
  cups: string;
  /** Days since 1970 and minutes of the label, as written. */
  day: number;
  minute: number;
  /** True for a label like «7», not «07:00»: then it can be no quarter. */
  isHourNumber: boolean;
  kwh: number;
  /** NaN without one. */
  exportedKwh: number;
  isEstimated: boolean;
  season: Season;
  /** True when the file wrote it with a zone: the label is then an instant, not a local habit. */
  hasZone: boolean;
}

type RowResult = 'reading' | 'rejected' | 'blank';

export interface RowReader {
  readonly reading: Readonly<Reading>;
  /** Fills `reading`, or returns why it cannot. */
  read(text: string, line: number): RowResult;
  /** The same for a line that is already split. */
  readCells(cells: readonly string[], line: number): RowResult;
  /**
   * The first line with its month before its day, when no other line proves the contrary: then days up to
   * 12 were read as months, and the whole file is wrong.
   */
  monthFirstLine(): number | null;
  /** The first line of days that became months, and back: see `dateSteps`. */
  swappedLine(): number | null;
}

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** The context of a line in its file, besides the columns. */
export interface RowContext {
  /** @returns '' when there is none, null when it is wrong */
  readonly cupsOf: (cell: string, line: number, column: string) => string | null;
  readonly territoryOf: (cups20: string | null) => Territory;
  readonly log: ProblemLog;
}

/**
 * Reads lines or, with a fixed label, one column of a matrix.
 *
 * @param fixedLabel the label of all readings: lines have none of their own
 */
export function rowReader(
  layout: Layout,
  { cupsOf, territoryOf, log }: RowContext,
  fixedLabel: string | null = null,
): RowReader {
  const { columns, indexes, separator, mark, isMarkTold } = layout;
  const { consumedPerKwh, exportedPerKwh, countsQuarters } = layout;
  const { cups, date, hour, quarter, dateTime, consumed, exported, method, season } = indexes;
  const takeOdd = oddLines(layout, log);
  const mayBeOdd = oddCheck(indexes);
  // A line of another format, joined without a header, would be read by these columns.
  const leastCells = Math.max(
    layout.formatCells,
    date + 1,
    hour + 1,
    quarter + 1,
    dateTime + 1,
    consumed + 1,
  );
  const reading: Reading = {
    line: 0,
    cups: '',
    day: 0,
    minute: 0,
    isHourNumber: false,
    kwh: 0,
    exportedKwh: Number.NaN,
    isEstimated: false,
    season: null,
    hasZone: false,
  };
  // Neighbours mostly share their day.
  let lastDate = '';
  let lastDay: ReturnType<typeof readDate> = 'bad-date';
  const steps = dateSteps();
  let monthFirstLine: number | null = null;
  let isDayFirst = false;
  let labelSeason: Season = null;

  const reject = (code: RowFault, index: number | null, cell: string | null): RowResult => {
    const column = index === null ? null : columnTitle(columns, index);
    const isFormula = index !== null && cell?.startsWith('=');
    log.tell(rowFault(isFormula ? 'formula' : code, reading.line, column, cell));
    return 'rejected';
  };

  const minuteOf = (time: string, quarterCell: string | null) => {
    if (quarterCell !== null) return readQuarter(time, quarterCell, layout);
    return countsQuarters ? readQuarterOfDay(time) : readTime(time);
  };

  const readLabel = (
    dateCell: string,
    dateIndex: number,
    time: string,
    timeIndex: number,
    quarterCell: string | null = null,
  ): RowResult => {
    if (dateCell !== lastDate) {
      lastDate = dateCell;
      lastDay = readDate(dateCell);
      if (lastDay === 'month-first') monthFirstLine ??= reading.line;
      else isDayFirst ||= provesDayFirst(dateCell);
      if (typeof lastDay === 'number') steps.see(lastDay, reading.line);
    }
    if (typeof lastDay === 'string') return reject(lastDay, dateIndex, dateCell);
    const minute = minuteOf(time, quarterCell);
    if (typeof minute === 'string') {
      const lettered = quarterCell === null ? readLetter(time) : null;
      if (lettered) return readLettered(dateCell, dateIndex, lettered, timeIndex);
      const isOfQuarter = minute === 'bad-quarter' && quarterCell !== null;
      return reject(minute, isOfQuarter ? quarter : timeIndex, isOfQuarter ? quarterCell : time);
    }
    reading.day = lastDay;
    reading.minute = minute;
    reading.isHourNumber = quarterCell === null && !countsQuarters && isHourNumber(time);
    labelSeason = null;
    return 'reading';
  };

  const readLettered = (
    dateCell: string,
    dateIndex: number,
    { time, season: ofLetter }: LetteredHour,
    timeIndex: number,
  ): RowResult => {
    const result = readLabel(dateCell, dateIndex, time, timeIndex);
    labelSeason = ofLetter;
    return result;
  };

  /** A label with a zone, on the clock of the supply point. */
  const readZoned = (date: string, { time, offsetMinutes }: ZonedTime): RowResult => {
    if (readLabel(date, dateTime, time, dateTime) === 'rejected') return 'rejected';
    const territory = territoryOf(reading.cups.slice(0, 20) || null);
    const local = onLocalClock(reading.day, reading.minute, offsetMinutes, territory);
    reading.day = local.day;
    reading.minute = local.minute;
    reading.hasZone = true;
    labelSeason = local.season;
    return 'reading';
  };

  const readWhen = (cells: readonly string[]): RowResult => {
    if (fixedLabel) return readLabel(cells[date] as string, date, fixedLabel, consumed);
    if (dateTime === -1) {
      const quarterCell = quarter === -1 ? null : (cells[quarter] as string);
      return readLabel(cells[date] as string, date, cells[hour] as string, hour, quarterCell);
    }
    const cell = cells[dateTime] as string;
    const at = timeAt(cell);
    if (at === -1) return reject('bad-hour', dateTime, cell);
    const day = cell.slice(0, at);
    const time = cell.slice(at + 1);
    // «01:00» and «01:00:00» have none.
    const zoned = time.length === 5 || time.length === 8 ? null : readZone(time);
    return zoned ? readZoned(day, zoned) : readLabel(day, dateTime, time, dateTime);
  };

  const readEnergy = (cells: readonly string[]): RowResult => {
    const cell = cells[consumed] as string;
    const value = readNumber(cell, mark, isMarkTold);
    if (typeof value === 'string') return reject(value, consumed, cell);
    reading.kwh = value / consumedPerKwh;
    const exportedCell = exported === -1 ? '' : (cells[exported] ?? '');
    const exportedValue =
      exportedCell === '' ? Number.NaN : readNumber(exportedCell, mark, isMarkTold);
    if (typeof exportedValue === 'string') return reject(exportedValue, exported, exportedCell);
    reading.exportedKwh = exportedValue / exportedPerKwh;
    return 'reading';
  };

  const unknownMethods = new Set<string>();
  // Neighbours mostly share their method, too.
  let lastMethod = '';
  let isLastEstimated = isEstimatedBy(lastMethod);
  const readMethod = (cell: string) => {
    if (cell !== lastMethod) {
      lastMethod = cell;
      isLastEstimated = isEstimatedBy(cell);
    }
    reading.isEstimated = isLastEstimated === true;
    if (isLastEstimated !== null) return;
    const value = shown(cell);
    if (unknownMethods.has(value) || unknownMethods.size > 20) return log.count('unknown-method');
    unknownMethods.add(value);
    log.tell({
      severity: 'warning',
      code: 'unknown-method',
      line: reading.line,
      column: columnTitle(columns, method),
      value,
      message: `No se sabe si «${value}» es una lectura real o estimada: se ha tomado como real.`,
    });
  };

  // Neighbours mostly share what these say, too.
  const watched = layout.watched.map((column) => ({ ...column, last: '' }));
  const checkWatched = (cells: readonly string[]) => {
    for (const column of watched) {
      const cell = cells[column.index] ?? '';
      if (cell === column.last) continue;
      column.last = cell;
      const problem = column.check(cell, reading.line);
      if (problem && !log.isFatal()) log.tell(problem);
    }
  };

  const readCells = (cells: readonly string[]): RowResult => {
    if (isBlank(cells)) return 'blank';
    if (mayBeOdd(cells) && takeOdd(cells, reading.line)) return 'blank';
    if (cells.length < leastCells) return reject('missing-cells', null, null);
    if (cells.length > columns.length && !isBlank(cells.slice(columns.length))) {
      return reject('extra-cells', null, null);
    }
    if (watched.length > 0) checkWatched(cells);
    const found = cupsOf(
      cups === -1 ? '' : (cells[cups] ?? ''),
      reading.line,
      columnTitle(columns, cups),
    );
    if (found === null) return 'rejected';
    reading.cups = found;
    if (readWhen(cells) === 'rejected' || readEnergy(cells) === 'rejected') return 'rejected';
    readMethod(method === -1 ? '' : (cells[method] ?? ''));
    reading.season = labelSeason ?? (season === -1 ? null : seasonOf(cells[season] ?? ''));
    return 'reading';
  };

  return {
    reading,
    swappedLine: steps.swappedLine,
    monthFirstLine: () => (isDayFirst ? null : monthFirstLine),
    readCells(cells, line) {
      reading.line = line;
      return readCells(cells);
    },
    read(text, line) {
      reading.line = line;
      if (text.includes('\0')) return reject('nul', null, null);
      const cells = splitRow(text, separator);
      return cells === 'broken-quotes' ? reject(cells, null, text) : readCells(cells);
    },
  };
}
