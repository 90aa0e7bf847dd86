import { amountsOf, lineOf, missingIn, v1, v2, v4 } from '../../test/bills';
import { defaultParameters } from '../parameters/index';
import type { RegulatedParameter } from '../tariff/parameterRows';
import { parameterTable, withChanges } from '../tariff/parameters';
import { type BillInput, computeBill } from './index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);

it('splits the power by days where a year ends, and rounds once', () => {
  const input = { ...v2, readings: { from: '2024-12-15', to: '2025-01-14' } };
  const power = lineOf(bill(input), 'power');
  expect(power?.calculation).toBe(
    '5,75 kW × 25,391661 €/kW·año × 16 / 366 + 5,75 kW × 26,93055 €/kW·año × 14 / 365',
  );
  // 6.38259… + 5.93948…
  expect(power?.amountEur).toBe('12.32');
  expect(power?.terms.map(({ days, price }) => [days, price])).toEqual([
    [16, '25.391661'],
    [14, '26.93055'],
  ]);
});

it('shares the energy out by days where its access price changes, and says so', () => {
  const input: BillInput = {
    ...v4,
    readings: { from: '2025-12-21', to: '2026-01-20' },
    energyKwh: [900, 0, 0, 0, 0, 0],
    reactiveKvarh: [0, 0, 0, 0, 0, 0],
  };
  const found = bill(input);
  const energy = lineOf(found, 'energy');
  expect(energy?.calculation).toBe(
    '900 kWh × 0,171031 €/kWh × 10 / 30 + 900 kWh × 0,173352 €/kWh × 20 / 30',
  );
  // 51.3093 + 104.0112
  expect(energy?.amountEur).toBe('155.32');
  expect(energy?.terms.map(({ quantity }) => quantity)).toEqual(['300', '600']);
  expect(found.cautions.map(({ code }) => code)).toContain('energyProrated');
});

it('does not share out energy whose price stays the same', () => {
  const input = { ...v2, readings: { from: '2024-12-15', to: '2025-01-14' } };
  expect(lineOf(bill(input), 'energy')?.calculation).toBe('142 kWh × 0,178 €/kWh');
  expect(bill(input).cautions).toEqual([]);
});

it('takes the bono social of each day: by day until 2025, of the year from 2026, more from 26 June', () => {
  const calculation = (from: string, to: string) =>
    lineOf(bill({ ...v1, readings: { from, to } }), 'socialBonus')?.calculation;
  expect(calculation('2026-05-31', '2026-06-30')).toBe(
    '6,979247 €/año × 25 / 365 + 9,011295 €/año × 5 / 365',
  );
  expect(calculation('2025-12-16', '2026-01-15')).toBe(
    '0,0127424301 €/día × 15 + 6,979247 €/año × 15 / 365',
  );
});

/** 30 kW are contracted. */
const onlyNight = [null, null, null, null, null, '33.4'];

it('an excess that began in March 2025 is not verifiable, the same one in April is', () => {
  const night = { ...v4, energyKwh: [0, 0, 0, 0, 0, 9], maximetersKw: onlyNight } as const;
  const march = bill({ ...night, readings: { from: '2025-03-15', to: '2025-04-15' } });
  expect(amountsOf(march, 'excess')).toEqual([null]);
  expect(missingIn(march)).toEqual([
    'No verificable: t_ep (excesos, tipos 4 y 5) de P6 (3.0TD) para el 16/03/2025 está pendiente de dato oficial.',
  ]);
  const april = bill({ ...night, readings: { from: '2025-03-31', to: '2025-04-30' } });
  // 3.4 kW × 0.006126 × 30
  expect(amountsOf(april, 'excess')).toEqual(['0.62']);
});

it('doubles the days of an excess until 31 March 2025', () => {
  const key = { kind: 'excessDaily', tariff: '3.0TD', period: 6 } as const;
  const winter = { state: 'confirmed', from: '2025-01-01', to: '2025-03-31' } as const;
  const supposed = { ...key, ...winter, value: '0.1', norm: 'Supuesta' };
  const table = parameterTable(withChanges(parameters.rows, [supposed]));
  const readings = { from: '2025-03-15', to: '2025-04-15' };
  const input = { ...v4, readings, energyKwh: [0, 0, 0, 0, 0, 9], maximetersKw: onlyNight };
  const found = computeBill(input, table);
  const line = lineOf(found, 'excess');
  expect(line?.calculation).toBe(
    '(33,4 − 30) kW × 2 × 0,1 €/kW·día × 16 días + (33,4 − 30) kW × 0,006126 €/kW·día × 15 días',
  );
  // 10.88 + 0.312426
  expect(line?.amountEur).toBe('11.19');
  expect(line?.terms.map(({ price }) => price)).toEqual(['0.2', '0.006126']);
  expect(found.cautions.map(({ code }) => code)).toContain('maximumProrated');
});

it('names everything that 2027 lacks, and gives what it does not lack', () => {
  const found = bill({
    ...v4,
    readings: { from: '2027-01-01', to: '2027-01-31' },
    accruedOn: '2027-02-03',
  });
  expect(found).toMatchObject({
    subtotalEur: null,
    taxableBaseEur: null,
    taxEur: null,
    totalEur: null,
  });
  expect(amountsOf(found, 'power')).toEqual([null, null, null, null, null, null]);
  expect(amountsOf(found, 'excess')).toEqual([null, '0.00', '0.00']);
  expect(amountsOf(found, 'reactive')).toEqual([null, '0.00']);
  expect(amountsOf(found, 'socialBonus')).toEqual([null]);
  expect(amountsOf(found, 'meter')).toEqual(['1.34']);
  const messages = missingIn(found);
  expect(messages).toHaveLength(12 + 6 + 1 + 1 + 1);
  expect(new Set(messages).size).toBe(messages.length);
  for (const message of [
    'No verificable: falta el peaje de potencia de P1 (3.0TD) para el 02/01/2027.',
    'No verificable: falta el cargo de energía de P6 (3.0TD) para el 02/01/2027.',
    'No verificable: falta t_ep (excesos, tipos 4 y 5) de P1 (3.0TD) para el 02/01/2027.',
    'No verificable: falta el precio de la energía reactiva (cos φ de 0,80 a 0,95) para el 02/01/2027.',
    'No verificable: la financiación del bono social para el 02/01/2027 está pendiente de dato oficial.',
  ]) {
    expect(messages).toContain(message);
  }
});

it('a half cent in three parts that no decimal number can say is still a half cent', () => {
  // 0.025 € a year for 73 days; two rows of the same value are two terms.
  const starts = ['2026-01-01', '2026-01-19', '2026-02-06'];
  const ends = ['2026-01-18', '2026-02-05', null];
  const rows = starts.map((from, i): RegulatedParameter => {
    const to = ends[i] ?? null;
    const norm = 'Supuesta';
    return { kind: 'socialBonus', state: 'confirmed', per: 'year', value: '0.025', from, to, norm };
  });
  const others = parameters.rows.filter(({ kind }) => kind !== 'socialBonus');
  const readings = { from: '2025-12-31', to: '2026-03-14' };
  const found = computeBill({ ...v2, readings }, parameterTable([...others, ...rows]));
  expect(lineOf(found, 'socialBonus')?.terms.map(({ days }) => days)).toEqual([18, 18, 37]);
  expect(amountsOf(found, 'socialBonus')).toEqual(['0.01']);
});
