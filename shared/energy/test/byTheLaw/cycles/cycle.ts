import type { BillInput } from '../../../src/bill';
import { addDays, daysIn } from '../../../src/calendar';
import type { Random } from '../../random';
import { randomContract, randomPowers } from './contract';
import { randomDates } from './dates';
import { randomMeasures } from './measures';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

type Terms = Pick<
  BillInput,
  'shortContract' | 'powerChanges' | 'isElectroIntensive' | 'reducedTax' | 'holder'
>;

/** A day this number of months before its last day, or a day more or less. */
function firstDayOfShort(random: Random, { from, to }: BillInput['readings']): string {
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  const months = new Date(Date.UTC(year, month - 1 - random.whole(1, 8), day + 1));
  const firstDay = addDays(months.toISOString().slice(0, 10), random.whole(-1, 1));
  return firstDay <= from ? firstDay : addDays(from, 1);
}

/** Further terms of a contract: a contract under a year has only the tax among them. */
function randomTerms(
  random: Random,
  of: Pick<BillInput, 'tariff' | 'powersKw' | 'readings' | 'brokenCycle'>,
): Terms {
  const { tariff, powersKw, readings, brokenCycle } = of;
  const tax = random.is(0.1) && {
    reducedTax: { letter: random.of(letters), energyPercent: random.of(['100', '80', '33.3']) },
  };
  const holder = random.is(0.8) && { holder: random.of(['person', 'company'] as const) };
  if (!brokenCycle && random.is(0.1)) {
    const firstDay = firstDayOfShort(random, readings);
    const isLastBill = random.is(0.5);
    return { shortContract: { firstDay, isLastBill }, ...tax, ...holder };
  }
  const { from, to } = brokenCycle ?? readings;
  const days = daysIn({ firstDay: from, lastDay: to }) - 2;
  const isElectroIntensive = tariff.startsWith('6.') && random.is(0.15);
  if (days < 3 || !random.is(0.25)) return { isElectroIntensive, ...tax, ...holder };
  const first = random.whole(1, days - 1);
  const changes = random.is(0.25) ? [first, random.whole(first + 1, days)] : [first];
  const powerChanges = changes.map((after) => ({
    from: addDays(from, after + 1),
    powersKw: randomPowers(random, tariff, powersKw.map(String)),
  }));
  return { powerChanges, isElectroIntensive, ...tax, ...holder };
}

/** The severe vulnerability is twice as frequent: the reduced IVA is rare. */
const randomVulnerability = (
  random: Random,
  { tariff }: Pick<BillInput, 'tariff'>,
): Pick<BillInput, 'vulnerability'> =>
  tariff === '2.0TD' && random.is(0.15)
    ? { vulnerability: random.of(['none', 'vulnerable', 'severe', 'severe'] as const) }
    : {};

/** A billing cycle that could be, with everything that decides its bill. */
export function randomCycle(random: Random): BillInput {
  const contract = randomContract(random);
  const dates = randomDates(random);
  const known = { ...contract, ...dates };
  return {
    ...known,
    ...randomTerms(random, known),
    ...randomMeasures(random, known),
    ...randomVulnerability(random, contract),
    socialBonus: random.of(['taxed', 'taxed', 'untaxed', 'none'] as const),
    ...(random.is(0.85) && { meterEurPerMonth: random.decimal(0.5, 20, 2) }),
    ...(random.is(0.15) && {
      services: [{ name: 'Mantenimiento', amountEur: random.decimal(-5, 20, 2) }],
    }),
  };
}
