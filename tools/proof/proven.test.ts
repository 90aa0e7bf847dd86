import { type Proven, standingOf, surroundings } from './proven';
import { makeRepository, type Repository } from './testing/repository';

jest.setTimeout(60_000);

let repository: Repository;
let commit: string;

beforeEach(() => {
  repository = makeRepository();
  repository.write('package-lock.json', '{}');
  repository.write('a.ts', 'a');
  commit = repository.commit();
});
afterEach(() => repository.remove());

async function prove(facts: Partial<Proven> = {}) {
  const proven: Proven = {
    ...(await surroundings(repository.root)),
    commit,
    date: '2026-12-01T10:00:00.000Z',
    chromium: 'Chromium 156',
    builds: {},
    tests: { jest: 10, e2e: 5 },
    ...facts,
  };
  repository.write('.ci/proven', JSON.stringify(proven));
}

const reason = async (chromium?: string) => {
  const standing = await standingOf(repository.root, chromium);
  return standing.proven ? undefined : standing.reason;
};

it('holds two days and a hundred commits, for the same packages, Node and Chromium', async () => {
  await prove();
  repository.commit('2026-12-03T10:00:00Z');
  expect(await reason('Chromium 156')).toBeUndefined();
  expect(await reason()).toBeUndefined();
  const standing = await standingOf(repository.root);
  expect(standing).toMatchObject({ proven: { commit } });
});

it('expires after 48 hours between the commits', async () => {
  await prove();
  repository.commit('2026-12-03T11:00:00Z');
  expect(await reason()).toBe('the proof is 49 hours old');
});

it('expires after 100 commits', async () => {
  await prove();
  repository.addCommits(101);
  expect(await reason()).toBe('the proof is 101 commits old');
});

it.each([
  ['another Node', { node: 'v18.0.0' }, 'node is not that of the proof'],
  ['another lockfile', { lockfile: 'x' }, 'lockfile is not that of the proof'],
  ['another Chromium', { chromium: 'Chromium 1' }, 'chromium is not that of the proof'],
  [
    'a commit that is not known here',
    { commit: '0123456789012345678901234567890123456789' },
    '01234567, the commit of the proof, is not an ancestor here',
  ],
])('does not hold for %s', async (_, facts, why) => {
  await prove(facts);
  expect(await reason('Chromium 156')).toBe(why);
});

it('is missed by name', async () => {
  expect(await reason()).toBe('there is no .ci/proven');
});

it('what has changed since: committed, edited, new, deleted, and a renamed file as two', async () => {
  await prove();
  repository.write('b.ts', 'the same text');
  repository.write('c ñ.ts', 'c');
  commit = repository.commit();
  await prove();
  repository.write('a.ts', 'edited');
  repository.write('new.ts', 'new');
  repository.delete('b.ts');
  repository.write('moved.ts', 'the same text');
  repository.delete('c ñ.ts');
  const standing = await standingOf(repository.root);
  if (!standing.proven) throw new Error(standing.reason);
  const changed = await standing.history.changedSince(commit);
  expect(Object.fromEntries(changed.map(({ path, isDeleted }) => [path, isDeleted]))).toEqual({
    '.ci/proven': false,
    'a.ts': false,
    'b.ts': true,
    'c ñ.ts': true,
    'moved.ts': false,
    'new.ts': false,
  });
});
