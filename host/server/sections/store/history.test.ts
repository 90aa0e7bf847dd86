import { type Activation, keptOf, withActivation } from './history';

const versionOf = (number: number) => `1.0.${number}-00000001`;
/** One activation a day. */
const history = (numbers: readonly number[]) =>
  numbers.reduce<Activation[]>(
    (past, number, day) =>
      withActivation(past, {
        version: versionOf(number),
        digest: String(number),
        at: new Date(Date.UTC(2026, 2, 1 + day)),
      }),
    [],
  );
const numbers = (activations: readonly Activation[]) => activations.map(({ digest }) => digest);

it('the last five versions are kept', () => {
  expect(numbers(keptOf(history([1, 2, 3, 4, 5, 6]), undefined))).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
  ]);
});

it('the return to an older version counts as the latest', () => {
  const kept = keptOf(history([1, 2, 3, 4, 5, 1, 6]), undefined);
  expect(numbers(kept)).toEqual(['6', '1', '5', '4', '3']);
});

it('a pinned version is kept however old it is', () => {
  const kept = keptOf(history([1, 2, 3, 4, 5, 6, 7]), versionOf(1));
  expect(numbers(kept)).toEqual(['7', '6', '5', '4', '3', '1']);
});

it('a version knows when it was deployed, however often it is active again', () => {
  const [latest] = history([1, 2, 1]);
  expect(latest).toMatchObject({
    version: versionOf(1),
    deployedAt: '2026-03-01T00:00:00.000Z',
    activatedAt: '2026-03-03T00:00:00.000Z',
  });
});

it('the last hundred are remembered', () => {
  const past = history(Array.from({ length: 150 }, (_, index) => index));
  expect(past).toHaveLength(100);
  expect(past[99]?.digest).toBe('50');
});
