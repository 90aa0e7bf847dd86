import { buildProduct } from '../../tools/builds/buildAll';
import { findChromium } from '../../tools/commands/e2e/chromium';
import { reportChecks } from '../../tools/console/checks';
import { roundsIn } from '../../tools/console/options';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { root } from '../../tools/root';
import { isReached, type Line } from './lines/lines';
import { countFederation, measureFederation } from './measure';
import type { FederationBench } from './parts';

const whatWidth = 72;
const decimals: Readonly<Partial<Record<Line['unit'], number>>> = { '×': 2, shift: 3 };

/** `npm run bench -- deep-link`: the cost of federation, in figures without a machine's part. */
export const guardFederation = (stop: Stop): Promise<number> => compare(stop, countFederation);

/**
 * `npm run bench [-- --rounds 11]`: what federation costs, against monoliths of the same sources. Half
 * an hour of an idle machine.
 */
export const compareFederation = (stop: Stop, args: readonly string[]): Promise<number> =>
  compare(stop, (options) => measureFederation(options, Number(roundsIn(args, '11'))));

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
  // A ratio's medians are whole milliseconds or bytes.
  const madeDecimals = unit === 'shift' ? decimals.shift : 0;
  const made = Object.entries(medians).map(
    ([name, figure]) => `${name} ${figure.toFixed(madeDecimals)}`,
  );
  return (
    `${what.padEnd(whatWidth)}${form(value)} ${isLeast ? '≥' : '≤'}` +
    `${form(limit)} ${form(aim)} ${unit.padEnd(12)}${made.join(', ')}`
  );
}
