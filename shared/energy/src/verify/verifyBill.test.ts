import { v1, v2, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount, wrongIn } from '../../test/issued';
import { readded } from '../../test/readd';
import { facturas } from '../../test/vectors.json';
import type { BillInput } from '../bill/input';
import { exact, sum } from '../exact/decimal';
import type { RegulatedParameter } from '../tariff/parameterRows';
import { parameterTable, withChanges } from '../tariff/parameters';
import {
  type IssuedBill,
  type IssuedLine,
  type Verification,
  type VerificationContext,
  verifyBill,
} from './index';

const verify = (bill: IssuedBill, context: VerificationContext) =>
  verifyBill(bill, context, parameters);

const lineIn = ({ lines }: Verification, label: string) =>
  lines.find((line) => line.label === label);
const codesIn = ({ findings }: Verification) => findings.map(({ code }) => code);

/** A bill with one amount for each concept, as worked bills have. */
const wholeOf = (input: BillInput, of: (typeof facturas)['V1']): IssuedBill => {
  const amounts: [IssuedLine['concept'], string][] = [
    ['power', of.power],
    ['energy', of.energy],
    ['excess', of.excess],
    ['reactive', of.react],
    ['socialBonus', of.bono],
    ['electricityTax', of.iee],
    ['meter', of.meter],
    ['base', of.base],
    ['tax', of.vat],
    ['total', of.total],
  ];
  const lines = amounts.map(([concept, amountEur]) => ({ concept, amountEur }));
  return { ...issuedOf(input), lines: lines.filter(({ amountEur }) => Number(amountEur) !== 0) };
};

it.each([
  ['V1', v1, facturas.V1],
  ['V2', v2, facturas.V2],
  ['V4', v4, facturas.V4],
] as const)(
  'the worked bill %s is right, line by line and as whole concepts',
  (_, input, worked) => {
    for (const bill of [issuedOf(input), wholeOf(input, worked)]) {
      const found = verify(bill, contextOf(input));
      expect([found.state, wrongIn(found), found.computedEur]).toEqual([
        'correct',
        [],
        worked.total,
      ]);
      expect(found.findings.map(({ level }) => level)).toEqual(['note']);
    }
  },
);

