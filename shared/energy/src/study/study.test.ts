import { curveOf, readingOf, snapshotOf } from '../../test/snapshots';
import { refusalCodes, succeeded, vOpt1 } from '../../test/studies';
import { exact } from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { optimisePowers } from '../optimise';
import { defaultParameters } from '../parameters';
import {
  completenessOf,
  type GivenSaving,
  powerStudyOf,
  premiseCaution,
  reactiveLack,
  stretchesOf,
} from './index';

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
  // The curve prices powers of the other side of 50 kW.
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

it('judges the reactive energy by itself: a curve or a maximeter says nothing of it', () => {
  const partly = readings.map((reading, i) =>
    i === 9 ? { ...reading, reactiveKvarh: null } : reading,
  );
  expect(completenessOf(snapshotOf({ readings: partly }))).toMatchObject({
    knownMonths: 12,
    findings: [
      {
        severity: 'warning',
        code: 'reactiveMissing',
        message:
          'Energía reactiva: falta octubre de 2026, así que su coste no es el de todos los meses.',
        months: ['2026-10'],
      },
    ],
  });
  const none = readings.map((reading) => ({ ...reading, reactiveKvarh: null }));
  expect(findings({ readings: none })).toEqual([]);
  expect(reactiveLack(snapshotOf({ readings: none }))).toMatchObject({
    isWhole: true,
    message: expect.stringContaining('ninguna lectura de estos meses'),
  });
  expect(reactiveLack(snapshotOf({ tariff: '2.0TD', readings: none }))).toBeNull();
});

describe('a point type that contradicts the contracted powers', () => {
  const powersKw = ['60', '60', '60', '60', '60', '60'];
  const given = snapshotOf({ powersKw, pointType: 4, curve: curveOf('2026-01', 12, 45, 15) });
  const savingOf = (snapshot: typeof given) =>
    succeeded(optimisePowers(powerStudyOf(snapshot), table));
  const cautionOf = (snapshot: typeof given, found: GivenSaving | null = savingOf(snapshot)) =>
    premiseCaution(snapshot, {}, found, table);

  it('is said with the saving of both', () => {
    const [own, other] = [savingOf(given), savingOf({ ...given, pointType: 3 })];
    expect(own.savingEur).not.toBe(other.savingEur);
    const said = cautionOf(given);
    expect(said?.code).toBe('premiseDoubtful');
    expect(said?.message).toContain(
      'Consta el tipo de punto 4, y con 60 kW contratados es de tipo 3 (RD 1110/2007, art. 7)',
    );
    for (const { savingEur } of [own, other]) {
      expect(said?.message).toContain(spanishEuros(exact(savingEur)));
    }
  });

  it('is said where the other one cannot be calculated, or where only the other one can', () => {
    expect(cautionOf({ ...given, curve: null })?.message).toContain(
      'con el tipo 3 no se puede calcular con estos datos',
    );
    const wrong = snapshotOf({ pointType: 3 });
    expect(cautionOf(wrong, null)?.message).toMatch(
      /con el tipo 4 el ahorro de potencia sería de [\d.,]+ € al año\. Hay que confirmarlo/,
    );
  });

  it('is not said where it changes no euro, or where nothing contradicts', () => {
    expect(cautionOf(snapshotOf())).toBeNull();
    // Types 4 and 5 have one formula.
    expect(cautionOf(snapshotOf({ pointType: 5 }))).toBeNull();
  });
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
