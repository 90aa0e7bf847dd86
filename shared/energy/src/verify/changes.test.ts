import { v2, v4 } from '../../test/bills';
import {
  contextOf,
  contractOf,
  issuedOf,
  parameters,
  withAmount,
  wrongIn,
} from '../../test/issued';
import { computeBill } from '../bill/computeBill';
import type { BillInput } from '../bill/input';
import { startOfDay } from '../calendar/localTime';
import { eurText, exact, sum } from '../exact/decimal';
import {
  type ContractInForce,
  type IssuedBill,
  type IssuedLine,
  type Verification,
  type VerificationContext,
  verifyBill,
} from './index';

const verify = (bill: IssuedBill, context: VerificationContext) =>
  verifyBill(bill, context, parameters);

const none = [0, 0, 0, 0, 0, 0];
const across: BillInput = {
  ...v4,
  readings: { from: '2025-12-15', to: '2026-01-15' },
  energyKwh: [4200, 3600, 0, 0, 0, 7600],
  energyPrice: { eurPerKwh: ['0', '0', '0', '0', '0', '0'], includesAtr: false },
  reactiveKvarh: none,
};
/** Its two halves, with what was really used in each: E2 of the official texts. */
const halves = [
  { readings: { from: '2025-12-15', to: '2025-12-31' }, energyKwh: [3000, 2600, 0, 0, 0, 5000] },
  { readings: { from: '2025-12-31', to: '2026-01-15' }, energyKwh: [1200, 1000, 0, 0, 0, 2600] },
];

describe('a bill of two price segments', () => {
  const parts = halves.map((half) => computeBill({ ...across, ...half }, parameters));
  const lines = parts.flatMap((part, segment) =>
    part.lines
      .filter(({ concept }) => concept === 'power' || concept === 'energy' || concept === 'excess')
      .map((line): IssuedLine => ({ ...line, segment, amountEur: line.amountEur ?? '' })),
  );
  const bill = { ...issuedOf(across), segments: halves, lines };
  const energyIn = ({ lines: found }: Verification) =>
    eurText(
      sum(
        found
          .filter(({ concept }) => concept === 'energy')
          .map((one) => exact(one.computedEur ?? 0)),
      ),
    );
  const context = {
    ...contextOf(across),
    contracts: [{ ...contractOf(across), socialBonus: null, meterEurPerMonth: null }],
  };

  it('has the energy of each at its price, line by line', () => {
    const found = verify(bill, context);
    expect(
      wrongIn(found).filter(
        ([label]) => label !== 'Impuesto especial sobre la electricidad' && label !== 'IVA 21 %',
      ),
    ).toEqual([]);
    // The vector's 413.38, rounded for each segment and period.
    expect(energyIn(found)).toBe('413.37');
    expect(found.lines.map(({ label }) => label)).toContain('Energía P1 (tramo 2)');
  });

  it('finds an error in one of them', () => {
    const at = lines.findIndex(({ concept, segment }) => concept === 'energy' && segment === 1);
    const wrong = lines.map((line, i) => (i === at ? { ...line, amountEur: '100.00' } : line));
    const found = verify({ ...bill, lines: wrong }, context);
    expect(
      found.lines.filter(({ state }) => state === 'claimable').map(({ label }) => label),
    ).toEqual(['Energía P1 (tramo 2)']);
  });

  it('may print one line for both', () => {
    const amounts = lines
      .filter(({ concept }) => concept === 'energy')
      .map((line) => exact(line.amountEur));
    const others = lines.filter(({ concept }) => concept !== 'energy');
    const whole = { concept: 'energy', amountEur: eurText(sum(amounts)) } as const;
    expect(energyIn(verify({ ...bill, lines: [...others, whole] }, context))).toBe('413.37');
  });

  it('without the segments only the dearest price could be claimed above', () => {
    const { segments: _, ...unsaid } = bill;
    const whole = verify(unsaid, context).lines.filter(({ concept }) => concept === 'energy');
    expect(whole.map(({ state }) => state)).toEqual([
      'notVerifiable',
      'notVerifiable',
      'notVerifiable',
    ]);
  });

  it.each([
    ['a hole', [halves[0], { ...halves[1], readings: { from: '2026-01-02', to: '2026-01-15' } }]],
    ['an end before the last reading', [halves[0]]],
  ])('refuses %s', (_, segments) => {
    expect(() => verify({ ...bill, segments: segments as typeof halves }, context)).toThrow(
      /segments/,
    );
  });
});

