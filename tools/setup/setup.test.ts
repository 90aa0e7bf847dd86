import { chmodSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isLiving } from '../process/living.mjs';
import { type ConsoleRun, consoleRun, eventually } from '../testing/consoleRun';
import { type Miniature, makeMiniature } from '../testing/miniature';

jest.setTimeout(30_000);

let miniature: Miniature;

beforeEach(() => {
  miniature = makeMiniature();
  miniature.write(
    'tools/commands/build/main.ts',
    "export const main = () => (console.log('built'), 0);",
  );
});
afterEach(() => miniature.remove());

/** Runs `node tools/run.mjs build`, with a shell script in place of npm. */
function run({ npm = 'exit 0', nodeFlags = [] as string[], args = ['build'] } = {}): ConsoleRun {
  miniature.write('bin/npm', `#!/bin/sh\necho "$@" >> npm-calls\n${npm}\n`);
  chmodSync(join(miniature.root, 'bin/npm'), 0o755);
  return consoleRun(process.execPath, [...nodeFlags, 'tools/run.mjs', ...args], {
    cwd: miniature.root,
    env: { PATH: `${join(miniature.root, 'bin')}:${process.env.PATH}`, npm_execpath: '' },
  });
}

const file = (name: string) => join(miniature.root, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const lockWith = (version: string) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: { '': {}, api: {}, host: {}, 'node_modules/zod': { version } },
  });
const installs = (lock: string) => `cat > node_modules/.package-lock.json <<'END'\n${lock}\nEND`;

describe('packages', () => {
  test('are not installed again when only times changed', async () => {
    utimesSync(file('package-lock.json'), new Date(), new Date());
    const { exitCode, output } = run({ npm: 'exit 1' });
    expect(await exitCode).toBe(0);
    expect(output()).toBe('built\n');
  });

  test('are installed when the lockfile asks for something else, with npm out of sight', async () => {
    miniature.write('package-lock.json', lockWith('4.0.0'));
    const npm = `echo see https://npm.test; ${installs(lockWith('4.0.0'))}`;
    const first = run({ npm });
    expect(await first.exitCode).toBe(0);
    expect(first.output()).toMatch(
      /^Installing packages.*\nPackages installed in .* s\.\nbuilt\n$/,
    );
    expect(read('npm-calls')).toBe('ci --include=dev --no-progress\n');

    const second = run({ npm });
    expect(await second.exitCode).toBe(0);
    expect(second.output()).toBe('built\n');
  });

  test('are complete without what only another platform needs', async () => {
    const optional = { 'node_modules/other-platform': { version: '1.0.0', optional: true } };
    const packages = { '': {}, api: {}, host: {}, ...optional };
    miniature.write('package-lock.json', JSON.stringify({ packages }));
    const { exitCode, output } = run({ npm: 'exit 1' });
    expect(await exitCode).toBe(0);
    expect(output()).toBe('built\n');
  });

  test('that cannot be installed: npm says why', async () => {
    rmSync(file('node_modules/.package-lock.json'));
    const { exitCode, output } = run({ npm: 'echo no such version >&2; exit 1' });
    expect(await exitCode).toBe(1);
    expect(output()).toMatch(/no such version\n\nPackages could not be installed/);
    expect(output()).not.toContain('at ');
  });

  test('Ctrl-C while they are installed leaves no process', async () => {
    rmSync(file('node_modules/.package-lock.json'));
    const { child, exitCode, until } = run({ npm: 'sleep 300 & echo $! > sleeper; wait' });
    await until('Installing');
    await eventually(() => {
      try {
        return read('sleeper').endsWith('\n');
      } catch {
        return false;
      }
    });
    child.kill('SIGINT');
    expect(await exitCode).toBe(130);
    expect(isLiving(Number(read('sleeper')))).toBe(false);
  });
});

describe('the command line', () => {
  test('an unknown command gets the list of commands', async () => {
    const { exitCode, output } = run({ args: ['strat'] });
    expect(await exitCode).toBe(1);
    expect(output()).toMatch(/There is no command «strat»[\s\S]* {2}start +builds/);
  });

  test('--help says how a command is written, and runs nothing', async () => {
    for (const help of ['--help', '-h']) {
      const { exitCode, output } = run({ args: ['build', help] });
      expect(await exitCode).toBe(0);
      expect(output()).toBe(
        'Usage: npm run build -- [--force]\nbuilds what changed; --force builds everything\n',
      );
    }
  });

  test('an old Node gets one sentence that says what to do', async () => {
    const old =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})";
    const { exitCode, output } = run({ nodeFlags: ['--import', old] });
    expect(await exitCode).toBe(1);
    expect(output()).toBe(
      'Vatio needs Node 20.19 or newer and this is 18.20.4: install the current LTS version of Node and run the command again.\n',
    );
  });

  test('the part that an old Node reads has no newer syntax', () => {
    expect(read('tools/run.mjs')).not.toMatch(/^import |^export |\?\.|\?\?|^await |node:/m);
  });
});
