import { amountsOf, lineOf, missingIn, v2, v4 } from '../../../test/bills';
import { exact } from '../../exact/decimal';
import { defaultParameters } from '../../parameters/index';
import { computeBill, reactiveCost } from '../index';
import { reactiveUse } from './reactiveUse';

const parameters = defaultParameters();
const use = (kwh: string, kvarh: string) => {
  const found = reactiveUse(exact(kwh), exact(kvarh));
  return [found.cosPhi, found.excessKvarh.toFixed(), found.band];
};

it.each([
  ['1240', '560', ['0.91', '150.8', 'from080to095']],
  ['980', '300', ['0.96', '0', null]],
  ['100', '33', ['0.95', '0', null]],
  // A cos φ of 0.9451 is 0.95, one of 0.9449 is not.
  ['100', '34.5', ['0.95', '1.5', null]],
  ['100', '34.7', ['0.94', '1.7', 'from080to095']],
  ['100', '76.3', ['0.80', '43.3', 'from080to095']],
  ['100', '76.4', ['0.79', '43.4', 'below080']],
  ['0', '10', ['0.00', '10', 'below080']],
  ['0', '0', [null, '0', null]],
])('%s kWh with %s kVArh', (kwh, kvarh, expected) => {
  expect(use(kwh, kvarh)).toEqual(expected);
});

it('compares the bands exactly, whatever the size', () => {
  // (kVArh / kWh)² = 1 / 0.945² − 1; the twelfth digit decides.
  expect(use('1000000000', '346106168.072')[2]).toBeNull();
  expect(use('1000000000', '346106168.073')[2]).toBe('from080to095');
});

it('charges P1 to P5 and never P6, nor 2.0TD', () => {
  const all = { energyKwh: Array(6).fill(100), maximetersKw: Array(6).fill(1) };
  const found = computeBill({ ...v4, ...all, reactiveKvarh: Array(6).fill(50) }, parameters);
  expect(amountsOf(found, 'reactive')).toEqual(['0.71', '0.71', '0.71', '0.71', '0.71']);
  const small = computeBill({ ...v2, reactiveKvarh: [500, 500, 500] }, parameters);
  expect(amountsOf(small, 'reactive')).toEqual([]);
});

it('charges reactive energy without energy as a cos φ of 0', () => {
  const found = computeBill({ ...v4, reactiveKvarh: [0, 0, 10, 0, 0, 0] }, parameters);
  expect(amountsOf(found, 'reactive')).toEqual(['0.00', '0.00', '0.62']);
});

it('is not verifiable where it is not known', () => {
  const { reactiveKvarh: _, ...unknown } = v4;
  const found = computeBill(unknown, parameters);
  expect(amountsOf(found, 'reactive')).toEqual([null, null]);
  expect(missingIn(found)[0]).toBe(
    'No verificable: falta la lectura de energía reactiva de P1 del 01/02/2026 al 28/02/2026.',
  );
  expect(found.subtotalEur).toBeNull();
});

it('explains why nothing is charged', () => {
  const zero = computeBill({ ...v4, reactiveKvarh: [300, 335, 0, 0, 0, 0] }, parameters);
  expect(lineOf(zero, 'reactive')?.calculation).toBe('300 kVArh no pasan del 33 % de 1.240 kWh');
  expect(zero.lines.filter(({ concept }) => concept === 'reactive')[1]?.calculation).toBe(
    'cos φ 0,95: sin coste',
  );
});

const point = { tariff: '3.0TD', territory: 'peninsula' } as const;
const month = (of: string, energyKwh: number[], reactiveKvarh: (number | null)[]) => ({
  range: { firstDay: `2026-${of}-01`, lastDay: `2026-${of}-28` },
  energyKwh,
  reactiveKvarh,
});

it('the cost of some months is what their bills say', () => {
  const months = [
    month('01', [1240, 980, 0, 0, 0, 1510], [560, 300, null, null, null, 900]),
    month('02', [100, 100, 0, 0, 0, 100], [80, 20, null, null, null, null]),
  ];
  const found = reactiveCost({ ...point, months }, parameters);
  expect(found.months[0]?.periods).toMatchObject([
    { period: 1, cosPhi: '0.91', excessKvarh: '150.8', amountEur: '6.27' },
    { period: 2, cosPhi: '0.96', excessKvarh: '0', amountEur: '0.00' },
  ]);
  // 47 kVArh × 0.062332
  expect(found.months[1]).toMatchObject({ excessKvarh: '47', amountEur: '2.93' });
  expect(found.byPeriod).toEqual([
    { period: 1, excessKvarh: '197.8', amountEur: '9.20' },
    { period: 2, excessKvarh: '0', amountEur: '0.00' },
  ]);
  expect(found).toMatchObject({ excessKvarh: '197.8', amountEur: '9.20', notVerifiable: [] });
});

it('a month that is not known leaves the others', () => {
  const months = [
    month('01', [100, 0, 0, 0, 0, 0], [80, 0, 0, 0, 0, 0]),
    month('02', [100, 0, 0, 0, 0, 0], [null, null, null, null, null, null]),
  ];
  const found = reactiveCost({ ...point, months }, parameters);
  expect(found.months.map(({ amountEur }) => amountEur)).toEqual(['2.93', null]);
  expect(found).toMatchObject({ amountEur: null, excessKvarh: null });
  expect(found.notVerifiable).toHaveLength(1);
  expect(reactiveCost({ ...point, tariff: '2.0TD', months: [] }, parameters).amountEur).toBe(
    '0.00',
  );
});

it('says what is charged in a period that the days do not have', () => {
  // February has no P3 in the Península, and all of Ceuta's winter no P2.
  const said = (of: string) =>
    `Hay 10 kVArh en P3, y del 01/${of}/2026 al 28/${of}/2026 no hay P3: se cobran al precio de su cos φ. Revisa el periodo, las fechas o el territorio.`;
  const absent = { code: 'periodNotInCycle', message: said('02') };
  const reactiveKvarh = [0, 0, 10, 0, 0, 0];
  expect(computeBill({ ...v4, reactiveKvarh }, parameters).cautions).toEqual([absent]);
  const months = ['01', '02', '03'].map((of) => month(of, [100, 0, 0, 0, 0, 0], reactiveKvarh));
  const found = reactiveCost({ ...point, months }, parameters);
  expect(found.cautions.map(({ message }) => message)).toEqual([said('01'), said('02')]);
  // Not charged, not said: a cos φ of 0.95.
  const small = [month('02', [0, 0, 1000, 0, 0, 0], reactiveKvarh)];
  expect(reactiveCost({ ...point, months: small }, parameters).cautions).toEqual([]);
  const ofCeuta = { ...point, territory: 'ceuta' } as const;
  const inP2 = [month('01', [100, 0, 0, 0, 0, 0], [0, 10, 0, 0, 0, 0])];
  expect(reactiveCost({ ...ofCeuta, months: inP2 }, parameters).cautions).toHaveLength(1);
  expect(reactiveCost({ ...point, months: inP2 }, parameters).cautions).toEqual([]);
});

it('refuses malformed months', () => {
  const cost = (one: ReturnType<typeof month>) => () =>
    reactiveCost({ ...point, months: [one] }, parameters);
  expect(cost(month('13', Array(6).fill(0), Array(6).fill(0)))).toThrow('range.firstDay');
  expect(cost(month('01', [1], Array(6).fill(0)))).toThrow('energyKwh has 1 values');
  expect(cost(month('01', Array(6).fill(1), [-1, 0, 0, 0, 0, 0]))).toThrow('reactiveKvarh P1');
});
