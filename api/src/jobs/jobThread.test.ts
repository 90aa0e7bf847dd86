import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { v7 as uuidV7 } from 'uuid';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { until } from '../../test/until';
import { cancelJob } from './cancel';
import { isCancelRequested, queueJob } from './jobs.repository';
import { JobThread } from './jobThread';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vatio-jobs-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A thread that behaves badly at its first start, and well from then on. */
const program = (atFirst: string) => {
  const code = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    const mark = workerData.databaseUrl;
    const isFirst = !existsSync(mark);
    writeFileSync(mark, '');
    parentPort.on('message', (message) => message === 'stop' && process.exit());
    if (isFirst) { ${atFirst} }
    else parentPort.postMessage({ level: 'info', fields: {}, message: 'again' });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
};
const begin = (limits: string) =>
  `parentPort.postMessage({ begun: 'study', subjectId: 'x', limits: ${limits} });`;
const nobodyCancels = async () => false;

it.each([
  ['says nothing', `${begin('{ wholeMs: 60000, silentMs: 50 }')} for (;;);`, { silentMs: 50 }],
  [
    'comes to no end',
    `${begin('{ wholeMs: 200, silentMs: 60000 }')}
     setInterval(() => parentPort.postMessage('alive'), 10);`,
    { wholeMs: 200 },
  ],
])('a job that %s is ended from outside, and the thread begins anew', async (_, code, limit) => {
  const lines: [object, string][] = [];
  const say = (fields: object, message: string) => lines.push([fields, message]);
  const thread = new JobThread({
    program: program(code),
    databaseUrl: join(folder, 'mark'),
    log: { info: say, warn: say },
    isCancelRequested: nobodyCancels,
  });
  await until(() => lines.length === 2);
  await thread.stop();
  expect(lines).toEqual([
    [{ job: 'study', ...limit }, 'job ended: it took too long'],
    [{}, 'again'],
  ]);
});

describe('a job that tells of itself', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is left alone until it falls silent', async () => {
    const lines: string[] = [];
    const say = (_: object, message: string) => lines.push(message);
    const code = `
      ${begin('{ wholeMs: 600_000, silentMs: 100_000 }')}
      const line = (message) => parentPort.postMessage({ level: 'info', fields: {}, message });
      parentPort.on('message', () => { parentPort.postMessage('alive'); line('heard'); });
      line('begun');`;
    const thread = new JobThread({
      program: program(code),
      databaseUrl: join(folder, 'mark'),
      log: { info: say, warn: say },
      isCancelRequested: nobodyCancels,
    });
    await until(() => lines.includes('begun'));
    for (const times of [1, 2, 3]) {
      jest.advanceTimersByTime(60_000);
      thread.wake();
      await until(() => lines.filter((line) => line === 'heard').length === times);
    }
    jest.advanceTimersByTime(100_000);
    await until(() => lines.length === 5);
    await thread.stop();
    expect(lines.slice(-2)).toEqual(['heard', 'job ended: it took too long']);
  });
});

/** Bundled, as the build does it: a thread reads no TypeScript. */
async function bundled(program: string): Promise<URL> {
  const outfile = join(folder, 'program.mjs');
  const js =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js },
  });
  return pathToFileURL(outfile);
}

describe('a job whose step stands still', () => {
  let database: TestDatabase;
  let ended: object[];
  let thread: JobThread;
  beforeEach(async () => {
    database = await createTestDatabase();
    ended = [];
  });
  afterEach(async () => {
    await thread.stop();
    await database.drop();
  });

  async function queue(kind: string): Promise<string> {
    const subjectId = uuidV7();
    await queueJob(database.db, { subjectId, kind }, new Date());
    return subjectId;
  }
  const waiting = async () =>
    (await database.db.selectFrom('jobs').select('subject_id as id').execute()).map(({ id }) => id);
  const stateOf = (subjectId: string) =>
    database.db
      .selectFrom('job_states')
      .select(['attempts', 'progress', 'run_after as runAfter'])
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow();

  async function startThread(): Promise<void> {
    thread = new JobThread({
      program: await bundled(
        fileURLToPath(new URL('../../test/fixtures/standingThread.ts', import.meta.url)),
      ),
      databaseUrl: database.url,
      log: { info: () => {}, warn: (fields) => ended.push(fields) },
      isCancelRequested: (id) => isCancelRequested(database.db, id),
    });
  }

  it('counts an attempt, waits, and lets another pass', async () => {
    const standing = await queue('stands still');
    const other = await queue('works');
    const before = new Date();
    await startThread();
    await until(async () => !(await waiting()).includes(other));
    await thread.stop();
    expect(ended[0]).toEqual({ job: 'stands still', silentMs: 500 });
    expect(await waiting()).toEqual([standing]);
    const { attempts, runAfter } = await stateOf(standing);
    expect(attempts).toBeGreaterThan(0);
    expect(runAfter?.getTime()).toBeGreaterThan(before.getTime());
  });

  it('ends when a person cancels it, and its thread is free at once', async () => {
    const standing = await queue('stands for ten minutes');
    const other = await queue('works');
    await startThread();
    await until(async () => (await stateOf(standing)).progress === 0);
    const told: string[] = [];
    await cancelJob(database.db, standing, async () => void told.push('cancelled'));
    expect(told).toEqual(['cancelled']);
    expect(ended).toEqual([{ job: 'stands for ten minutes' }]);
    await until(async () => !(await waiting()).includes(other));
    expect(await waiting()).toEqual([]);
  });
});
