import { cellName } from './index';

it('names cells as spreadsheets do', () => {
  expect([1, 2, 26, 27, 52, 53, 702, 703].map((column) => cellName(column, 7))).toEqual([
    'A7',
    'B7',
    'Z7',
    'AA7',
    'AZ7',
    'BA7',
    'ZZ7',
    'AAA7',
  ]);
});
