import { tableReader } from './columns/tableReader';
import { problemLog } from './problems';
import { textReader } from './text/textReader';
import type { CurveReader, CurveReaderOptions } from './types';

/**
 * Reads a distributor's load curve, whatever its encoding, separator and columns: formats 1 to 9 of
 * the domain report, recognised by their content. It takes the file in pieces of any size, so it
 * works on a stream, in a worker and in a page alike, and it never throws: what is wrong is told.
 *
 * Labels are the end of their interval; it is told when a file shows that they are its beginning.
 * Memory does not hold lines: a day is given as soon as it has all its readings, of which twelve
 * bytes each are kept to find repetitions. Days with gaps, the two days of clock changes and files
 * that begin at 00:00 (until their end says what that means) are kept as numbers until the end.
 *
 * @param options who listens, whose clock the labels show and whose curve it is
 */
export function curveReader(options: CurveReaderOptions): CurveReader {
  const log = problemLog(options.onProblem);
  const table = tableReader(options, log);
  const text = textReader(log, table.line);
  return {
    push: text.push,
    tell: log.tell,
    end() {
      text.end();
      const summary = table.end();
      const problemCounts = log.counts;
      return { ...summary, encoding: text.encoding(), isReadable: !log.isFatal(), problemCounts };
    },
  };
}
