import { amountsOf, missingIn, v2, v4 } from '../../../test/bills';
import { defaultParameters } from '../../parameters/index';
import { type BillInput, computeBill } from '../index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => bill(input).cautions.map(({ code }) => code);

it('is not charged where a limiter cuts', () => {
  expect(amountsOf(bill({ ...v2, maximetersKw: ['7', '7'] }), 'excess')).toEqual([]);
  expect(codesOf({ ...v4, powerControl: 'icp' })).toContain('limiterWithSixPeriods');
  expect(codesOf(v2)).not.toContain('limiterWithSixPeriods');
});

it('counts from the first kW over, in 2.0TD with a maximeter, too', () => {
  const found = bill({ ...v2, powerControl: 'maximeter', maximetersKw: ['6.75', '5.75'] });
  // 1 kW × 0.279426 × 28
  expect(amountsOf(found, 'excess')).toEqual(['7.82', '0.00']);
});

it('is not verifiable where a period has energy and no maximeter', () => {
  const found = bill({ ...v4, maximetersKw: ['23.4', null, null, null, null, '24.5'] });
  expect(amountsOf(found, 'excess')).toEqual(['16.31', null, '0.00']);
  expect(missingIn(found)).toEqual([
    'No verificable: falta la lectura del maxímetro de P2 del 01/02/2026 al 28/02/2026.',
  ]);
  expect(found.totalEur).toBeNull();
  const { maximetersKw: _, ...without } = v4;
  expect(amountsOf(bill(without), 'excess')).toEqual([null, null, null]);
  expect(amountsOf(bill({ ...v2, powerControl: 'maximeter' }), 'excess')).toEqual([null, null]);
  const valleyOnly = { ...v2, powerControl: 'maximeter', energyKwh: [0, 0, 5] } as const;
  expect(missingIn(bill(valleyOnly))).toEqual([expect.stringContaining('P2')]);
});
