import type { BillInput } from '../../src/bill';
import { defaultParameters } from '../../src/parameters';
import { randomFrom } from '../random';
import { type Compared, compare } from './cycles/compare';
import { randomCycle } from './cycles/cycle';
import { features } from './cycles/features';

const cycles = 500;
/** The first cycles that differ are shown whole, to help a person find the cause. */
const shown = 3;

function textOf(input: BillInput, { differences }: Compared): string {
  const { quarterDemand, ...rest } = input;
  const curve = quarterDemand && { from: quarterDemand.startMs, quarters: quarterDemand.kw.length };
  return [...differences, JSON.stringify({ ...rest, curve })].join('\n  ');
}

const parameters = defaultParameters();
const random = randomFrom(2026);
const counts = features.map(() => 0);

it.each([1, 2, 3])(
  'the engine and a plain program by the official texts agree to the cent on random cycles (%s of 3)',
  () => {
    const different: string[] = [];
    for (let i = 0; i < cycles; i++) {
      const input = randomCycle(random);
      const compared = compare(input, parameters);
      if (compared.differences.length > 0) different.push(textOf(input, compared));
      features.forEach(([, has], at) => {
        if (has(input, compared)) counts[at] = (counts[at] ?? 0) + 1;
      });
    }
    expect(different.slice(0, shown)).toEqual([]);
  },
);

it('each feature was among them: without one they would prove less than they say', () => {
  expect(features.filter((_, i) => counts[i] === 0).map(([name]) => name)).toEqual([]);
});