describe('V4 with an error', () => {
  const bill = issuedOf(v4);
  const context = contextOf(v4);
  const at = (concept: IssuedLine['concept']) =>
    bill.lines.findIndex((line) => line.concept === concept);

  it('(a) IVA of 10 %: named as a wrong rate, and in favour', () => {
    const wrong = readded(withAmount(bill, { concept: 'tax' }, '58.88'), v4, at('tax'));
    for (const ratePercent of ['10', null]) {
      const lines = wrong.lines.map((line) =>
        line.concept === 'tax' ? { ...line, ratePercent } : line,
      );
      const found = verify({ ...wrong, lines }, context);
      expect(wrongIn(found)).toEqual([['IVA 21 %', 'inFavour']]);
      expect(lineIn(found, 'IVA 21 %')).toMatchObject({
        differenceEur: '-64.77',
        why: expect.stringContaining(
          'tipo de IVA incorrecto para la fecha y la potencia: se aplica el 10 % y corresponde el IVA 21 %.',
        ),
      });
      expect(found.findings).toContainEqual(
        expect.objectContaining({
          code: 'taxRate',
          amountEur: '-64.77',
          message: expect.stringContaining('se aplica el 10 % y es IVA 21 %'),
        }),
      );
      expect(found.claimable.totalEur).toBe('0.00');
    }
  });

  it('(b) prices of power of 2025: line by line, and why', () => {
    const amounts = ['30.16', '15.73', '6.54', '5.65', '3.57', '3.12'];
    const wrong = amounts.reduce(
      (all, amount, i) => withAmount(all, { concept: 'power', period: (i + 1) as 1 }, amount),
      bill,
    );
    const found = verify(readded(wrong, v4, 0), context);
    expect(wrongIn(found)).toEqual(amounts.map((_, i) => [`Potencia P${i + 1}`, 'inFavour']));
    expect(lineIn(found, 'Potencia P1')).toMatchObject({
      computedEur: '31.26',
      differenceEur: '-1.10',
    });
    for (const line of found.lines.slice(0, 6))
      expect(line.why).toContain('peajes y cargos de 2025');
    expect(found.computedEur).toBe('712.45');
  });

  it('(c) an excess with the factor 2: 16.32 € too much, with its taxes', () => {
    const wrong = withAmount(bill, { concept: 'excess', period: 1 }, '32.63');
    const found = verify(readded(wrong, v4, at('excess')), context);
    expect(wrongIn(found)).toEqual([['Exceso de potencia P1', 'claimable']]);
    expect(lineIn(found, 'Exceso de potencia P1')).toMatchObject({
      billedEur: '32.63',
      computedEur: '16.31',
      differenceEur: '16.32',
      why: expect.stringContaining('el factor 2 de los excesos terminó el 31/03/2025'),
      calculation: '(23,4 − 20) kW × 0,171373 €/kW·día × 28 días',
      norm: expect.stringContaining('Circular CNMC 3/2020, art. 9.4'),
    });
    // 16.32 × 1.0511 × 1.21
    expect(found.claimable).toEqual({
      linesEur: '16.32',
      measuredEur: '0.00',
      setOffEur: '0.00',
      electricityTaxEur: '0.83',
      taxEur: '3.60',
      sumsEur: '0.00',
      rebillEur: '0.00',
      totalEur: '20.75',
    });
    expect(found.state).toBe('claimable');
    // A sum of a wrong line is no other right amount.
    expect(found.lines.flatMap(({ alternatives }) => alternatives)).toEqual([]);
  });

  it('(c) that the total does not have in it is no money', () => {
    const wrong = withAmount(bill, { concept: 'excess', period: 1 }, '32.63');
    const found = verify(wrong, context);
    expect(wrongIn(found)).toEqual([['Exceso de potencia P1', 'claimable']]);
    expect(found.lines.filter(({ adding }) => adding?.closes === false)).toMatchObject([
      { label: 'Impuesto especial sobre la electricidad', state: 'correct' },
      { label: 'Base imponible', state: 'correct' },
    ]);
    expect(codesIn(found)).toContain('baseSum');
    expect([found.state, found.claimable.totalEur]).toEqual(['inFavour', '0.00']);
    expect(found.findings.at(-1)).toMatchObject({
      level: 'review',
      message: expect.stringMatching(
        /^El total es el que corresponde, pero el detalle no lo explica/,
      ),
    });
  });

  it.each([
    ['2026-02-28', '2026-03-31', null, null],
    ['2026-03-01', '2026-03-31', 'gap', 1],
    ['2026-02-27', '2026-03-31', 'overlap', 1],
  ] as const)('(d) the next one from %s', (from, to, code, days) => {
    const next = { number: 'F-2', readings: { from, to } };
    const before = verify(bill, { ...context, next }).findings;
    const march = { ...v4, readings: { from, to } };
    const previous = { number: 'F-1', readings: bill.readings };
    const after = verify(issuedOf(march), { ...contextOf(march), previous }).findings;
    for (const findings of [before, after]) {
      const found = findings.filter((one) => one.code === 'gap' || one.code === 'overlap');
      expect(found.map((one) => [one.code, one.days])).toEqual(code ? [[code, days]] : []);
      if (code) expect(found[0]?.message).toContain('1 día');
    }
  });
});

