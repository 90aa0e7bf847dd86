import { fatal, type ProblemLog } from '../problems';
import type { FileEncoding } from '../types';
import { findBinary, findContainer } from './container';
import { sniffEncoding, type Transcoder, transcoder } from './encoding';
import { lineSplitter, longestLine } from './lines';

/** The number of bytes that decide the kind of a file. */
const sniffed = 1_024;

/** Bytes in pieces of any size → lines of text. */
interface TextReader {
  push(chunk: Uint8Array): void;
  end(): void;
  encoding(): FileEncoding;
}

const withoutMark = (line: string) => (line.charCodeAt(0) === 0xfeff ? line.slice(1) : line);

export function textReader(
  log: ProblemLog,
  onLine: (line: string, lineNumber: number) => void,
): TextReader {
  let head: Uint8Array = new Uint8Array();
  let encoding: FileEncoding = 'utf-8';
  let input: Transcoder | null = null;

  const lines = lineSplitter({
    onLine: (line, lineNumber) => onLine(withoutMark(line), lineNumber),
    onTooLong: (lineNumber) => {
      const message = `La línea ${lineNumber} tiene más de ${longestLine} caracteres, y ninguna curva las tiene así: descarga el fichero otra vez, en CSV.`;
      log.tell(fatal('line-too-long', message, lineNumber));
    },
  });

  const start = (): Transcoder | null => {
    encoding = sniffEncoding(head);
    const problem = findContainer(head) ?? (encoding === 'utf-8' ? findBinary(head) : null);
    if (problem) {
      log.tell(problem);
      return null;
    }
    input = transcoder(encoding);
    lines.push(input.next(head));
    return input;
  };

  return {
    push(chunk) {
      if (log.isFatal()) return;
      if (input) {
        lines.push(input.next(chunk));
        return;
      }
      const room = sniffed - head.length;
      head = Uint8Array.of(...head, ...chunk.subarray(0, room));
      if (head.length < sniffed) return;
      const rest = chunk.subarray(room);
      const started = start();
      if (started && rest.length > 0) lines.push(started.next(rest));
    },
    end() {
      if (log.isFatal()) return;
      const started = input ?? start();
      if (started) lines.push(started.end());
      lines.end();
    },
    encoding: () => (lines.isWindows1252() ? 'windows-1252' : encoding),
  };
}
