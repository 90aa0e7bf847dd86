import { curveReader } from './curveReader';
import type { CurveFileOptions, CurveFileSummary, FileDay, FileProblem } from './types';

export interface CurveFile {
  /** Days by supply point, and in order of time. */
  readonly days: readonly FileDay[];
  readonly problems: readonly FileProblem[];
  readonly summary: CurveFileSummary;
}

const compare = (a: FileDay, b: FileDay) => {
  const [one, other] = [a.cups20 ?? '', b.cups20 ?? ''];
  if (one === other) return a.startMs - b.startMs;
  return one < other ? -1 : 1;
};

/**
 * Reads a file at hand, whole or in pieces, and keeps all its days: see `curveReader`. Never
 * throws.
 */
export function readCurveFile(
  bytes: Uint8Array | Iterable<Uint8Array>,
  options: CurveFileOptions = {},
): CurveFile {
  const days: FileDay[] = [];
  const problems: FileProblem[] = [];
  const reader = curveReader({
    ...options,
    onDay: (day) => days.push(day),
    onProblem: (problem) => problems.push(problem),
  });
  for (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) reader.push(chunk);
  const summary = reader.end();
  return { days: summary.isReadable ? days.sort(compare) : [], problems, summary };
}
