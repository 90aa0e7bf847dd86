import { slowest } from './slowest';

it('the ten tests that took longest are named, the slowest first', () => {
  const durations = [
    90,
    4910,
    null,
    ...Array.from({ length: 9 }, (_, index) => 1000 + index * 100),
  ];
  const lines = slowest(
    {
      numPassedTests: 12,
      numTotalTests: 12,
      testResults: ['a.test.ts', 'b.test.ts'].map((file, half) => ({
        name: `/vatio/${file}`,
        status: 'passed',
        assertionResults: durations
          .slice(half * 6, half * 6 + 6)
          .map((duration, index) => ({ fullName: `test ${index}`, status: 'passed', duration })),
      })),
    },
    '/vatio',
  ).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual([
    'slow: 4.9 s  a.test.ts › test 1',
    'slow: 1.8 s  b.test.ts › test 5',
  ]);
  expect(lines.at(-1)).toBe('slow: 1.0 s  a.test.ts › test 3');
});
