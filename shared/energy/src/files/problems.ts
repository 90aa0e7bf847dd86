import type { FileProblem } from './types';

/** Collects the problems of a file, so that a bad one cannot flood the listener. */
export interface ProblemLog {
  tell(problem: FileProblem): void;
  /** Counts a known problem again, silently. */
  count(code: string, times?: number): void;
  readonly counts: Readonly<Record<string, number>>;
  /** True after a fatal problem: the rest of the file is not read. */
  isFatal(): boolean;
}

/** Problems reported in detail; the rest are only counted. */
const detailed = 1_000;

/** A file cannot make its problems long. */
const mostChars = { message: 1_000, column: 120, value: 60 };

export function problemLog(onProblem: (problem: FileProblem) => void): ProblemLog {
  const counts: Record<string, number> = {};
  let told = 0;
  let fatal = false;
  const count = (code: string, times = 1) => {
    counts[code] = (counts[code] ?? 0) + times;
  };
  return {
    tell(problem) {
      count(problem.code);
      told += 1;
      if (problem.severity === 'fatal') fatal = true;
      if (told <= detailed || problem.severity === 'fatal') onProblem(storable(problem));
    },
    count,
    counts,
    isFatal: () => fatal,
  };
}

/** Makes the texts fit any database. */
function storable(problem: FileProblem): FileProblem {
  const { message, column, value } = problem;
  return {
    ...problem,
    message: storableText(message, mostChars.message),
    column: column && storableText(column, mostChars.column),
    value: value && storableText(value, mostChars.value),
  };
}

function storableText(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.replaceAll('\0', '�').replace(/\p{Surrogate}/gu, '�');
}

/** Reports the first problem of a kind, which represents the others; these are only counted. */
export function tellOnce(log: ProblemLog, problem: FileProblem): void {
  if (log.counts[problem.code] === undefined) log.tell(problem);
  else log.count(problem.code);
}

const longest = 40;

/** @returns a cell for display: short, and without invisible characters */
export function shown(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const visible = value.slice(0, longest + 1).replace(/[\u0000-\u001f\u007f\ufeff]/g, '�');
  return visible.length > longest ? `${visible.slice(0, longest)}…` : visible;
}

/** @returns a problem that is about the whole file */
export const fatal = (code: string, message: string, line: number | null = null): FileProblem => ({
  severity: 'fatal',
  code,
  line,
  column: null,
  value: null,
  message,
});
