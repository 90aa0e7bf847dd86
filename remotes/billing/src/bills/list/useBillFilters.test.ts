import { monthOptions } from '../filterOptions';
import { amountFilters, typedLimit } from './useBillFilters';

const [total, , price] = amountFilters;

it.each([
  ['1.234,5', total, '1234.5'],
  ['1234,56', total, '1234.56'],
  ['1.234', total, '1234'],
  ['12.5', total, '12.5'],
  ['-3', total, '-3'],
  ['0.125', price, '0.125'],
  ['0,000001', price, '0.000001'],
  ['', total, undefined],
  ['1,234', total, undefined],
  ['1e5', total, undefined],
  ['100000001', total, undefined],
  ['9'.repeat(5000), total, undefined],
])('«%s» is what the API takes, or nothing', (typed, filter, sent) => {
  expect(typedLimit(typed, filter)).toBe(sent);
});

it('five years of months are offered, the newest first', () => {
  const months = monthOptions().map(({ value }) => value);
  expect(months).toHaveLength(60);
  expect(months).toEqual(months.toSorted().reverse());
});
