import { succeeded, vOpt1 } from '../../test/studies';
import { startOfDay } from '../calendar/localTime';
import { defaultParameters } from '../parameters/index';
import { powerCost, powerPricer } from './cost';
import { isStudyRefusal } from './refusal';

const table = defaultParameters();

it('prices any powers of a study as one by one', () => {
  const price = powerPricer(vOpt1, table);
  if (isStudyRefusal(price)) throw new Error(price.reasons[0]?.message);
  for (const powersKw of [vOpt1.currentPowersKw, [20, 20, 21, 22, 23, 40.5], [50, 5, 5, 5, 5, 5]]) {
    expect(succeeded(price(powersKw))).toEqual(succeeded(powerCost(vOpt1, powersKw, table)));
  }
});

it('says what is wrong with powers, and goes on with right ones', () => {
  const price = powerPricer(vOpt1, table);
  if (isStudyRefusal(price)) throw new Error(price.reasons[0]?.message);
  expect(price([40, 40])).toMatchObject({ state: 'refused', reasons: [{ code: 'invalidPowers' }] });
  expect(succeeded(price([27, 27, 27, 27, 27, 27])).totalEur).toBe('1462.75');
});

it('has no prices for a study that has none', () => {
  expect(powerPricer({ ...vOpt1, months: [] }, table)).toMatchObject({ state: 'refused' });
});

describe('powers of another side than the current ones', () => {
  const quarterDemand = {
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: new Float64Array(35_040).fill(70),
  };
  const flat = (kw: number) => Array.from({ length: 6 }, () => kw);
  const study = {
    ...vOpt1,
    tariff: '6.1TD',
    pointType: 3,
    currentPowersKw: flat(60),
    quarterDemand,
    months: vOpt1.months.map(({ range }) => ({ range })),
  } as const;
  const costOf = (powersKw: readonly number[]) => succeeded(powerCost(study, powersKw, table));

  it('have the formula of there', () => {
    const months = vOpt1.months.map(({ range, maximetersKw = [] }) => ({
      range,
      maximetersKw: maximetersKw.map((kw) => kw && 70),
    }));
    const ofType4 = { ...study, pointType: 4, currentPowersKw: flat(40), months } as const;
    expect(costOf(flat(50))).toEqual(succeeded(powerCost(ofType4, flat(50), table)));
    // Each quarter counts over 50 kW.
    expect(Number(costOf(flat(50.1)).excessEur)).toBeGreaterThan(
      5 * Number(costOf(flat(50)).excessEur),
    );
  });

  it('are cut up to 15 kW: nothing is paid, and where they trip is said', () => {
    const { excessEur, trippingPeriods } = costOf(flat(15));
    expect(excessEur).toBe('0.00');
    expect(trippingPeriods).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are not verifiable where the curve lacks', () => {
    expect(powerCost(vOpt1, flat(60), table)).toMatchObject({
      state: 'refused',
      reasons: [{ code: 'notVerifiable', message: expect.stringContaining('cuartohoraria') }],
    });
  });
});
