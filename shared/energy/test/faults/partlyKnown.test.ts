import type { BillInput } from '../../src/bill';
import { type ContractInForce, type VerificationContext, verifyBill } from '../../src/verify';
import { contextOf, contractOf, parameters } from '../issued';
import { randomFrom } from '../random';
import { printedBill } from './print';
import { type RightBill, rightBill } from './rightBill';

const bills = 100;

/**
 * An unknown fact of a right bill, and how many of a hundred are «no verificable» for it: as many as when
 * this was written, so that a change that leaves more open says so.
 */
interface Unknown {
  readonly what: string;
  readonly most: number;
  /** undefined: this bill has no such fact. */
  readonly of: (input: BillInput) => VerificationContext | undefined;
}

const without =
  (change: Partial<ContractInForce>) =>
  (input: BillInput): VerificationContext => ({
    ...contextOf(input),
    contracts: [{ ...contractOf(input), ...change }],
  });

const unknowns: readonly Unknown[] = [
  { what: 'price of the energy', most: 94, of: without({ energyPrice: null }) },
  { what: 'rent of the meter', most: 85, of: without({ meterEurPerMonth: null }) },
  { what: 'share of the bono social', most: 0, of: without({ socialBonus: null }) },
  { what: 'services, of which there are none', most: 0, of: without({ services: null }) },
  {
    what: 'curve of a point of type 1 to 3',
    most: 53,
    of: (input) => {
      const { measured: _, ...context } = contextOf(input);
      return input.pointType <= 3 ? context : undefined;
    },
  },
  {
    what: 'curve of a cycle with two prices',
    most: 3,
    of: (input) => {
      const { measured, ...context } = contextOf(input);
      return measured && input.pointType > 3 ? context : undefined;
    },
  },
  {
    what: 'days before the contract',
    most: 100,
    of: (input) => without({ from: input.readings.to })(input),
  },
];

const table: string[] = [];

// The table is for a person to read.
afterAll(() => {
  process.stdout.write(`${['not known: «no verificable» of right bills', ...table].join('\n')}\n`);
});

const random = randomFrom(59);
const rights: RightBill[] = Array.from({ length: 3 * bills }, () => rightBill(random));

it.each(unknowns)(
  '$what: a right bill is right or «no verificable», and nothing is claimed',
  ({ what, most, of }) => {
    const found = rights
      .flatMap(({ input, lines }) => {
        const context = of(input);
        return context ? [verifyBill(printedBill(input, lines), context, parameters)] : [];
      })
      .slice(0, bills);
    const open = found.filter(({ state }) => state === 'notVerifiable');
    const share = Math.round((100 * open.length) / found.length);
    table.push(`${what.padEnd(40)} ${share} % of ${found.length}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ state }) => state === 'claimable' || state === 'inFavour')).toEqual([]);
    expect(found.filter(({ claimable }) => claimable.totalEur !== '0.00')).toEqual([]);
    expect(share).toBeLessThanOrEqual(most);
  },
);
