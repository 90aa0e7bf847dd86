import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { limited } from '../../builds/limited';
import type { Ended, RunOptions } from '../../process/runProgram';
import { type Literals, literalsIn } from './literals';
import { sourcesBelow } from './sources';

/** The places that see text from outside. Tests and benchmarks choose theirs. */
const places = ['host', 'api', 'remotes', 'shared', 'tools'];
const isOfTests = (name: string) => ['test', 'testing'].includes(name) || name.includes('.test.');

/** The judge is a process of its own for each. */
const atOnce = 2;
/**
 * An idle machine needs 3 s for the slowest; that a busy one is slow is no fault of an expression. The
 * judge's own limits of each try count in steps: its clocks would judge by how busy the machine is.
 */
const limits = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };

const remedy =
  'Cut the text first and give each repetition one place to begin: ^, or (?<!x)x+ for x+; or do it without an expression.';

/** Faults as `file:line what`, and how many expressions were judged. */
interface Expressions extends Ended {
  readonly faults: readonly string[];
  readonly judged: number;
}

/**
 * Finds the regular expressions whose time grows faster than the text that they meet: squared
 * already lets a line of a file take a day.
 */
export async function checkExpressions({ cwd, stop }: Pick<RunOptions, 'cwd' | 'stop'>) {
  const place = limited(atOnce);
  const verdicts = new Map<string, Promise<string>>();
  const verdictOn = (source: string, flags: string) => {
    const key = `/${source}/${flags}`;
    const verdict =
      verdicts.get(key) ?? place(async () => (stop.gentle.aborted ? '' : judge(source, flags)));
    verdicts.set(key, verdict);
    return verdict;
  };
  const found = sourcesBelow(cwd, places, isOfTests).flatMap((file) => {
    const { known, unknown } = literalsOf(join(cwd, file));
    return [
      ...known.map(async ({ line, source, flags }) => {
        const verdict = await verdictOn(source, flags);
        return verdict && `${file}:${line} /${source}/${flags} ${verdict}`;
      }),
      ...unknown.map((line) => `${file}:${line} is built when it runs: write it as a literal`),
    ];
  });
  const faults = (await Promise.all(found)).filter(Boolean);
  const output = [...faults, remedy].join('\n');
  const code = faults.length > 0 ? 1 : 0;
  return { code, output, faults, judged: verdicts.size } satisfies Expressions;
}

function literalsOf(path: string): Literals {
  const text = readFileSync(path, 'utf8');
  // Parsing takes longest: most files have none.
  return /\/.+\/|RegExp/.test(text) ? literalsIn(text) : { known: [], unknown: [] };
}

/** @returns what is wrong with an expression; empty when its time grows as its text does */
async function judge(source: string, flags: string): Promise<string> {
  const found = await check(source, flags, limits);
  if (found.status === 'safe') return '';
  return found.status === 'vulnerable'
    ? `backtracks: ${found.complexity.summary}`
    : 'cannot be judged';
}
