import { computeBill } from '@vatio/energy/bill';
import { periodAt } from '@vatio/energy/calendar';
import { readCurveFile } from '@vatio/energy/files';
import { optimisePowers, type PowerStudy } from '@vatio/energy/optimise';
import { defaultParameters } from '@vatio/energy/parameters';
import { v4 } from '../../shared/energy/test/bills';
import type { Figure } from '../figures';
import { plainBill } from './plainBill';
import { plainFile } from './plainFile';
import { plainOptimum, plainOptimumOfQuarters } from './plainOptimum';
import { plainPeriod } from './plainPeriods';
import { curveFile, instantsOfYear, yearOfQuarters } from './samples';
import { fastestMs } from './timing';

const parameters = defaultParameters();
const powerPrices = [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287];
const dailyPrices = [0.171373, 0.090584, 0.028721, 0.021891, 0.006142, 0.006142];
const monthlyPrices = [3.325715, 1.757877, 0.557353, 0.424794, 0.119179, 0.119179];

const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, i) => ({
  days,
  maximaKw: powerPrices.map((_, period) => 18 + ((i * 7 + period * 3) % 24)),
}));

const month = (i: number) => String(i + 1).padStart(2, '0');

const point = { tariff: '3.0TD', territory: 'peninsula', powerControl: 'maximeter' } as const;

const byMaximeter: PowerStudy = {
  ...point,
  pointType: 4,
  currentPowersKw: [40, 40, 40, 40, 40, 45],
  months: months.map(({ days, maximaKw }, i) => ({
    range: { firstDay: `2026-${month(i)}-01`, lastDay: `2026-${month(i)}-${days}` },
    maximetersKw: maximaKw,
  })),
};

const quarterDemand = yearOfQuarters();
const byQuarters: PowerStudy = {
  ...point,
  pointType: 3,
  currentPowersKw: [250, 250, 250, 250, 250, 300],
  months: byMaximeter.months.map(({ range }) => ({ range })),
  quarterDemand,
};

/** Measures the engine beside plain ways to do the same, in this process. */
export function measureEngine(): readonly Figure[] {
  const instants = instantsOfYear();
  const rule = { tariff: '3.0TD', territory: 'peninsula' } as const;
  const file = curveFile();
  return [
    {
      what: '35,040 periods looked up',
      ms: fastestMs(() => instants.map((instantMs) => periodAt(instantMs, rule))),
      limitMs: 20,
      plain: 'asking Intl for each',
      plainMs: fastestMs(() => instants.map(plainPeriod), 3),
      limitRatio: 0.2,
    },
    {
      what: 'a bill, explained',
      ms: fastestMs(() => computeBill(v4, parameters), 200),
      limitMs: 1,
      plain: 'its sums alone, with their prices given',
      plainMs: fastestMs(plainBill, 200),
      limitRatio: 25,
    },
    {
      what: 'cheapest powers, 12 months of maximeters',
      ms: fastestMs(() => optimisePowers(byMaximeter, parameters), 30),
      limitMs: 20,
      plain: 'the search alone, in binary floats',
      plainMs: fastestMs(() => plainOptimum(months, powerPrices, dailyPrices), 30),
      limitRatio: 60,
    },
    {
      what: 'cheapest powers, a year of quarters',
      ms: fastestMs(() => optimisePowers(byQuarters, parameters), 5),
      limitMs: 200,
      plain: 'each power by itself, 50 times coarser',
      plainMs: fastestMs(
        () => plainOptimumOfQuarters(quarterDemand, powerPrices, monthlyPrices),
        3,
      ),
      limitRatio: 1,
    },
    {
      what: 'a file of 35,040 rows, read and checked',
      ms: fastestMs(() => readCurveFile(file)),
      limitMs: 400,
      plain: 'split and summed, unchecked',
      plainMs: fastestMs(() => plainFile(file)),
      limitRatio: 8,
    },
  ];
}
