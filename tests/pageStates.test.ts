import { dirname, join } from 'node:path';
import { filesBelow, foldersIn, importsOf, read } from './repository/sources';

const sources = foldersIn('remotes')
  .flatMap((section) => filesBelow(`remotes/${section}/src`))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

/** The kit's states of a read. */
const hasStates = (text: string) => /<(?:ListStates|RecordRows|Loaded|ErrorState)\b/.test(text);

/** A file with the components of its section that it imports. */
const withParts = (file: string) => [
  file,
  ...importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => `${join(dirname(file), specifier)}.tsx`)
    .filter((path) => sources.includes(path)),
];

/** True for a page that reads, and for a list whose filters are in the address. */
const reads = (text: string) =>
  (/<Page\b/.test(text) && text.includes('useQuery(')) || text.includes('useListState(');

/** It reads only where to lead a person who needs no second factor. */
const leadsAway = 'remotes/user/src/secondFactor/DemandedSecondFactor.tsx';

const pages = sources.filter((path) => path !== leadsAway && reads(read(path)));

it('every page that reads has the kit’s states: skeleton, failure with a retry, refusal', () => {
  expect(pages.length).toBeGreaterThan(25);
  const without = pages.filter(
    (page) =>
      !withParts(page)
        .flatMap(withParts)
        .some((part) => hasStates(read(part))),
  );
  expect(without).toEqual([]);
});

it('a failure says why what was read is not there, and reads that again', () => {
  const failures = sources.flatMap((path) => read(path).match(/<ErrorState\b[^>]*>/g) ?? []);
  expect(failures.length).toBeGreaterThan(5);
  const other = failures.filter(
    (failure) => !/error=\{(\w+)\.error\}.*onRetry=\{\1\.refetch\}/s.test(failure),
  );
  expect(other).toEqual([]);
});
