import { readFileSync } from 'node:fs';
import type { CurveFileOptions } from '../../src/files';
import { firstOfOctober, hoursFrom, kwhOf, quarterLabel, text, utf8 } from './build';
import type { CorpusCase, ExpectedFile, ExpectedPoint } from './corpusCase';

/**
 * A line as written, or lines for each number of a range: `["1-24", "02/10/2026;{n};{kwh}"]`, `["24-1", …]`
 * backwards. In a line, `[1-24|H{n} kWh]` is the same for its cells.
 * - `{n}`: the number, `{n-1}` the one before; `{nn}` with two digits, `{nnn+100}` with three
 * - `{kwh}`, `{wh}`: energy of the nth hour (`kwhOf`), with comma and three decimals, or in Wh
 * - `{quarter}`: end of the nth quarter of a day, `00:15` to `24:00` and beyond
 */
type Line = string | readonly [range: string, ...lines: readonly string[]];

/** A case of a JSON file. `why`, like the `about` of the file, is for people. */
interface WrittenCase extends Omit<ExpectedFile, 'points'> {
  readonly name: string;
  readonly why?: string;
  readonly lines: readonly Line[];
  /** `territories`: by CUPS, where a file has several. */
  readonly options?: Omit<CurveFileOptions, 'territory'> & {
    readonly territory?: 'canarias';
    readonly territories?: Readonly<Record<string, 'peninsula' | 'canarias'>>;
  };
  /** The differences of each from the 24 hours of `firstOfOctober`. */
  readonly points: readonly Partial<ExpectedPoint>[];
}

/** The numbers of `1-24`, or of `24-1` backwards. */
function numbersOf(range: string): number[] {
  const [first = 0, last = 0] = range.split('-').map(Number);
  return first <= last ? hoursFrom(first, last) : hoursFrom(last, first).reverse();
}

function fill(line: string, number: number): string {
  return line.replace(/\{(n+|kwh|wh|quarter)([+-]\d+)?\}/g, (_, what: string, shift = '0') => {
    const n = number + Number(shift);
    if (what === 'kwh') return kwhOf(n).toFixed(3).replace('.', ',');
    if (what === 'wh') return String(Math.round(1000 * kwhOf(n)));
    return what === 'quarter' ? quarterLabel(n) : String(n).padStart(what.length, '0');
  });
}

const withCells = (line: string): string =>
  line.replace(/\[(\d+-\d+)\|([^\]]*)\]/g, (_, range: string, cell: string) =>
    numbersOf(range)
      .map((n) => fill(cell, n))
      .join(';'),
  );

const linesOf = (line: Line): string[] => {
  if (typeof line === 'string') return [withCells(line)];
  const [range, ...lines] = line;
  return numbersOf(range).flatMap((n) => lines.map((one) => fill(withCells(one), n)));
};

/** `bad-hour@26-31` is one for each line. */
const problemsOf = (problem: string): string[] => {
  const [code = '', at = ''] = problem.split('@');
  return at.includes('-') ? numbersOf(at).map((line) => `${code}@${line}`) : [problem];
};

function optionsOf({ territories, ...options }: NonNullable<WrittenCase['options']>) {
  if (!territories) return options;
  return {
    ...options,
    territory: (cups20: string | null) => territories[cups20 ?? ''] ?? ('peninsula' as const),
  };
}

/** The cases of `<name>.json` of this folder. */
export function readCases(name: string): CorpusCase[] {
  const file = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8');
  const { cases } = JSON.parse(file) as { readonly cases: readonly WrittenCase[] };
  return cases.map(({ name, why: _, lines, options, points, problems, ...expected }) => ({
    name,
    bytes: utf8(text(...lines.flatMap(linesOf))),
    ...(options && { options: optionsOf(options) }),
    expect: {
      ...expected,
      points: points.map((point) => ({ ...firstOfOctober, ...point })),
      problems: problems.flatMap(problemsOf),
    },
  }));
}
