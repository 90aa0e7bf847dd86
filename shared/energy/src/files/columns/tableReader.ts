import { type CurveTable, curveTable, mostRows, type TableSummary } from '../days/curveTable';
import type { ProblemLog } from '../problems';
import type { CurveReaderOptions } from '../types';
import { findLayout, headLines } from './layout';
import { tooManyLines } from './tableProblems';

/** The number of lines to keep until the layout is known: `headLines` non-blank lines, or characters. */
const headCharacters = 262_144;

/** Rows with two empty lines after each: a file of line ends would take longer than any curve. */
const mostLines = 3 * mostRows;

const nothing: TableSummary = {
  format: null,
  points: [],
  rows: 0,
  rejected: 0,
  isHourBeginning: false,
};

/** Lines of text → days: keeps the first lines until they show how to read them. */
export function tableReader(options: CurveReaderOptions, log: ProblemLog): CurveTable {
  let head: string[] = [];
  let characters = 0;
  let written = 0;
  let table: CurveTable | null = null;

  const start = (): CurveTable | null => {
    const lines = head;
    head = [];
    const layout = findLayout(lines, options.answers ?? {});
    if ('severity' in layout) {
      log.tell(layout);
      return null;
    }
    const found = curveTable(layout, options, log);
    // A file without a header has no preamble either: what comes before is damaged data.
    const before = layout.hasHeader ? layout.firstLine : 0;
    for (let i = before; i < lines.length && !log.isFatal(); i++) {
      found.line(lines[i] as string, i + 1);
    }
    return found;
  };

  return {
    line(text, lineNumber) {
      if (log.isFatal()) return;
      if (lineNumber > mostLines) return log.tell(tooManyLines(mostLines));
      if (table) return table.line(text, lineNumber);
      head.push(text);
      characters += text.length + 1;
      if (text.trim() !== '') written += 1;
      if (written === headLines || characters > headCharacters) table = start();
    },
    end() {
      if (log.isFatal()) return nothing;
      const summary = (table ?? start())?.end() ?? nothing;
      return log.isFatal() ? { ...summary, points: [] } : summary;
    },
  };
}
