import type { BillInput } from '@vatio/energy/bill';
import { defaultParameters } from '@vatio/energy/parameters';
import type { Check } from '../../../tools/console/checks';
import { randomFrom } from '../../random';
import { type Compared, compare } from './compare';
import { randomCycle } from './cycle';
import { features } from './features';

/** For a person who looks for the cause: the first cycles that differ, whole. */
const shown = 3;

interface Difference {
  readonly input: BillInput;
  readonly compared: Compared;
}

function textOf({ input, compared }: Difference): string {
  const { quarterDemand, ...rest } = input;
  const curve = quarterDemand && { from: quarterDemand.startMs, quarters: quarterDemand.kw.length };
  return [...compared.differences, JSON.stringify({ ...rest, curve })].join('\n  ');
}

/**
 * Bills of random cycles by the engine and by a plain program that shares nothing with it but the
 * published values.
 *
 * @returns that no cent differs, and that each feature was among them; the same for the same seed
 */
export function verifyBills(of: { readonly cycles: number; readonly seed: number }): Check[] {
  const random = randomFrom(of.seed);
  const parameters = defaultParameters();
  const counts = features.map(() => 0);
  const different: Difference[] = [];
  let lines = 0;
  for (let i = 0; i < of.cycles; i++) {
    const input = randomCycle(random);
    const compared = compare(input, parameters);
    lines += compared.bill.lines.length;
    if (compared.differences.length > 0) different.push({ input, compared });
    features.forEach(([, has], at) => {
      if (has(input, compared)) counts[at] = (counts[at] ?? 0) + 1;
    });
  }
  console.log(
    features.map(([name], i) => `${name.padEnd(42)}${`${counts[i]}`.padStart(7)}`).join('\n'),
  );
  for (const one of different.slice(0, shown)) console.log(textOf(one));
  const absent = features.filter((_, i) => counts[i] === 0).map(([name]) => name);
  return [
    {
      line: `${of.cycles} random cycles (seed ${of.seed}), ${lines} lines: ${different.length} differ from the plain program`,
      isPassed: different.length === 0,
    },
    {
      line: `each of ${features.length} features was among them${absent.map((name) => `, not «${name}»`).join('')}`,
      isPassed: absent.length === 0,
    },
  ];
}
