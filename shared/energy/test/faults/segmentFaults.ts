import type { BillInput } from '../../src/bill';
import { addDays } from '../../src/calendar';
import { exact } from '../../src/exact/decimal';
import { contextOf, contractOf } from '../issued';
import type { Random } from '../random';
import { type Fault, isWorth, multiplied, withConcepts } from './fault';
import { type Charge, printedBill } from './print';
import { linesBeforeTaxes, type RightBill } from './rightBill';

/** The lines that a bill prints for each segment; all others are of the whole bill. */
const ofSegments = ['power', 'energy', 'excess'];

const daysOf = ({ from, to }: BillInput['readings']) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Both parts of a cycle that ends its first part on a day, with their share of the energy by days. */
function splitOn(input: BillInput, day: string): readonly [BillInput, BillInput] {
  const { from, to } = input.readings;
  const part = (readings: BillInput['readings']): BillInput => ({
    ...input,
    readings,
    energyKwh: input.energyKwh.map((kwh) =>
      exact(kwh).times(daysOf(readings)).div(daysOf(input.readings)).toFixed(),
    ),
  });
  return [part({ from, to: day }), part({ from: day, to })];
}

/** True without a curve, and without other facts that another day would change. */
const isPlain = ({ quarterDemand, powerChanges, shortContract, isElectroIntensive }: BillInput) =>
  !quarterDemand && !powerChanges && !shortContract && !isElectroIntensive;

interface InSegments {
  readonly lines: readonly Charge[];
  readonly segments: readonly Pick<BillInput, 'readings' | 'energyKwh'>[];
}

/** A right bill as one of two segments. @returns null: it cannot be */
function inSegments({ input, lines }: RightBill): InSegments | null {
  const { from, to } = input.readings;
  if (!isPlain(input) || daysOf({ from, to }) < 20) return null;
  const parts = splitOn(input, addDays(from, Math.floor(daysOf({ from, to }) / 2)));
  const found = parts.flatMap((part, segment) =>
    (linesBeforeTaxes(part) ?? [])
      .filter(({ concept }) => ofSegments.includes(concept))
      .map((line): Charge => ({ ...line, segment })),
  );
  const segments = parts.map(({ readings, energyKwh }) => ({ readings, energyKwh }));
  return { segments, lines: withConcepts(lines, found, ofSegments) };
}

/** One line of one segment is dearer. */
const inOneSegment = (concept: string): Fault => ({
  name: `${concept} of one printed segment dearer`,
  finds: 'amount',
  make: (random, right) => {
    const found = inSegments(right);
    const own = found?.lines.filter((line) => line.concept === concept && Number(line.amount) > 0);
    if (!found || !own?.length) return null;
    const line = random.of(own);
    const changed = found.lines.map((one) =>
      one === line ? multiplied(line, 1.05 + 0.4 * random.next()) : one,
    );
    const { lines, segments } = found;
    return {
      bill: { ...printedBill(right.input, changed), segments },
      dueEur: printedBill(right.input, lines).lines.at(-1)?.amountEur ?? '',
    };
  },
});

/** The supplier's own prices become cheaper on a day inside the cycle. */
function cheaperFrom(random: Random, { input, lines }: RightBill) {
  const { from, to } = input.readings;
  if (!isPlain(input) || daysOf({ from, to }) < 20 || !input.energyPrice.includesAtr) return null;
  const day = addDays(from, random.whole(5, 15));
  const [before, after] = splitOn(input, day);
  const eurPerKwh = input.energyPrice.eurPerKwh.map((price) => exact(price).times('0.8').toFixed());
  const energyPrice = { ...input.energyPrice, eurPerKwh };
  const found = [before, { ...after, energyPrice }].flatMap((part) => linesBeforeTaxes(part) ?? []);
  const agreed = contractOf(input);
  const contracts = [
    { ...agreed, to: day },
    { ...agreed, energyPrice, from: addDays(day, 1) },
  ];
  const right = withConcepts(lines, found, ['energy']);
  if (!isWorth(right, lines)) return null;
  const due = printedBill(input, right).lines.at(-1)?.amountEur;
  return { context: { ...contextOf(input), contracts }, dueEur: due ?? '' };
}

/** All the energy at the dearer price of two contracts: without a curve it may be right. */
const atOldContract: Fault = {
  name: 'all energy at the dearer one of two contracts, no curve',
  finds: 'range',
  make: (random, right) => {
    const change = cheaperFrom(random, right);
    return change && { bill: printedBill(right.input, right.lines), ...change };
  },
};

/** More than all the energy at the dearer price: no contract explains it. */
const aboveBothContracts: Fault = {
  name: 'energy above both contracts’ prices',
  finds: 'range',
  make: (random, right) => {
    const change = cheaperFrom(random, right);
    const lines = right.lines.map((line) =>
      line.concept === 'energy' ? multiplied(line, 1.2) : line,
    );
    return change && { bill: printedBill(right.input, lines), ...change };
  },
};

/** Faults of bills in segments, and of bills that two contracts share. */
export const segmentFaults: readonly Fault[] = [
  ...ofSegments.map(inOneSegment),
  atOldContract,
  aboveBothContracts,
];
