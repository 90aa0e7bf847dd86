import { verifyBill } from '../../src/verify';
import { contextOf, parameters } from '../issued';
import { randomFrom } from '../random';
import type { Fault } from './fault';
import { lineFaults } from './lineFaults';
import { otherFaults } from './otherFaults';
import { type Outcome, outcomeOf, outcomes } from './outcome';
import { printedBill } from './print';
import { type RightBill, rightBill } from './rightBill';
import { segmentFaults } from './segmentFaults';
import { taxFaults } from './taxFaults';

const billsOfAKind = 10;
const rightBills = 1000;
/** Some kinds need a bill that is rare. */
const mostTries = 1000;

const ofLines = Object.entries(lineFaults).map(
  ([name, change]): Fault => ({
    name,
    finds: 'amount',
    make: (random, { input, lines }) => {
      const changed = change(random, { input, lines });
      return changed && { bill: printedBill(input, changed) };
    },
  }),
);
const kinds = [...ofLines, ...taxFaults, ...otherFaults, ...segmentFaults];

type Row = Record<Outcome, number>;

/** The bills of all kinds, made of the same right bills. */
const rights: RightBill[] = [];
const random = randomFrom(53);
const rightAt = (i: number): RightBill => {
  while (rights.length <= i) rights.push(rightBill(random));
  return rights[i] as RightBill;
};

const table: (readonly [name: string, row: Row])[] = [];
const isWrong = (outcome: Outcome) => ['tooMuch', 'tooLittle', 'missed'].includes(outcome);

// The table is for a person to read.
afterAll(() => {
  const lineOf = (name: string, cells: readonly string[]) => [name.padEnd(58), ...cells].join('  ');
  const rows = table.map(([name, row]) =>
    lineOf(
      name,
      outcomes.map((one) => `${row[one]}`.padStart(one.length)),
    ),
  );
  process.stdout.write(`${[lineOf('fault', outcomes), ...rows].join('\n')}\n`);
});

it.each(kinds)('$name: not missed, and not claimed above what is due', (fault) => {
  const row = Object.fromEntries(outcomes.map((one) => [one, 0])) as Row;
  const wrong: string[] = [];
  let made = 0;
  for (let i = 0; i < mostTries && made < billsOfAKind; i++) {
    const right = rightAt(i);
    const faulty = fault.make(random, right);
    if (!faulty) continue;
    const context = faulty.context ?? contextOf(right.input);
    const { dueEur = right.totalEur } = faulty;
    const { outcome, said } = outcomeOf(faulty.bill, context, { dueEur, finds: fault.finds });
    row[outcome] += 1;
    if (outcome !== 'cheaper') made += 1;
    if (isWrong(outcome)) wrong.push(`bill ${i}: ${outcome}: ${said}`);
  }
  table.push([fault.name, row]);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(0);
});

it('right bills of which everything is known are right', () => {
  const wrong: string[] = [];
  for (let i = 0; i < rightBills; i++) {
    const { input, lines, totalEur } = rightAt(i);
    const found = verifyBill(printedBill(input, lines), contextOf(input), parameters);
    if (found.state !== 'correct' || found.computedEur !== totalEur) {
      wrong.push(`bill ${i}: ${found.state}, ${found.computedEur} and not ${totalEur}`);
    }
  }
  expect(wrong).toEqual([]);
});
