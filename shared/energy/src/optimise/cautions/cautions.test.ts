import { randomFrom } from '../../../test/random';
import { cautionCodes, monthsFrom, succeeded, vOpt1 } from '../../../test/studies';
import { startOfDay } from '../../calendar/localTime';
import { exact } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import { defaultParameters } from '../../parameters/index';
import { optimisePowers } from '../optimise';
import type { PowerStudy } from '../study';
import { costThatAddsUp } from '../workings/addUp';
import type { Caution } from './caution';

const table = defaultParameters();
const optimumOf = (change: Partial<PowerStudy> = {}) =>
  succeeded(optimisePowers({ ...vOpt1, ...change }, table));
const caution = (code: Caution['code'], change: Partial<PowerStudy> = {}) =>
  optimumOf(change).cautions.find((one) => one.code === code);
const constant = (kw: number) =>
  vOpt1.months.map(({ range }) => ({ range, maximetersKw: [kw, kw, kw, kw, kw, kw] }));

it('says how often and how much the optimum pays in excesses', () => {
  expect(caution('acceptsExcesses')).toMatchObject({
    months: 9,
    excessEur: '293.15',
    message: 'El óptimo acepta pagar excesos: 293,15 € en 9 meses.',
  });
  expect(caution('acceptsExcesses', { months: constant(20) })).toBeUndefined();
});

it('says the cent that the table says, whatever the powers and the demand', () => {
  const random = randomFrom(4);
  const tens = (least: number, most: number) => random.whole(least * 10, most * 10) / 10;
  const found = Array.from({ length: 25 }, () => {
    const months = vOpt1.months.map(({ range }) => ({
      range,
      maximetersKw: Array.from({ length: 6 }, () => tens(16, 60)),
    }));
    const powerKw = tens(16, 50);
    const { cost, cautions } = optimumOf({
      months,
      currentPowersKw: Array(6).fill(powerKw),
      stepKw: 1,
    });
    const shown = costThatAddsUp(cost);
    const said = cautions.find((one) => one.code === 'acceptsExcesses');
    return {
      said: said && [said.excessEur, said.message.match(/: (.*) €/)?.[1], said.months],
      shown: [
        shown.excessEur,
        spanishEuros(exact(shown.excessEur)).replace(' €', ''),
        shown.months.filter(({ excessEur }) => Number(excessEur) > 0).length,
      ],
      isOther: shown.excessEur !== cost.excessEur,
    };
  });
  for (const { said, shown } of found) expect(said ?? ['0.00', '0,00', 0]).toEqual(shown);
  // The term rounded by itself has another cent in some cases: a sentence of its own would show it.
  expect(found.some(({ isOther }) => isOther)).toBe(true);
});

it('always says that the past may not repeat and what a change costs', () => {
  expect(cautionCodes(optimumOf())).toEqual([
    'acceptsExcesses',
    'pastMayNotRepeat',
    'changeOnceAYear',
    'raisingCostsRights',
    'otherTypeUnknown',
  ]);
  expect(caution('raisingCostsRights')).toMatchObject({
    extensionEurPerKw: '17.374714',
    accessEurPerKw: '19.703137',
    periods: [],
  });
});

it('names the periods that the optimum raises', () => {
  const currentPowersKw = [10, 10, 10, 27, 27, 30];
  expect(caution('raisingCostsRights', { currentPowersKw })).toMatchObject({
    periods: [1, 2, 3],
    message: expect.stringContaining('El óptimo sube P1, P2 y P3'),
  });
});

it('says that the rights of high voltage have no official price', () => {
  const currentPowersKw = [10, 10, 10, 27, 27, 30];
  expect(caution('raisingCostsRights', { tariff: '6.1TD', currentPowersKw })).toMatchObject({
    extensionEurPerKw: null,
    accessEurPerKw: null,
    message: expect.stringContaining(
      'derechos de extensión (precio sin dato oficial) y de acceso (precio sin dato oficial)',
    ),
  });
});

it('says when nothing is saved', () => {
  const currentPowersKw = [27, 27, 27, 27, 27, 27];
  expect(optimumOf({ currentPowersKw }).savingEur).toBe('0.00');
  expect(caution('noSaving', { currentPowersKw })).toBeDefined();
});

it('says that the powers of now are none the tariff admits, and compares with them', () => {
  const currentPowersKw = [45, 40, 40, 40, 40, 40];
  expect(caution('currentPowersInvalid', { currentPowersKw })?.message).toContain(
    'La potencia de P2 (40 kW) no puede ser menor que la de P1 (45 kW).',
  );
});

it('says that the tariff is of another voltage than the point', () => {
  expect(caution('tariffAgainstVoltage', { voltageKv: '25' })?.message).toContain('25 kV');
  expect(caution('tariffAgainstVoltage', { voltageKv: '0.4' })).toBeUndefined();
  expect(caution('tariffAgainstVoltage', { voltageKv: null })).toBeUndefined();
});

it('says where a period that occurs was not measured', () => {
  const months = vOpt1.months.map((month, i) =>
    i === 0 ? { ...month, maximetersKw: [33, null, null, null, null, 18] } : month,
  );
  // P3 to P5 do not occur in January: no measure is missing there.
  expect(caution('periodsNotMeasured', { months })).toMatchObject({
    months: [{ range: { firstDay: '2026-01-01', lastDay: '2026-01-31' }, periods: [2] }],
  });
  expect(caution('periodsNotMeasured')).toBeUndefined();
});

