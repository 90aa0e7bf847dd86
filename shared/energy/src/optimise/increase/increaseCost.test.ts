import { defaultParameters, regulatedParameters } from '../../parameters';
import type { RegulatedParameter } from '../../tariff/parameterRows';
import { parameterTable, withChanges } from '../../tariff/parameters';
import { increaseCost, type PowerIncrease } from './increaseCost';

const table = defaultParameters();
const facts: PowerIncrease = {
  territory: 'peninsula',
  voltage: 'low',
  fromKw: '20',
  toKw: '25',
  rightsKw: '20',
  needsConnection: true,
  needsVerification: false,
  on: '2026-06-01',
};
const cost = (change: Partial<PowerIncrease> = {}) => increaseCost({ ...facts, ...change }, table);
const amounts = ({ lines }: ReturnType<typeof cost>) =>
  lines.map(({ concept, amountEur }) => [concept, amountEur]);

it('C1: low voltage from 20 to 25 kW', () => {
  const found = cost();
  expect(amounts(found)).toEqual([
    ['access', '98.52'],
    ['extension', '86.87'],
    ['connection', '9.04'],
  ]);
  expect(found).toMatchObject({ totalEur: '194.43', totalWithTaxEur: '235.26', isAtMost: false });
  expect(found.lines[1]?.calculation).toBe('5 kW × 17,374714 €/kW');
});

it('C1: with rights that are still valid', () => {
  expect(cost({ rightsKw: '25' })).toMatchObject({ totalEur: '107.56', totalWithTaxEur: '130.15' });
  expect(amounts(cost({ rightsKw: '23' }))).toContainEqual(['extension', '34.75']);
});

it('says that it is the most it may cost where nobody knows of rights', () => {
  expect(cost({ rightsKw: null })).toMatchObject({ totalEur: '194.43', isAtMost: true });
});

it('adds the verification of an old contract', () => {
  expect(amounts(cost({ needsVerification: true })).at(-1)).toEqual(['verification', '8.01']);
});

it.each(['20', '15'])('costs nothing down to %s kW', (toKw) => {
  expect(cost({ toKw })).toMatchObject({ lines: [], totalWithTaxEur: '0.00' });
});

it('has the tax of the territory', () => {
  expect(cost({ territory: 'canarias' }).totalWithTaxEur).toBe('208.04');
  expect(cost({ territory: 'ceuta' })).toMatchObject({
    totalEur: '194.43',
    totalWithTaxEur: null,
    missing: [{ reason: 'data' }],
  });
});

it('shows the norm of the rule and that of the prices, with what is not sure of them', () => {
  const { norm, lines } = cost();
  expect(norm).toBe('RD 1048/2013, arts. 24 a 29; Orden ITC/3519/2009, anexo V, BOE-A-2009-21173');
  expect(lines[0]?.parameter.note).toContain('dos transcripciones');
});

it('has the prices of the table of that day', () => {
  const dearer = withChanges(regulatedParameters, [
    {
      kind: 'rightsPerKw',
      variant: 'accessLow',
      from: '2026-07-01',
      to: null,
      state: 'confirmed',
      value: '20',
      norm: 'Orden nueva',
    },
  ]);
  const found = (on: string) => increaseCost({ ...facts, on }, parameterTable(dearer));
  expect(found('2026-06-30').totalEur).toBe('194.43');
  expect(found('2026-07-01')).toMatchObject({
    totalEur: '195.91',
    norm: expect.stringContaining('Orden nueva; Orden ITC/3519/2009'),
  });
});

it('says which price is unknown, and keeps the lines that are known', () => {
  expect(cost({ on: '2023-12-31' })).toMatchObject({
    lines: [],
    totalEur: null,
    missing: [
      { message: expect.stringMatching(/derechos de acometida \(acceso en baja tensión\)/) },
      { message: expect.stringMatching(/\(extensión en baja tensión\)/) },
      { message: expect.stringMatching(/\(enganche en baja tensión\)/) },
    ],
  });
  const partly = regulatedParameters.filter(({ variant }) => variant !== 'connectionLow');
  const found = increaseCost(facts, parameterTable(partly));
  expect(amounts(found)).toEqual([
    ['access', '98.52'],
    ['extension', '86.87'],
  ]);
  expect([found.totalEur, found.totalWithTaxEur, found.missing.length]).toEqual([null, null, 1]);
});

describe('high voltage', () => {
  it('has no official amount: each is said', () => {
    const found = cost({ voltage: 'high', needsVerification: true });
    expect([found.totalEur, found.totalWithTaxEur]).toEqual([null, null]);
    expect(found.missing.map(({ reason, message }) => [reason, message])).toEqual([
      ['pending', expect.stringContaining('(acceso en alta tensión) para el 01/06/2026')],
      ['pending', expect.stringContaining('(extensión en alta tensión) para el 01/06/2026')],
      ['data', 'No verificable: falta el precio del enganche en alta tensión.'],
    ]);
  });

  it('is reckoned once somebody enters its prices, up to 250 kW', () => {
    const known = (['accessHigh', 'extensionHigh'] as const).map(
      (variant): RegulatedParameter => ({
        kind: 'rightsPerKw',
        variant,
        from: '2026-01-01',
        to: null,
        state: 'confirmed',
        value: '10',
        norm: 'Orden',
      }),
    );
    const table = parameterTable(withChanges(regulatedParameters, known));
    const high = { ...facts, voltage: 'high', needsConnection: false } as const;
    expect(increaseCost({ ...high, toKw: '270' }, table).totalEur).toBe('5000.00');
    expect(increaseCost({ ...high, toKw: '270.1' }, table)).toMatchObject({
      totalEur: null,
      missing: [{ reason: 'rule', message: expect.stringMatching(/más de 250 kW/) }],
    });
  });
});

it('does not know the extension of more than 100 kW in low voltage', () => {
  expect(cost({ toKw: '120' }).totalEur).not.toBeNull();
  const { totalEur, missing } = cost({ toKw: '120.1' });
  expect([totalEur, missing[0]?.message]).toEqual([null, expect.stringMatching(/más de 100 kW/)]);
});