/** February 2026, with another contract from the 11th. */
function twoContracts(input: BillInput, change: Partial<ContractInForce>): VerificationContext {
  const contract = contractOf(input);
  return {
    ...contextOf(input),
    contracts: [
      { ...contract, ...change, from: '2026-02-11' },
      { ...contract, to: '2026-02-10' },
    ],
  };
}

describe('a bill over a change of contract', () => {
  const days = ['2026-01-31', '2026-02-10', '2026-02-28'] as const;
  const at = (i: number) => ({ from: days[i] ?? '', to: days[i + 1] ?? '' });
  const split = (input: BillInput, part: number) =>
    input.energyKwh.map((kwh) => exact(kwh).times(part).div(28).toFixed());

  it('has the powers of each for its days', () => {
    const changed: BillInput = {
      ...v2,
      powerChanges: [{ from: '2026-02-11', powersKw: ['3', '3'] }],
    };
    const bill = issuedOf(changed);
    expect(wrongIn(verify(bill, twoContracts(v2, { powersKw: ['3', '3'] })))).toEqual([]);
    expect(wrongIn(verify(issuedOf(v2), twoContracts(v2, { powersKw: ['3', '3'] })))).toEqual([
      ['Potencia P1', 'claimable'],
      ['Potencia P2', 'claimable'],
    ]);
  });

  it('has the energy of each by days without a curve, and claims above the dearest only', () => {
    const dear = { eurPerKwh: ['0.2', '0.2', '0.2'], includesAtr: true };
    const context = twoContracts(v2, { energyPrice: dear });
    const [first, second] = [10, 18].map((part, i) =>
      computeBill(
        { ...v2, readings: at(i), energyKwh: split(v2, part), ...(i && { energyPrice: dear }) },
        parameters,
      ),
    );
    const energy = (bill: typeof first) =>
      bill?.lines.filter(({ concept }) => concept === 'energy') ?? [];
    const amounts = energy(first).map((line, i) =>
      eurText(exact(line.amountEur ?? 0).plus(energy(second)[i]?.amountEur ?? 0)),
    );
    const withEnergies = (values: readonly string[]) =>
      values.reduce(
        (bill, amountEur, i) =>
          withAmount(bill, { concept: 'energy', period: (i + 1) as 1 }, amountEur),
        issuedOf(v2),
      );
    const statesOf = (values: readonly string[]) =>
      verify(withEnergies(values), context)
        .lines.filter(({ concept }) => concept === 'energy')
        .map(({ state }) => state);
    expect(statesOf(amounts)).toEqual(['correct', 'correct', 'correct']);
    // All of it at 0.2 €/kWh is 28.40, 23.60 and 52.00 €.
    expect(statesOf(['28.40', '23.60', '52.00'])).toEqual([
      'notVerifiable',
      'notVerifiable',
      'notVerifiable',
    ]);
    expect(statesOf(['28.60', '23.80', '52.50'])).toEqual(['claimable', 'claimable', 'claimable']);
  });

  it('has the energy of each by the curve', () => {
    const startMs = startOfDay('2026-02-01', 'peninsula');
    const kw = new Float64Array(28 * 96).fill(1);
    // The supply used no energy before the 11th.
    kw.fill(0, 0, 10 * 96);
    const dear = { eurPerKwh: ['0.2', '0.2', '0.2'], includesAtr: true };
    const measured = { source: 'la curva', quarterDemand: { startMs, kw } };
    const found = verify(issuedOf(v2), { ...twoContracts(v2, { energyPrice: dear }), measured });
    const energies = found.lines.filter(({ concept }) => concept === 'energy');
    expect(energies.map(({ computedEur }) => computedEur)).toEqual(['28.40', '23.60', '52.00']);
  });

  it('is not verifiable where a day has none, or the other tariff has other periods', () => {
    const [second, first] = twoContracts(v2, {}).contracts;
    if (!first || !second) throw new Error('two contracts');
    const hole = verify(issuedOf(v2), {
      territory: 'peninsula',
      contracts: [first, { ...second, from: '2026-02-13' }],
    });
    expect(hole.notVerifiable[0]?.message).toContain('el contrato en vigor en 2 de los 28 días');
    const other = { ...contractOf(v4), from: '2026-02-11' };
    const mixed = verify(issuedOf(v2), { territory: 'peninsula', contracts: [first, other] });
    expect(mixed.notVerifiable[0]?.message).toContain('cada periodo de la tarifa 3.0TD');
    expect(mixed.state).toBe('notVerifiable');
    const twice = {
      territory: 'peninsula',
      contracts: [first, { ...second, from: '2026-02-10' }],
    } as const;
    expect(() => verify(issuedOf(v2), twice)).toThrow(/share a day/);
  });
});

