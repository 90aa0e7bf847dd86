import { cautionCodes, succeeded, vOpt1 } from '../../test/studies';
import { defaultParameters } from '../parameters/index';
import { optimisePowers } from './optimise';

const table = defaultParameters();

describe('the limits of a tariff', () => {
  it('keeps more than 15 kW in the last period of 3.0TD, however little is demanded', () => {
    const months = vOpt1.months.map(({ range }) => ({ range, maximetersKw: [1, 1, 1, 1, 1, 1] }));
    const optimum = succeeded(optimisePowers({ ...vOpt1, months }, table));
    expect(optimum.powersKw.at(-1)).toBe('15.1');
    expect(cautionCodes(optimum)).toContain('fits20td');
  });

  it('lets 6.1TD go as low as a step, and 2.0TD have more in P1 than in P2', () => {
    const idle = vOpt1.months.map(({ range }) => ({ range, maximetersKw: [0, 0, 0, 0, 0, 0] }));
    const six = succeeded(optimisePowers({ ...vOpt1, tariff: '6.1TD', months: idle }, table));
    expect(six.powersKw).toEqual(['0.1', '0.1', '0.1', '0.1', '0.1', '0.1']);

    const study = {
      ...vOpt1,
      tariff: '2.0TD',
      pointType: 5,
      currentPowersKw: [10, 10],
      months: vOpt1.months.map(({ range }) => ({ range, maximetersKw: [8, 3] })),
    } as const;
    expect(succeeded(optimisePowers(study, table)).powersKw).toEqual(['8', '3']);
  });

  it('narrows them to the bounds of the study', () => {
    const minKw = [30, 1, 1, 1, 1, 1];
    const maxKw = [99, 99, 99, 99, 99, 31.25];
    const bounded = succeeded(optimisePowers({ ...vOpt1, minKw, maxKw, stepKw: 0.5 }, table));
    expect(bounded.powersKw).toEqual(['30', '30', '30', '30', '30', '30']);
    const low = succeeded(
      optimisePowers({ ...vOpt1, maxKw: [20.07, 20.07, 20.07, 20.07, 20.07, 20.07] }, table),
    );
    expect(low.powersKw).toEqual(['20', '20', '20', '20', '20', '20']);
  });
});

describe('a period in which nothing was measured', () => {
  const without = (...unknown: number[]) =>
    vOpt1.months.map(({ range, maximetersKw = [] }) => ({
      range,
      maximetersKw: maximetersKw.map((kw, i) => (unknown.includes(i + 1) ? null : kw)),
    }));
  const powersOf = (change: Partial<typeof vOpt1>) =>
    succeeded(optimisePowers({ ...vOpt1, ...change }, table)).powersKw;

  it('keeps its current power, and those after it have no less', () => {
    const optimum = succeeded(optimisePowers({ ...vOpt1, months: without(3) }, table));
    // P1 and P2 do not have to serve the others any more.
    expect(optimum.powersKw).toEqual(['31', '31', '40', '40', '40', '40']);
    expect(optimum.maxima.powersKw.slice(2)).toEqual(['41', '41', '41', '41']);
    expect(optimum.cautions.find(({ code }) => code === 'periodsWithoutDemand')).toMatchObject({
      periods: [3],
      message: expect.stringContaining('P3: ahí se conserva la potencia actual'),
    });
  });

  it('keeps it to the watt, and where the tariff has no order leaves the others alone', () => {
    const small = {
      tariff: '2.0TD',
      pointType: 5,
      currentPowersKw: ['5.196', '6.928'],
      months: vOpt1.months.map(({ range }) => ({ range, maximetersKw: [null, 2] })),
    } as const;
    expect(powersOf(small)).toEqual(['5.196', '2']);
    const currentPowersKw = ['40', '40', '40', '40', '43.301', '43.301'];
    expect(powersOf({ months: without(5, 6), currentPowersKw }).slice(4)).toEqual([
      '43.301',
      '43.301',
    ]);
  });

  it('is one that has maxima only of months without it', () => {
    const months = vOpt1.months.map(({ range, maximetersKw = [] }, i) => ({
      range,
      // P3 exists in no May: a value typed there does not measure it.
      maximetersKw: maximetersKw.map((kw, at) => (at === 2 ? (i === 4 ? 0 : null) : kw)),
    }));
    expect(powersOf({ months })[2]).toBe('40');
  });

  it('gives way to the bounds of the study', () => {
    const maxKw = [99, 99, 99, 35, 99, 99];
    expect(powersOf({ months: without(3), maxKw })[2]).toBe('35');
  });
});
