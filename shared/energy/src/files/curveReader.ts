import { tableReader } from './columns/tableReader';
import { problemLog } from './problems';
import { textReader } from './text/textReader';
import type { CurveReader, CurveReaderOptions } from './types';

/**
 * Reads a distributor's load curve in any encoding, with any separator. It recognises the formats of
 * docs/formats.md by their content. It takes pieces of any size, so it works on a stream, in a worker and
 * in a page, and it never throws: it reports problems.
 *
 * Labels are the end of their interval; a file that shows the opposite gets a warning.
 *
 * Memory holds no lines: a day goes out once it has all its readings, and each of these leaves twelve
 * bytes, to find repetitions. Three things stay as numbers until the end: days with gaps, the two days of
 * clock changes, and files that begin at 00:00 (only their end shows what that means).
 *
 * @param options the listeners, the clock that the labels show, and the CUPS if the file has none
 */
export function curveReader(options: CurveReaderOptions): CurveReader {
  const log = problemLog(options.onProblem);
  const table = tableReader(options, log);
  const text = textReader(log, table.line);
  return {
    push: text.push,
    tell: log.tell,
    isFatal: log.isFatal,
    end() {
      text.end();
      const summary = table.end();
      const problemCounts = log.counts;
      return { ...summary, encoding: text.encoding(), isReadable: !log.isFatal(), problemCounts };
    },
  };
}
