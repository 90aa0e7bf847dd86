import fc from 'fast-check';
import { v2, v4 } from '../../test/bills';
import { contextOf, isOff, issuedOf, parameters } from '../../test/issued';
import { dueOf, readded } from '../../test/readd';
import type { BillInput } from '../bill/input';
import { addDays } from '../calendar/dates';
import { exact, toText } from '../exact/decimal';
import { periodCount, territories } from '../tariff/tariffs';
import { type IssuedBill, type Verification, type VerifiedLine, verifyBill } from './index';
import { tolerancesOf } from './tolerances';

/** The seed makes a failure repeatable, and the time of the suite the same. */
const runs = (numRuns: number) => ({ seed: 19, numRuns });

const decimal = (max: number) =>
  fc
    .integer({ min: 0, max: max * 1000 })
    .map((thousandths) => toText(exact(thousandths).div(1000)));
const list = (count: number, max: number) =>
  fc.array(decimal(max), { minLength: count, maxLength: count });

const common = {
  territory: fc.constantFrom(...territories),
  // Rates of all kinds, and none of them open.
  accruedOn: fc.constantFrom('2025-08-10', '2026-02-10', '2026-05-10', '2026-07-10', '2026-10-10'),
  // The days from the first known price of excesses to the last of the bono social.
  from: fc.nat(560).map((day) => addDays('2025-04-01', day)),
  days: fc.integer({ min: 20, max: 45 }),
  use: fc.constantFrom('dwelling' as const, 'general' as const, 'industrial' as const),
  holder: fc.constantFrom('person' as const, 'company' as const),
  socialBonus: fc.constantFrom('taxed' as const, 'untaxed' as const, 'none' as const),
  includesAtr: fc.boolean(),
  meterEurPerMonth: fc.constantFrom('0.81', '1.36', '40'),
};

/** Tariffs without access prices of their own have only what the contract says. */
const six = ['3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE'] as const;

const anyInput = fc.constantFrom('2.0TD' as const, ...six).chain((tariff) => {
  const powers = periodCount(tariff, 'power');
  const energies = periodCount(tariff, 'energy');
  const isSmall = tariff === '2.0TD';
  const isOwn = tariff.endsWith('VE');
  const record = {
    ...common,
    powersKw: list(powers, isSmall ? 15 : 300),
    maximetersKw: list(powers, isSmall ? 20 : 400),
    energyKwh: list(energies, isSmall ? 900 : 20_000),
    reactiveKvarh: list(energies, 9000),
    eurPerKwh: list(energies, 1),
    eurPerKwYear: list(powers, 60),
    isRegulated: fc.boolean(),
    powerControl: isSmall
      ? fc.constantFrom('icp' as const, 'maximeter' as const)
      : fc.constant('maximeter' as const),
  };
  return fc
    .record(record)
    .map(
      ({ from, days, includesAtr, eurPerKwh, eurPerKwYear, isRegulated, ...rest }): BillInput => {
        const own = isOwn || !isRegulated;
        return {
          ...(isSmall ? v2 : v4),
          ...rest,
          tariff,
          readings: { from, to: addDays(from, days) },
          powerPrice: own ? { kind: 'own', eurPerKwYear } : { kind: 'regulated' },
          energyPrice: { eurPerKwh, includesAtr: includesAtr || isOwn },
        };
      },
    );
});

const verify = (bill: IssuedBill, input: BillInput) =>
  verifyBill(bill, contextOf(input), parameters);

/** Also a sum that does not add up, though it is right: what is printed above it is not. */
const isWrong = (line: VerifiedLine) => isOff(line) || line.adding?.closes === false;

/** The errors: lines by the place of their first printed one, and findings. */
const wrongIn = ({ lines, findings }: Verification) => ({
  lines: lines.filter(isWrong).map(({ issued }) => issued[0]),
  findings: findings.filter(({ level }) => level === 'error').map(({ code }) => code),
});

it('a bill made by the engine is right, in every tariff, territory and change of price', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const found = verify(issuedOf(input), input);
      expect([found.state, wrongIn(found), found.claimable.totalEur]).toEqual([
        'correct',
        { lines: [], findings: [] },
        '0.00',
      ]);
      expect(found.computedEur).toBe(found.billedEur);
    }),
    runs(100),
  );
});

