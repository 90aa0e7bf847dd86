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

describe('the months to choose from', () => {
  const monthsOf = (...args: Parameters<typeof monthOptions>) =>
    monthOptions(...args).map(({ value }) => value);

  it('are those from the first bill to the last, the newest first', () => {
    const billed = [
      { firstDay: '2026-01-31', lastDay: '2026-02-28' },
      { firstDay: '2025-11-30', lastDay: '2026-01-31' },
    ];
    expect(monthsOf('', billed)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsOf('2020-05', billed)[0]).toBe('2020-05');
    expect(monthOptions('', billed)[0]?.label).toBe('febrero de 2026');
  });

  it('are five years while the bills are unknown', () => {
    const months = monthsOf('', []);
    expect(months).toHaveLength(60);
    expect(months).toEqual(months.toSorted().reverse());
  });
});
