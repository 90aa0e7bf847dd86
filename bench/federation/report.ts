import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '../../tools/builds/buildAll';
import { findChromium } from '../../tools/commands/e2e/chromium';
import { reportChecks } from '../../tools/console/checks';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { root } from '../../tools/root';
import { isReached, type Line } from './lines/lines';
import { countFederation, measureFederation } from './measure';
import type { FederationBench } from './parts';

const whatWidth = 72;
const decimals: Readonly<Partial<Record<Line['unit'], number>>> = { '×': 2, shift: 3 };

/** `npm run bench -- deep-link`: the cost of federation, in figures without a machine's part. */
export const guardFederation = (stop: Stop): Promise<number> =>
  compare(stop, (options) => countFederation(options));

/**
 * `npm run bench [-- --rounds 11] [--json file]`: what federation costs, against monoliths of the same
 * sources. Fifty minutes of an idle machine.
 */
export async function compareFederation(stop: Stop, args: readonly string[]): Promise<number> {
  const { rounds, json } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '11' },
      json: { type: 'string', default: '.data/bench/federation.json' },
    },
  }).values;
  return compare(stop, async (options) => {
    const { lines, waterfall } = await measureFederation(options, Number(rounds));
    const file = resolve(root, json);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ ...machine(), rounds, lines }, null, 2)}\n`);
    await writeFile(join(dirname(file), 'waterfall.svg'), waterfall);
    console.log(`All of it, with a picture of who waits for what: ${dirname(file)}`);
    return lines;
  });
}

async function compare(
  stop: Stop,
  measure: (options: FederationBench) => Promise<readonly Line[]>,
): Promise<number> {
  const program = findChromium();
  await buildProduct(stop);
  const lines = await measure({ root, program, stop: stop.gentle, say: console.log });
  console.log(`${''.padEnd(whatWidth + 2)}     value     limit       aim`);
  return reportChecks(lines.map((line) => ({ line: tableLine(line), isPassed: isReached(line) })));
}

function tableLine(line: Line): string {
  const { what, value, unit, limit, aim, isLeast, medians = {} } = line;
  const form = (figure: number | undefined) =>
    (figure?.toFixed(decimals[unit] ?? 0) ?? '').padStart(9);
  // Of a ratio they are whole milliseconds or bytes.
  const madeDecimals = unit === 'shift' ? decimals.shift : 0;
  const made = Object.entries(medians).map(
    ([name, figure]) => `${name} ${figure.toFixed(madeDecimals)}`,
  );
  return (
    `${what.padEnd(whatWidth)}${form(value)} ${isLeast ? '≥' : '≤'}` +
    `${form(limit)} ${form(aim)} ${unit.padEnd(12)}${made.join(', ')}`
  );
}

const machine = () => ({
  at: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${platform()} ${arch()}`,
  node: process.version,
});
