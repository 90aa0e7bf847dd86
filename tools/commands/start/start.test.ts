import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { isLiving } from '../../process/living.mjs';
import { freePort } from '../../product/freePort';
import { type ConsoleRun, consoleRun, eventually } from '../../testing/consoleRun';
import { type Miniature, makeMiniature } from '../../testing/miniature';

jest.setTimeout(60_000);

let miniature: Miniature;
let port: number;
const runs: ConsoleRun[] = [];

beforeAll(() => {
  miniature = makeMiniature();
});
afterAll(() => miniature.remove());
beforeEach(async () => {
  port = await freePort();
});
afterEach(async () => {
  for (const { child, exitCode } of runs.splice(0)) {
    child.kill('SIGKILL');
    await exitCode;
  }
  await eventually(() => !servers().some(isLiving));
});

function start(env: Readonly<Record<string, string>> = {}): ConsoleRun {
  const run = consoleRun(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: miniature.root,
    env: { PORT: String(port), COMPANY_NAME: 'Luz', npm_lifecycle_event: '', ...env },
  });
  runs.push(run);
  return run;
}

/** Does something again and again. */
async function untilEnded(run: ConsoleRun, press: () => unknown): Promise<void> {
  let isOver = false;
  void run.exitCode.then(() => {
    isOver = true;
  });
  await eventually(async () => {
    await press();
    return isOver;
  });
}

const dataFile = (name: string) => join(miniature.root, '.data', name);
const read = (name: string) => readFileSync(dataFile(name), 'utf8');
const servers = (): number[] => JSON.parse(read('start.json')).servers;

test('the first address it prints is the page, with the demo accounts; Ctrl-C leaves nothing', async () => {
  const run = start();
  await run.until('Ctrl-C stops it');
  const [address] = /https?:\S+/.exec(run.output()) ?? [];
  expect(address).toBe(`http://localhost:${port}`);
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('host of Luz');
  expect(run.output()).toMatch(/admin +ana@vatio\.test +a-secret/);
  const started = servers();
  expect(started.filter(isLiving)).toHaveLength(2);

  // A terminal and npm send the same Ctrl-C twice: that is not the second one, which kills.
  run.child.kill('SIGINT');
  run.child.kill('SIGINT');
  expect(await run.exitCode).toBe(0);
  expect(started.filter(isLiving)).toEqual([]);
  expect(read('order').split('\n').slice(-3)).toEqual(['host stopped', 'api stopped', '']);
});

test('a second start refuses in one sentence, and the first goes on', async () => {
  const first = start();
  await first.until('Ctrl-C stops it');
  const second = start({ PORT: String(await freePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim().split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`already runs .*process ${first.child.pid}, http://localhost:${port}\\)`),
    ),
  ]);
  expect((await fetch(`http://localhost:${port}`)).ok).toBe(true);
});

test('killed outright, it leaves no server, and the next start needs no repair', async () => {
  const first = start();
  await first.until('Ctrl-C stops it');
  const left = servers();
  first.child.kill('SIGKILL');
  const second = start();
  await second.until('Ctrl-C stops it');
  expect(left.filter(isLiving)).toEqual([]);
  expect(servers().filter(isLiving)).toHaveLength(2);
});

test('a server that cannot start is named, with the end of its log, and nothing stays', async () => {
  const run = start({ FAKE_API: 'fails' });
  expect(await run.exitCode).toBe(1);
  expect(run.output()).toContain('The API could not start: no luck today');
  expect(run.output()).toContain(dataFile('logs/api.log'));
  expect(run.output()).toContain('the api writes its log');
  expect(servers().filter(isLiving)).toEqual([]);
});

test('a server that is killed is started again, where it was, and start.json knows it', async () => {
  const run = start();
  await run.until('Ctrl-C stops it');
  const [host = 0, api = 0] = servers();
  process.kill(host, 'SIGKILL');
  await run.until('The host works again.');
  expect(run.output()).toContain('The host ended by itself (SIGKILL). It is started again.');
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('host of Luz');
  process.kill(api, 'SIGKILL');
  await run.until('The API works again.');

  const now = servers();
  expect(now.filter(isLiving)).toHaveLength(2);
  expect(now).not.toEqual(expect.arrayContaining([host]));
  expect(now).not.toEqual(expect.arrayContaining([api]));
  expect(JSON.parse(read('start.json')).url).toBe(`http://localhost:${port}`);
  run.child.kill('SIGINT');
  expect(await run.exitCode).toBe(0);
  expect(now.filter(isLiving)).toEqual([]);
});

test('a server that dies again and again takes the other one with it, and says so', async () => {
  const run = start();
  await run.until('Ctrl-C stops it');
  await untilEnded(run, () => fetch(`http://localhost:${port}/die`).catch(() => undefined));
  expect(await run.exitCode).toBe(1);
  expect(run.output().match(/It is started again\./g)).toHaveLength(5);
  expect(run.output()).toContain('Starting it again did not help (5 times in a row)');
  expect(run.output()).toMatch(/\nThe host ended by itself \(exit code 3\)\.\nThe host's log is /);
  expect(servers().filter(isLiving)).toEqual([]);
});

test('a second Ctrl-C kills what hangs', async () => {
  const run = start({ FAKE_HOST: 'hangs' });
  await run.until('Ctrl-C stops it');
  const started = servers();
  run.child.kill('SIGINT');
  await run.until('Stopping');
  // A second signal at once is the same Ctrl-C still.
  await untilEnded(run, () => run.child.kill('SIGINT'));
  expect(await run.exitCode).toBe(130);
  expect(started.filter(isLiving)).toEqual([]);
});

test('a taken PORT is refused in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const run = start();
  expect(await run.exitCode).toBe(1);
  expect(run.output().trim()).toBe(
    `Port ${port} is taken: stop what uses it or set PORT to another one.`,
  );
  other.close();
});

describe('while a build is under way', () => {
  const pidFile = () => join(miniature.root, 'remotes/endless/pid');
  const building = () => Number(readFileSync(pidFile(), 'utf8'));

  beforeAll(() => {
    const scripts = { build: 'vatio-build page' };
    miniature.write('remotes/endless/package.json', JSON.stringify({ type: 'module', scripts }));
    miniature.write(
      'remotes/endless/webpack.config.ts',
      `import { writeFileSync } from 'node:fs';
      writeFileSync('pid', String(process.pid));
      setInterval(() => undefined, 1000);
      export default new Promise(() => undefined);`,
    );
  });
  beforeEach(() => rmSync(pidFile(), { force: true }));
  afterAll(() => rmSync(dirname(pidFile()), { recursive: true }));

  test('Ctrl-C ends it', async () => {
    const run = start();
    await eventually(() => existsSync(pidFile()) && building() > 0);
    run.child.kill('SIGINT');
    expect(await run.exitCode).toBe(130);
    expect(isLiving(building())).toBe(false);
    expect(run.output()).not.toContain('failed');
  });

  test('it ends when the starter is killed outright', async () => {
    const run = start();
    await eventually(() => existsSync(pidFile()) && building() > 0);
    run.child.kill('SIGKILL');
    await eventually(() => !isLiving(building()));
  });
});

test('a build error is shown whole, with the name of what failed', async () => {
  const source = readFileSync(join(miniature.root, 'api/src/main.ts'), 'utf8');
  miniature.write('api/src/main.ts', 'const broken = ;');
  const run = start();
  expect(await run.exitCode).toBe(1);
  expect(run.output()).toContain('The build of api failed:');
  expect(run.output()).toContain('const broken = ;');
  miniature.write('api/src/main.ts', source);
});
