import { curveOf, readingOf, snapshotOf } from '../../test/snapshots';
import { refusalCodes, succeeded, vOpt1 } from '../../test/studies';
import { optimisePowers } from '../optimise';
import { defaultParameters } from '../parameters';
import { completenessOf, powerStudyOf, stretchesOf } from './index';

const table = defaultParameters();
const { readings } = snapshotOf();
const without = (...months: number[]) => readings.filter((_, i) => !months.includes(i + 1));
const daysOf = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map(({ range, reading }) => [range.firstDay, range.lastDay, reading?.source ?? null]);

it('is the study that its readings make', () => {
  const optimum = succeeded(optimisePowers(powerStudyOf(snapshotOf()), table));
  expect(optimum).toEqual(succeeded(optimisePowers({ ...vOpt1, stepKw: 1 }, table)));
});

it('has whole kW above 15 kW unless a person chooses tenths, and tenths up to it', () => {
  expect(powerStudyOf(snapshotOf()).stepKw).toBe('1');
  expect(powerStudyOf(snapshotOf(), { stepKw: '0.1' }).stepKw).toBe('0.1');
  expect(powerStudyOf(snapshotOf({ tariff: '2.0TD', powersKw: ['15', '9.2'] })).stepKw).toBe('0.1');
});

it('takes what was billed before what was typed, and natural months in between', () => {
  const range = { firstDay: '2026-01-11', lastDay: '2026-02-10' };
  const january = readingOf({ source: 'manual' });
  const stretches = stretchesOf(
    snapshotOf({
      window: { firstDay: '2026-01-01', lastDay: '2026-03-31' },
      readings: [january, readingOf({ range })],
    }),
  );
  expect(daysOf(stretches)).toEqual([
    ['2026-01-01', '2026-01-10', null],
    ['2026-01-11', '2026-02-10', 'invoice'],
    ['2026-02-11', '2026-02-28', null],
    ['2026-03-01', '2026-03-31', null],
  ]);
});

it('leaves out readings that the window cuts, and those of another tariff', () => {
  const cut = readingOf({ range: { firstDay: '2025-12-20', lastDay: '2026-01-19' } });
  const other = readingOf({
    range: { firstDay: '2026-02-01', lastDay: '2026-02-28' },
    energyKwh: [1, 2, 3],
  });
  const found = stretchesOf(snapshotOf({ readings: [cut, other] }));
  expect(found.filter(({ reading }) => reading)).toEqual([]);
});

it('takes the highest quarters where no maximeter is, and not the mean of hours', () => {
  const quarters = curveOf('2026-03', 1, 12.5, 15);
  const march = (curve = quarters) =>
    powerStudyOf(snapshotOf({ readings: without(3), curve })).months.find(
      ({ range }) => range.firstDay === '2026-03-01',
    );
  expect(march()?.maximetersKw).toEqual([null, 12.5, 12.5, null, null, 12.5]);
  expect(march({ ...quarters, minutes: 60 })).not.toHaveProperty('maximetersKw');
  const cut = { ...quarters, kw: Array.from(quarters.kw).slice(1) };
  expect(march(cut)).not.toHaveProperty('maximetersKw');
});

it('takes the quarters of points of type 1 to 3', () => {
  const curve = curveOf('2026-01', 12, 30, 15);
  const study = powerStudyOf(snapshotOf({ pointType: 3, curve }), { stepKw: '1' });
  expect(study).toMatchObject({ quarterDemand: { startMs: curve.startMs }, stepKw: '1' });
  expect(study.months).toHaveLength(12);
  expect(powerStudyOf(snapshotOf({ pointType: 3 }))).not.toHaveProperty('quarterDemand');
  // What prices powers of the other side of 50 kW.
  expect(powerStudyOf(snapshotOf({ curve }))).toHaveProperty('quarterDemand');
});

