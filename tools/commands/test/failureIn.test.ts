import { failureIn } from './failureIn';

it.each([
  [
    'a test',
    'PASS api api/a.test.ts\nFAIL api api/b.test.ts (3 s)\n  ● door › opens\n\n    Expected: 1\n',
    'api/b.test.ts › door › opens',
  ],
  ['a file that does not load', 'FAIL node tools/c.test.ts\n', 'tools/c.test.ts'],
  [
    'a build before the tests',
    'Error: Jest: Got error running globalSetup - api/test/globalSetup.ts\n✘ [ERROR] No matching export\n\nBuild failed with 1 error:\nsrc/a.ts:13:9: ERROR: No matching export in "src/door.ts"\n',
    'src/a.ts:13:9: ERROR: No matching export in "src/door.ts"',
  ],
  ['nothing', 'PASS api api/a.test.ts\n', undefined],
])('names %s', (_, output, failure) => {
  expect(failureIn(output)).toBe(failure);
});
