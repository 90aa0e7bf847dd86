import { limited } from '../../builds/limited';
import { liveLine, secondsSince } from '../../console/progress.mjs';
import { type Ended, packageBin, type RunOptions, runQuietly } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { checkBoundaries } from './boundaries';
import { checkEnglish } from './english';
import { checkExpressions } from './expressions';
import { checkNames } from './names';

const atOnce = 2;

interface Outcome extends Ended {
  /** The text behind the name, such as how much was read. */
  readonly note?: string;
}
type Check = readonly [name: string, run: (options: RunOptions) => Promise<Outcome>];

/** The slowest first, so that the two lanes end together. */
const checks: readonly Check[] = [
  ['types', (options) => runQuietly([packageBin('typescript', 'tsc'), '-b'], options)],
  ['dead code', (options) => runQuietly([packageBin('knip'), '--no-progress'], options)],
  ['boundaries', boundaries],
  ['expressions', expressions],
  ['lint', (options) => runQuietly([packageBin('@biomejs/biome', 'biome'), 'check'], options)],
  ['English', english],
  ['names', names],
];

/** `npm run check`: everything that can be said about the code without running it. */
export async function main(_args: readonly string[], stop: Stop): Promise<number> {
  const running = new Set<string>();
  const startedAt = Date.now();
  const live = liveLine(() => `Checking ${[...running].join(', ')}... ${secondsSince(startedAt)}`);
  const place = limited(atOnce);

  const one = async ([name, run]: Check): Promise<boolean> => {
    const begin = Date.now();
    running.add(name);
    const { code, output, note = '' } = await run({ cwd: root, stop });
    running.delete(name);
    const line = `${name.padEnd(12)}${secondsSince(begin).padStart(7)}  ${note}`.trimEnd();
    live.print(code === 0 ? `✓ ${line}` : `✗ ${line}\n${output.trim()}\n`);
    return code === 0;
  };

  const passed = await Promise.all(checks.map((check) => place(() => one(check))));
  live.end();
  const failed = passed.filter((isPassed) => !isPassed).length;
  console.log(`${passed.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A cruise that read no module found no fault: that is no pass. */
async function boundaries(options: RunOptions): Promise<Outcome> {
  const ended = await checkBoundaries(options);
  const note = `${ended.modules} modules`;
  return ended.modules > 0 ? { ...ended, note } : { code: 1, output: 'No module was read.', note };
}

async function expressions(options: RunOptions): Promise<Outcome> {
  const ended = await checkExpressions(options);
  const note = `${ended.judged} expressions`;
  return ended.judged > 0 ? { ...ended, note } : { code: 1, output: 'None was read.', note };
}

async function english(options: RunOptions): Promise<Outcome> {
  const ended = checkEnglish(options);
  const note = `${ended.read} comments`;
  return ended.read > 0 ? { ...ended, note } : { code: 1, output: 'No comment was read.', note };
}

async function names(options: RunOptions): Promise<Outcome> {
  const ended = checkNames(options);
  return { ...ended, note: `${ended.compared} names` };
}
