import { supplyCautionsOf } from './supplyCautions';

const window = { firstDay: '2025-03-01', lastDay: '2026-02-28' };
type Supply = Parameters<typeof supplyCautionsOf>[0];
const supply: Supply = {
  point: { isElectroIntensive: null, pointType: 4 },
  contract: { powerPricesEurPerKwYear: null },
  contracts: [{ from: '2024-01-01', powersKw: ['5', '5'], powerChanges: [] }],
  curveEstimatedShare: 0,
};
const messages = (facts: Partial<Supply>) =>
  supplyCautionsOf({ ...supply, ...facts }, window).map(({ message }) => message);
const codes = (isElectroIntensive: boolean | null, own: string[] | null, days = window) =>
  supplyCautionsOf(
    {
      ...supply,
      point: { isElectroIntensive, pointType: 4 },
      contract: { powerPricesEurPerKwYear: own },
    },
    days,
  ).map(({ code }) => code);

it('says of a supply which prices the optimum does not know', () => {
  expect(codes(null, null)).toEqual([]);
  expect(codes(false, ['20', '10'])).toEqual(['ownPowerPrices']);
  expect(codes(true, null)).toEqual(['electroIntensive']);
  expect(codes(true, ['20', '10'])).toEqual(['ownPowerPrices', 'electroIntensive']);
});

it('knows only the discount of 2026', () => {
  const before = { firstDay: '2025-01-01', lastDay: '2025-12-31' };
  expect(codes(true, null, before)).toEqual([]);
});

it('names the days of the window on which a contract began or powers changed', () => {
  const change = (from: string) => ({ from, powersKw: ['5', '5'] });
  const contracts = [
    {
      from: '2024-01-01',
      powersKw: ['5', '5'],
      powerChanges: [change('2024-06-01'), change('2025-03-01')],
    },
    {
      from: '2025-04-16',
      powersKw: ['5', '5'],
      powerChanges: [change('2025-07-02'), change('2025-12-01')],
    },
  ];
  expect(messages({ contracts })).toEqual([
    expect.stringContaining('empezó otro contrato (16/04/2025):'),
    expect.stringContaining(
      'cambiaron las potencias contratadas (02/07/2025 y 01/12/2025): las últimas cuentan',
    ),
  ]);
  // A change on the first day is no change inside these months.
  expect(messages({ contracts: contracts.slice(0, 1) })).toEqual([]);
});

it('says when the powers made the point one of another type, whose excesses have another formula', () => {
  const contract = (from: string, kw: string, ...changes: readonly [string, string][]) => ({
    from,
    powersKw: Array(6).fill(kw),
    powerChanges: changes.map(([day, power]) => ({ from: day, powersKw: Array(6).fill(power) })),
  });
  const said = (...contracts: ReturnType<typeof contract>[]) =>
    messages({ contracts }).filter((message) => message.includes('pasó de tipo'));
  expect(said(contract('2024-01-01', '60', ['2025-06-01', '40']))).toEqual([
    expect.stringMatching(/^El 01\/06\/2025 el punto pasó de tipo 3 a tipo 4 .* por maxímetro:/),
  ]);
  expect(said(contract('2024-01-01', '40'), contract('2025-06-01', '60'))).toEqual([
    expect.stringMatching(/pasó de tipo 4 a tipo 3 .* por cuartos de hora:/),
  ]);
  // A change before the window, or within one formula, is not mentioned.
  expect(said(contract('2024-01-01', '60', ['2024-06-01', '40']))).toEqual([]);
  expect(said(contract('2024-01-01', '400', ['2025-06-01', '500']))).toEqual([]);
});

it('says how much of the curve is estimated, where powers are paid by it', () => {
  const byCurve = { isElectroIntensive: null, pointType: 3 as const };
  expect(messages({ point: byCurve, curveEstimatedShare: 0.001 })).toEqual([
    'El 1 % de las lecturas de la curva es estimado.',
  ]);
  expect(messages({ point: byCurve })).toEqual([]);
  expect(messages({ curveEstimatedShare: 0.5 })).toEqual([]);
});
