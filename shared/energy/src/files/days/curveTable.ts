import { spanishNumber } from '../../exact/spanish';
import { columnTitle } from '../columns/columns';
import { lineReader } from '../columns/matrixReader';
import type { Layout } from '../columns/shape';
import {
  monthFirst,
  noPowerCurve,
  powerRead,
  swappedDates,
  unitAssumed,
} from '../columns/tableProblems';
import { fatal, type ProblemLog } from '../problems';
import { cupsCells } from '../rows/cupsCells';
import type { CurveFileSummary, CurveFormat, CurvePoint, CurveReaderOptions } from '../types';
import { wholeDay } from './curveDay';
import { finishPoint } from './finishPoint';
import { hourBeginning, oddResolution } from './labelProblems';
import { ledger } from './ledger';
import type { ColumnTitles } from './ledgerProblems';
import type { Point } from './point';
import { addDay, noTotals, type PointTotals } from './totals';

export type TableSummary = Pick<
  CurveFileSummary,
  'format' | 'points' | 'rows' | 'rejected' | 'isHourBeginning'
>;

/** Ten years of quarter-hours of three points. */
export const mostRows = 1_000_000;

/** This many labels between quarters, and a third of all, are no mistakes of their lines. */
const certainOffQuarter = 8;

/** A table with known columns: its lines become days. */
export interface CurveTable {
  line(text: string, lineNumber: number): void;
  end(): TableSummary;
}

/** The columns of the time: a matrix has only one for the day. */
const labelIndex = ({ indexes: { date, dateTime, hour }, matrix }: Layout): number => {
  if (matrix.length > 0) return date;
  return dateTime === -1 ? hour : dateTime;
};

const titlesOf = (layout: Layout): ColumnTitles => ({
  label: columnTitle(layout.columns, labelIndex(layout)),
  consumed: columnTitle(layout.columns, layout.indexes.consumed),
});

/** P1D and P2D look the same: only the labels tell hours from quarters. */
const exactFormat = (format: CurveFormat, points: readonly CurvePoint[]): CurveFormat =>
  format === 'p1d' && points.some(({ minutes }) => minutes === 15) ? 'p2d' : format;

/** Only a value for every quarter distinguishes power from monthly maxima. */
const isNoCurve = ({ minutes, missing, readings }: CurvePoint) =>
  minutes !== 15 || missing > readings;

export function curveTable(
  layout: Layout,
  options: CurveReaderOptions,
  log: ProblemLog,
): CurveTable {
  const { territory = 'peninsula', onDay, answers } = options;
  const titles = titlesOf(layout);
  const totals = new Map<Point, PointTotals>();
  let rows = 0;
  let rejected = 0;

  const totalsOf = (point: Point): PointTotals => {
    const known = totals.get(point) ?? noTotals();
    totals.set(point, known);
    return known;
  };
  const territoryOf = typeof territory === 'function' ? territory : () => territory;
  const cupsOf = cupsCells(options.cups, log);
  const reader = lineReader(layout, { cupsOf, territoryOf, log });
  const readings = ledger({
    territoryOf,
    isPower: layout.isPower,
    isRaw: layout.format === 'ide-raw',
    labels: answers?.labels,
    titles,
    log,
    onWholeDay(point, buffer) {
      const day = wholeDay(buffer, point.cups20);
      addDay(totalsOf(point), day);
      onDay(day);
    },
  });
  const assumed = unitAssumed(layout);
  if (assumed) log.tell(assumed);

  const finishPoints = (points: Iterable<Point>): CurvePoint[] => {
    const summaries: CurvePoint[] = [];
    for (const point of points) {
      const finished = finishPoint(point, { titles, log, totals: totalsOf(point), onDay });
      rejected += finished.rejected;
      if (finished.summary) summaries.push(finished.summary);
    }
    return summaries;
  };

  return {
    line(text, lineNumber) {
      if (text.trim() === '') return;
      const counts = reader.read(text, lineNumber, readings.take);
      rows += counts.rows;
      rejected += counts.rejected;
      if (rows <= mostRows) return;
      const message = `El fichero tiene más de ${spanishNumber(mostRows)} filas: divídelo en varios.`;
      log.tell(fatal('too-many-rows', message, lineNumber));
    },
    end() {
      if (rows === 0) {
        const message = 'El fichero tiene cabecera y ninguna lectura: descarga la curva otra vez.';
        log.tell(fatal('only-header', message, layout.firstLine));
      }
      const monthFirstLine = reader.monthFirstLine();
      if (monthFirstLine !== null) log.tell(monthFirst(monthFirstLine));
      const swappedLine = reader.swappedLine();
      if (swappedLine !== null) log.tell(swappedDates(swappedLine));
      const offQuarter = log.counts['minute-off-quarter'] ?? 0;
      if (offQuarter >= certainOffQuarter && offQuarter * 3 >= rows) {
        log.tell(oddResolution(layout.firstLine, titles));
      }
      const { points, order } = readings.finish();
      const { format } = layout;
      if (log.isFatal()) return { format, points: [], rows, rejected, isHourBeginning: false };
      const isHourBeginning = order.meaning() === 'start';
      if (isHourBeginning && answers?.labels === undefined)
        log.tell(hourBeginning(order.firstLine(), titles));
      const summaries = finishPoints(points);
      rejected += readings.rejected();
      if (layout.isPower) {
        log.tell(summaries.some(isNoCurve) ? noPowerCurve(layout) : powerRead(layout));
      }
      const exact = exactFormat(format, summaries);
      return { format: exact, points: summaries, rows, rejected, isHourBeginning };
    },
  };
}