describe('a line is compared at any granularity', () => {
  const context = contextOf(v4);
  const bill = issuedOf(v4);
  const others = bill.lines.filter(({ concept }) => concept !== 'power');

  it('a toll and a charge of each period, with an error in one', () => {
    const tolls = ['22.91', '12.11', '3.84', '2.93', '0.82', '1.23'];
    const charges = ['8.35', '4.18', '3.04', '3.04', '3.04', '2.09'];
    const lines = [tolls, charges].flatMap((amounts) =>
      amounts.map(
        (amountEur, i) => ({ concept: 'power', period: (i + 1) as 1, amountEur }) as const,
      ),
    );
    expect(wrongIn(verify({ ...bill, lines: [...lines, ...others] }, context))).toEqual([]);
    const wrong = lines.map((line, i) => (i === 6 ? { ...line, amountEur: '9.35' } : line));
    const found = verify({ ...bill, lines: [...wrong, ...others] }, context);
    expect(lineIn(found, 'Potencia P1')).toMatchObject({ issued: [0, 6], differenceEur: '1.00' });
  });

  it('one period apart and the others together', () => {
    const lines = [
      { concept: 'power', period: 1, amountEur: '31.26' },
      { concept: 'power', amountEur: '36.31' },
    ] as const;
    const found = verify({ ...bill, lines: [...lines, ...others] }, context);
    expect([wrongIn(found), found.lines[1]?.computed.length]).toEqual([[], 5]);
  });

  it('what should be billed and is not is in favour', () => {
    const lines = bill.lines.filter(({ concept }) => concept !== 'excess');
    const found = verify(readded({ ...bill, lines }, v4, 0), context);
    expect(wrongIn(found)).toEqual([['Exceso de potencia P1', 'inFavour']]);
    expect(lineIn(found, 'Exceso de potencia P1')?.why).toContain('no tiene esta línea');
  });

  it('what no rule lets bill is claimed', () => {
    const small = issuedOf(v2);
    const lines = [{ concept: 'reactive', amountEur: '6.00' } as const, ...small.lines];
    const found = verify(readded({ ...small, lines }, v2, 0), contextOf(v2));
    expect(wrongIn(found)).toEqual([['Energía reactiva', 'claimable']]);
    expect(found.claimable.linesEur).toBe('6.00');
  });
});

it('says what keeps it from a total, also of a line that is not printed', () => {
  const { maximetersKw: _, ...input } = v4;
  const whole = issuedOf(v4);
  const lines = whole.lines.filter(({ concept }) => concept !== 'excess');
  const found = verify(
    { ...readded({ ...whole, lines }, v4, 0), maximetersKw: null },
    contextOf(input),
  );
  expect([wrongIn(found), found.computedEur]).toEqual([[], null]);
  expect(found.notVerifiable.map(({ message }) => message).join(' ')).toContain('maxímetro');
});

it('tolerances are those of the table on the day of accrual', () => {
  const bill = issuedOf(v4);
  const wrong = readded(
    withAmount(bill, { concept: 'meter' }, '1.30'),
    v4,
    bill.lines.findIndex(({ concept }) => concept === 'meter'),
  );
  expect(verify(wrong, contextOf(v4)).state).toBe('correct');
  const stateWith = (from: string, to: string | null) => {
    const row = (kind: 'toleranceEur' | 'tolerancePercent', value: string): RegulatedParameter => ({
      kind,
      variant: 'line',
      from,
      to,
      value,
      state: 'confirmed',
      norm: 'Nosotros',
    });
    const rows = [row('toleranceEur', '0.04'), row('tolerancePercent', '0')];
    const table = parameterTable(withChanges(parameters.rows, rows));
    return verifyBill(wrong, contextOf(v4), table).state;
  };
  expect(stateWith('2026-03-05', null)).toBe('claimable');
  expect(stateWith('2026-03-06', null)).toBe('correct');
  // A table that predates the tolerances.
  const without = parameters.rows.filter(({ kind }) => !kind.startsWith('tolerance'));
  expect(verifyBill(wrong, contextOf(v4), parameterTable(without)).state).toBe('correct');
});

it('refuses what no bill can be', () => {
  const reversed = { from: '2026-02-28', to: '2026-01-31' };
  expect(() => verify({ ...issuedOf(v2), readings: reversed }, contextOf(v2))).toThrow(RangeError);
  expect(() => verify({ ...issuedOf(v2), energyKwh: [-1, 0, 0] }, contextOf(v2))).toThrow(
    /energyKwh/,
  );
});

it('takes a person’s own parameters', () => {
  const rows = parameters.rows.map(
    (row): RegulatedParameter =>
      row.kind === 'socialBonus' && row.state === 'confirmed' ? { ...row, value: '70' } : row,
  );
  const found = verifyBill(issuedOf(v2), contextOf(v2), parameterTable(rows));
  expect(wrongIn(found)).toEqual([['Financiación del bono social', 'inFavour']]);
  expect(sum(found.lines.map(({ issued }) => exact(issued.length))).toFixed()).toBe(
    String(issuedOf(v2).lines.length),
  );
});
