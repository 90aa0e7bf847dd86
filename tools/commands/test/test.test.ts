import { execFileSync } from 'node:child_process';
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

it('--changed runs what a change touches and nothing else: what is not committed, or the last commit', async () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: miniature.root,
    });
  const commit = () => [git('add', '.'), git('commit', '--quiet', '--message', 'all')];
  miniature.write('.gitignore', 'node_modules\ntools\n*.json\nshared\napi\nhost\n');
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
