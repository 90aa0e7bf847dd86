import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository/sources';

interface Test {
  readonly path: string;
  readonly context: object;
}
interface Sequencer {
  time(test: Test): number | undefined;
  hasFailed(test: Test): boolean;
  sort(tests: readonly Test[]): readonly Test[];
}
const HeaviestFirst = jest.requireActual<{
  new (): Sequencer;
  readonly heaviest: readonly string[];
}>('./setup/heaviestFirst.cjs');
const { heaviest } = HeaviestFirst;

/** The order of files of one length, some of them timed. */
function orderOf(paths: readonly string[], times: Readonly<Record<string, number>> = {}) {
  const sequencer = new HeaviestFirst();
  sequencer.time = ({ path }) => times[path];
  sequencer.hasFailed = () => false;
  const context = { hasteFS: { getSize: () => 1 } };
  return sequencer.sort(paths.map((path) => ({ path, context }))).map(({ path }) => path);
}

const heavy = `/vatio/${heaviest[0]}`;

it('each of the heaviest files is there', () => {
  expect(heaviest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('a heavy file comes first where no run has been timed yet', () => {
  expect(orderOf(['/a.test.ts', heavy, '/b.test.ts'])[0]).toBe(heavy);
});

it('what jest has timed comes in its order', () => {
  const times = { '/a.test.ts': 1, '/b.test.ts': 3, [heavy]: 2 };
  expect(orderOf(Object.keys(times), times)).toEqual(['/b.test.ts', heavy, '/a.test.ts']);
});