it('says that a period was measured in a month that does not have it, and does not charge it', () => {
  const months = vOpt1.months.map((month, i) =>
    i === 6 ? { ...month, maximetersKw: [33, 31, 90, null, null, 18] } : month,
  );
  expect(caution('periodsOutOfSeason', { months })).toMatchObject({
    months: [{ range: { firstDay: '2026-07-01' }, periods: [3] }],
    message: expect.stringContaining('P3 del 01/07/2026 al 31/07/2026'),
  });
  expect(caution('periodsOutOfSeason')).toBeUndefined();
});

it('says how many quarters are not known', () => {
  const quarterDemand = {
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: Array.from({ length: 35_040 - 8 }, (_, i) => (i % 1000 === 0 ? Number.NaN : 60)),
  };
  const unknown = caution('unknownQuarters', { pointType: 3, quarterDemand });
  expect(unknown).toMatchObject({ quarters: 36 + 8 });
  const oneGap = {
    ...quarterDemand,
    kw: Array.from({ length: 35_040 }, (_, i) => (i ? 60 : Number.NaN)),
  };
  expect(caution('unknownQuarters', { pointType: 3, quarterDemand: oneGap })?.message).toBe(
    'Falta 1 cuarto de hora de la curva: ahí se cuenta sin excesos.',
  );
});

it('says that a window cuts a month', () => {
  const months = [{ range: { firstDay: '2025-12-16', lastDay: '2026-12-15' } }];
  const quarterDemand = {
    startMs: startOfDay('2025-12-16', 'peninsula'),
    kw: Array.from({ length: 35_040 }, () => 60),
  };
  expect(caution('notNaturalMonths', { pointType: 3, months, quarterDemand })).toMatchObject({
    ranges: [
      { firstDay: '2025-12-16', lastDay: '2025-12-31' },
      { firstDay: '2026-12-01', lastDay: '2026-12-15' },
    ],
  });
});

describe('the point type', () => {
  const quarterDemand = {
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: Array.from({ length: 35_040 }, () => 30),
  };

  it('is said to change with the powers, and the formula with it', () => {
    const change = { pointType: 3, quarterDemand, currentPowersKw: Array(6).fill(60) } as const;
    expect(caution('pointTypeChanges', change)).toMatchObject({
      from: 3,
      to: 4,
      message: expect.stringContaining('por el maxímetro de cada periodo y no por cuartos de hora'),
    });
    // Excesses that cost zero in both formulas: the lower powers pay none in either.
    expect(optimumOf(change).bestOnThisSide?.cost.powersKw.at(-1)).toBe('50.1');
  });

  it('stays with who has a type that is not the one of the powers: another caution says so', () => {
    expect(caution('pointTypeChanges', { pointType: 3, quarterDemand })).toBeUndefined();
  });

  it('that would need quarters is not verifiable by maximeters, and the least it costs is said', () => {
    const unknown = caution('otherTypeUnknown');
    expect(unknown).toMatchObject({
      to: 3,
      leastEur: expect.stringMatching(/^\d+\.\d\d$/),
      message: expect.stringContaining(
        'No verificable: falta la curva cuartohoraria completa de estos meses.',
      ),
    });
    const { cost } = optimumOf();
    expect(Number(unknown?.code === 'otherTypeUnknown' && unknown.leastEur)).toBeLessThan(
      Number(cost.totalEur),
    );
    // More than 50 kW alone cost more than these powers.
    expect(caution('otherTypeUnknown', { months: constant(1) })).toBeUndefined();
  });

  it('that would need maximeters is not verifiable by a curve of hours', () => {
    const hours = { ...quarterDemand, minutes: 60 } as const;
    const change = {
      pointType: 3,
      quarterDemand: hours,
      currentPowersKw: Array(6).fill(60),
    } as const;
    expect(caution('otherTypeUnknown', change)?.message).toContain('la curva es horaria');
    expect(optimumOf(change).powersKw.at(-1)).toBe('50.1');
  });
});

it('hands on what the table says of a price, once', () => {
  const quarterDemand = {
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: Array.from({ length: 35_040 }, () => 30),
  };
  const { cautions } = optimumOf({ pointType: 3, quarterDemand });
  expect(cautions.filter(({ code }) => code === 'parameterNote')).toEqual([
    expect.objectContaining({ note: expect.stringContaining('una sola fuente') }),
  ]);
});

it('says that 2.0TD is not priced where a curve lacks, and nothing demanded more than 15 kW', () => {
  expect(caution('fits20td', { months: constant(15) })).toMatchObject({
    highestKw: '15',
    message: expect.stringContaining('No verificable: falta la curva horaria'),
  });
  expect(caution('fits20td', { months: constant(15.1) })).toBeUndefined();
});

it('says from how many days a year was made', () => {
  const everyTwo = vOpt1.months.map(({ range, ...month }, i) =>
    i % 2 ? { range } : { range, ...month },
  );
  const months = monthsFrom('2026-01', 1).map(({ range }) => ({
    range,
    maximetersKw: [20, 20, null, null, null, 20],
  }));
  expect(caution('annualised', { months, annualise: true })).toMatchObject({ days: 31 });
  expect(caution('monthsLeftOut', { annualise: true, months: everyTwo })?.message).toBe(
    'No hay ninguna medida en 6 de los meses pedidos, que no cuentan en el coste.',
  );
});
