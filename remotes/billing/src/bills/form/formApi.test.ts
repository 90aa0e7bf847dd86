import { pathInRows } from './formApi';

it.each([
  ['lines.1.amountEur', 'lines.3.amountEur'],
  ['lines.0.period', 'lines.1.period'],
  ['taxes.0.baseEur', 'taxes.0.baseEur'],
  ['lines', 'lines'],
  ['lines.7.text', 'lines.7.text'],
])('a problem of the sent %s stands at %s, because empty rows are not sent', (path, row) => {
  expect(pathInRows(path, [1, 3])).toBe(row);
});
