import { execFileSync } from 'node:child_process';
import { isInRotation } from '../../../tests/rotation';
import { type Proven, surroundings } from '../../proof/proven';
import { consoleRun } from '../../testing/consoleRun';
import { type Miniature, makeMiniature } from '../../testing/miniature';
import { changedFiles } from './changedFiles';

jest.setTimeout(60_000);

let miniature: Miniature;

beforeEach(() => {
  miniature = makeMiniature();
  miniature.write(
    'jest.config.cjs',
    "module.exports = { testMatch: ['<rootDir>/checks/*.test.cjs'], transform: {} };",
  );
  miniature.write('checks/good.test.cjs', "it('is good', () => {});");
});
afterEach(() => miniature.remove());

async function npmTest(...args: readonly string[]) {
  const { exitCode, output } = consoleRun(process.execPath, ['tools/run.mjs', 'test', ...args], {
    cwd: miniature.root,
  });
  return { code: await exitCode, output: output() };
}

const ignored = 'node_modules\ntools\ntests\n*.json\nshared\napi\nhost\n.ci\n';

const tests = (output: string) => output.match(/^(flaky|Tests):.*$/gm);

it('a test that passes when its file is run once more is flaky: it is named, and nothing has failed', async () => {
  miniature.write(
    'checks/odd.test.cjs',
    `const { existsSync, writeFileSync } = require('node:fs');
    it('depends', () => {
      const mark = __filename + '.ran';
      if (existsSync(mark)) return;
      writeFileSync(mark, '');
      throw new Error('not yet');
    });`,
  );
  const { code, output } = await npmTest();
  expect(output).toContain('Once more, in a new process: checks/odd.test.cjs');
  expect(tests(output)?.slice(-2)).toEqual([
    'flaky: checks/odd.test.cjs › depends',
    'Tests:       0 failed, 1 flaky, 1 passed, 2 total',
  ]);
  expect(code).toBe(0);
});

it('a test that fails both times has failed', async () => {
  miniature.write('checks/bad.test.cjs', "it('is bad', () => { throw new Error('never'); });");
  const { code, output } = await npmTest();
  expect(tests(output)?.at(-1)).toBe('Tests:       1 failed, 0 flaky, 1 passed, 2 total');
  expect(code).toBe(1);
});

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
    cwd: miniature.root,
    encoding: 'utf8',
  });

/** Commits the tests alone. @returns the commit */
function commit(): string {
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
  return git('rev-parse', 'HEAD').trim();
}

it('--changed runs what a change touches and nothing else: what is not committed, or the last commit', async () => {
  miniature.write('.gitignore', ignored);
  miniature.write('checks/part.test.cjs', "it('has it', () => { require('./part.cjs'); });");
  git('init', '--quiet');
  commit();

  miniature.write('checks/part.cjs', 'module.exports = 2;');
  const { code, output } = await npmTest('--changed');
  expect(output).toContain('The tests that what is not committed touches: checks/part.cjs');
  expect(output).toMatch(/^PASS checks\/part.test.cjs/m);
  expect(output).not.toContain('good.test.cjs');
  expect(code).toBe(0);

  commit();
  const { where, files } = await changedFiles(miniature.root);
  expect([where, files]).toEqual(['the last commit', ['checks/part.cjs']]);
});

it('what is proven and unchanged is left out, unless its turn has come; it says since which commit', async () => {
  miniature.write('.gitignore', ignored.replace('shared', 'shared/build'));
  miniature.write(
    'jest.config.cjs',
    "module.exports = { testMatch: ['<rootDir>/shared/energy/*.test.cjs'], transform: {} };",
  );
  for (const name of ['rates', 'hours']) {
    const test = `it('has it', () => { require('./${name}.cjs'); });`;
    miniature.write(`shared/energy/${name}.test.cjs`, test);
    miniature.write(`shared/energy/${name}.cjs`, 'module.exports = 1;');
  }
  git('init', '--quiet');
  const proven: Proven = {
    ...(await surroundings(miniature.root)),
    commit: commit(),
    date: '2026-12-01T10:00:00.000Z',
    chromium: '',
    builds: {},
    tests: { jest: 2, e2e: 0 },
  };
  miniature.write('.ci/proven', JSON.stringify(proven));
  miniature.write('shared/energy/rates.cjs', 'module.exports = 2;');

  const { output } = await npmTest();
  const hasTurn = isInRotation(
    'shared/energy/hours.test.cjs',
    Number.parseInt(proven.commit.slice(0, 8), 16) % 8,
  );
  expect(output).toMatch(/^PASS shared\/energy\/rates.test.cjs/m);
  expect(output.includes('hours.test.cjs')).toBe(hasTurn);
  expect(output).toContain(
    `Left out: ${hasTurn ? 0 : 1} of 2 tests, which passed at ${proven.commit.slice(0, 8)} (2026-12-01)`,
  );
  const all = await npmTest('--all');
  expect(tests(all.output)?.at(-1)).toBe('Tests:       0 failed, 0 flaky, 2 passed, 2 total');
});