it('and so it is with one line for each concept, or a toll and a charge apart', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const bill = issuedOf(input);
      const whole = bill.lines.filter(({ concept }) => concept === 'energy');
      const energy = toText(whole.reduce((sum, one) => sum.plus(one.amountEur), exact(0)));
      const lines = bill.lines
        .filter(({ concept }) => concept !== 'energy')
        .flatMap((line) =>
          line.concept === 'power'
            ? [
                { ...line, amountEur: '0.01' },
                { ...line, amountEur: toText(exact(line.amountEur).minus('0.01')) },
              ]
            : [line],
        );
      const printed = {
        ...bill,
        lines: [...lines, { concept: 'energy', amountEur: energy } as const],
      };
      expect(wrongIn(verify(printed, input))).toEqual({ lines: [], findings: [] });
    }),
    runs(40),
  );
});

/** The largest difference that is still none: of a sum, and of a line that is computed to the cent. */
const limit = exact(tolerancesOf(parameters, '2026-01-01').lineEur);

/** True for lines for which the engine has exactly one value. */
const isSingle = ({ alternatives, computed }: VerifiedLine) =>
  alternatives.length === 0 && !computed.some(({ terms }) => terms.some((term) => term.sharedBy));

const changedBy = (bill: IssuedBill, at: number, difference: ReturnType<typeof exact>) => ({
  ...bill,
  lines: bill.lines.map((line, i) =>
    i === at ? { ...line, amountEur: toText(exact(line.amountEur).plus(difference)) } : line,
  ),
});

const scenario = fc.record({ input: anyInput, pick: fc.nat(), isMore: fc.boolean() });

/** A line of the bill that has one value, what it may differ by, and its bill. */
function pickOf({ input, pick, isMore }: { input: BillInput; pick: number; isMore: boolean }) {
  const bill = issuedOf(input);
  const single = verify(bill, input).lines.filter(
    (line) => isSingle(line) && line.issued.length === 1,
  );
  const line = single[pick % single.length];
  if (!line) throw new Error('no line has one value');
  const sign = isMore ? 1 : -1;
  return {
    bill,
    line,
    at: line.issued[0] ?? -1,
    within: limit.times(sign),
    over: limit.plus('0.01').times(sign),
  };
}

it('a line that is off by its tolerance is right, and one by a cent more is the only one found', () => {
  fc.assert(
    fc.property(scenario, (of) => {
      const { bill, line, at, within, over } = pickOf(of);
      const isSum = line.concept === 'base';
      const again = (difference: typeof within) =>
        isSum
          ? changedBy(bill, at, difference)
          : readded(changedBy(bill, at, difference), of.input, at);
      const atLimit = verify(again(within), of.input);
      expect(atLimit.lines.find(({ issued }) => issued[0] === at)?.state).toBe('correct');
      const found = verify(again(over), of.input);
      const [state] = found.lines.filter(({ issued }) => issued[0] === at).map((one) => one.state);
      expect(state).toBe(of.isMore ? 'claimable' : 'inFavour');
      if (isSum) return;
      expect(wrongIn(atLimit)).toEqual({ lines: [], findings: [] });
      const sums = line.concept === 'total' ? ['totalSum'] : [];
      expect(wrongIn(found)).toEqual({ lines: [at], findings: sums });
      const { billedEur, computedEur } = found;
      const difference = exact(billedEur).minus(computedEur ?? 'unknown');
      const claimed = difference.gt(0) ? difference.toFixed(2) : '0.00';
      expect(found.claimable.totalEur).toBe(claimed);
    }),
    runs(130),
  );
});

it('without adding up again, the sums that no longer close are found too, and nothing else', () => {
  fc.assert(
    fc.property(scenario, fc.integer({ min: 1, max: 50_000 }), (of, cents) => {
      const { bill, at, over } = pickOf(of);
      const sign = of.isMore ? 1 : -1;
      const wrong = changedBy(bill, at, over.plus(exact(cents).times(sign).div(100)));
      const sums = wrong.lines.flatMap((line, i) => {
        const due = dueOf(wrong, of.input, i);
        if (i === at || due === null) return [];
        const difference = exact(line.amountEur).minus(due).abs();
        return difference.gt(limit) ? [i] : [];
      });
      const found = wrongIn(verify(wrong, of.input));
      expect(new Set(found.lines)).toEqual(new Set([at, ...sums]));
      const names = found.lines.map((i) => wrong.lines[i ?? -1]?.concept);
      expect(found.findings.filter((code) => code === 'baseSum')).toHaveLength(
        names.filter((name) => name === 'base').length,
      );
      expect(found.findings.filter((code) => code === 'totalSum')).toHaveLength(
        names.filter((name) => name === 'total').length,
      );
    }),
    runs(80),
  );
});