describe('a point of type 3', () => {
  /** Y1 of the official texts: 100 quarters on each side of 31 January. */
  const y1: BillInput = {
    ...v4,
    tariff: '6.1TD',
    pointType: 3,
    powersKw: [200, 200, 200, 200, 200, 200],
    readings: { from: '2026-01-16', to: '2026-02-14' },
    energyKwh: none,
    reactiveKvarh: none,
    quarterDemand: demand('2026-01-17', 29, [[100, 400, 210]]),
  };

  function demand(
    first: string,
    days: number,
    fills: readonly (readonly [number, number, number])[],
  ) {
    const kw = new Float64Array(days * 96).fill(100);
    for (const [from, to, power] of fills) kw.fill(power, from, to);
    return { startMs: startOfDay(first, 'peninsula'), kw };
  }

  it('has the root of the whole cycle, also over a change of supplier', () => {
    const bill = issuedOf(y1);
    expect(wrongIn(verify(bill, contextOf(y1)))).toEqual([]);
    const contract = contractOf(y1);
    const contracts = [
      { ...contract, to: '2026-01-31' },
      { ...contract, from: '2026-02-01' },
    ];
    expect(wrongIn(verify(bill, { ...contextOf(y1), contracts }))).toEqual([]);
  });

  it('names the curve that its excesses lack, and does not claim above a curve with holes', () => {
    const bill = issuedOf(y1);
    const { measured: _, ...without } = contextOf(y1);
    expect(verify(bill, without).notVerifiable[0]?.message).toContain('la curva cuartohoraria');
    const holes = y1.quarterDemand && {
      ...y1.quarterDemand,
      kw: Float64Array.from(y1.quarterDemand.kw),
    };
    holes?.kw.fill(Number.NaN, 150, 250);
    const found = verify(bill, {
      ...without,
      measured: { source: 'la curva', ...(holes && { quarterDemand: holes }) },
    });
    expect(new Set(wrongIn(found).map(([, state]) => state))).toEqual(new Set(['notVerifiable']));
  });

  it('may be billed by the days of each season, or whole, and anything between', () => {
    const y4: BillInput = {
      ...y1,
      readings: { from: '2026-02-14', to: '2026-03-14' },
      quarterDemand: demand('2026-02-15', 28, [[96 + 40, 96 + 50, 260]]),
    };
    const bill = issuedOf(y4);
    const [excess] = verify(bill, contextOf(y4)).lines.filter(
      ({ concept }) => concept === 'excess',
    );
    const other = excess?.alternatives[0];
    expect(Number(other?.amountEur)).toBeCloseTo(Number(excess?.billedEur) / 2, 1);
    for (const amountEur of [
      other?.amountEur ?? '',
      eurText(exact(excess?.billedEur ?? 0).minus(5)),
    ]) {
      const changed = withAmount(bill, { concept: 'excess' }, amountEur);
      const [line] = verify(changed, contextOf(y4)).lines.filter(
        ({ concept }) => concept === 'excess',
      );
      expect(line?.state).toBe('correct');
    }
  });
});
