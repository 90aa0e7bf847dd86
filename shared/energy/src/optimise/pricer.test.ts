import { succeeded, vOpt1 } from '../../test/studies';
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