const findings = (facts: Parameters<typeof snapshotOf>[0]) =>
  completenessOf(snapshotOf(facts)).findings.map(({ severity, code, message }) => [
    severity,
    code,
    message,
  ]);

it('has nothing to say of a whole year', () => {
  expect(completenessOf(snapshotOf())).toEqual({
    months: 12,
    knownMonths: 12,
    estimatedShare: 0,
    findings: [],
  });
});

it('says in words what is missing', () => {
  expect(findings({ readings: without(2, 3) })).toEqual([
    [
      'warning',
      'monthsMissing',
      'Se conocen 10 de 12 meses: faltan febrero de 2026 y marzo de 2026.',
    ],
    [
      'warning',
      'maximetersMissing',
      'Faltan febrero de 2026 y marzo de 2026 por medir (maxímetros): escríbelos en Consumos.',
    ],
  ]);
  expect(findings({ readings: without(1, 3, 4, 5, 6, 11, 12) })[0]?.[2]).toBe(
    'Se conocen 5 de 12 meses: faltan enero de 2026, los de marzo a junio de 2026, noviembre de 2026 y diciembre de 2026.',
  );
  const window = { firstDay: '2026-06-01', lastDay: '2027-05-31' };
  expect(findings({ window })[0]?.[2]).toBe(
    'Se conocen 7 de 12 meses: faltan los de enero a mayo de 2027.',
  );
  expect(findings({ window, readings: without(10, 11, 12) })[0]?.[2]).toBe(
    'Se conocen 4 de 12 meses: faltan los de octubre de 2026 a mayo de 2027.',
  );
  expect(findings({ readings: [] })[0]).toEqual([
    'blocking',
    'maximetersMissing',
    'No hay ningún maxímetro: escríbelos en Consumos o importa la curva cuartohoraria.',
  ]);
  expect(findings({ window: { firstDay: '2026-01-01', lastDay: '2026-06-30' } })).toEqual([
    [
      'warning',
      'monthsMissing',
      'La ventana tiene 6 meses y un año tiene 12: el resultado se puede anualizar.',
    ],
  ]);
});

it('counts the days that were estimated', () => {
  const estimated = readings.map((reading, i) => ({ ...reading, isEstimated: i === 0 }));
  const found = completenessOf(snapshotOf({ readings: estimated }));
  expect(found.estimatedShare).toBeCloseTo(31 / 365, 12);
  expect(found.findings.map(({ message }) => message)).toEqual(['El 8 % de los días es estimado.']);
});

it('asks points of type 1 to 3 for their curve', () => {
  expect(findings({ pointType: 3 })[0]).toMatchObject(['blocking', 'curveMissing', /impórtala/]);
  expect(findings({ pointType: 3, curve: curveOf('2026-01', 11, 30, 60) })).toMatchObject([
    ['warning', 'quartersMissing', 'La curva no está completa: falta diciembre de 2026.'],
    ['warning', 'hourlyCurve', /sus cuatro cuartos/],
  ]);
});

it('asks for what the calculation asks for: maximeters with ICP too, and of each period', () => {
  const plain = readings.map((reading) => ({ ...reading, maximetersKw: null }));
  const small = {
    tariff: '2.0TD',
    pointType: 5,
    powerControl: 'icp',
    powersKw: ['5', '5'],
  } as const;
  const without = snapshotOf({ ...small, readings: plain });
  expect(refusalCodes(optimisePowers(powerStudyOf(without), table))).toEqual(['noDemand']);
  expect(completenessOf(without).findings[0]).toMatchObject({
    severity: 'blocking',
    code: 'maximetersMissing',
  });
  const one = readings.map((reading, i) =>
    i === 0 ? { ...reading, maximetersKw: [33, null, null, null, null, 18] } : reading,
  );
  expect(findings({ readings: one })).toEqual([
    [
      'warning',
      'periodsMissing',
      'Falta enero de 2026 por medir en algún periodo (maxímetros): escríbelos en Consumos.',
    ],
  ]);
});
