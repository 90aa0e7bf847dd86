import { execFile, spawnSync } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import { energyAnalysisApi } from '../../test/apis/energy-analysis';
import { calculateStudy, pointWith } from '../../test/fixtures/studies';
import { addStudy } from '../../test/supply';
import type { Asked, Computation } from './computation';
import { ComputePool } from './computePool';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vatio-computing-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bundled, as the build does it: a thread reads no TypeScript. */
async function bundled(name: string, program: BuildOptions): Promise<URL> {
  const outfile = join(folder, `${name}.mjs`);
  const js =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  await build({
    ...program,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@node-rs/argon2', 'pg-native', 'pg-cloudflare'],
    banner: { js },
  });
  return pathToFileURL(outfile);
}

/** Root may always raise a priority; an account without that right, where it can run Node at all. */
function anotherAccount() {
  const nobody = { uid: 65_534, gid: 65_534, cwd: '/' };
  const isRoot = process.getuid?.() === 0;
  const canRun = isRoot && spawnSync(process.execPath, ['--version'], nobody).status === 0;
  return canRun ? nobody : {};
}

describe('a pool of one thread', () => {
  const contents = `
    import { computeUntilStopped } from './computeLoop';
    computeUntilStopped([
      { name: 'double', compute: (value) => 2 * value },
      { name: 'fail', compute: () => { throw new Error('no such month'); } },
      { name: 'standStill', compute: () => { for (;;); } },
      { name: 'die', compute: () => process.exit() },
    ]);`;
  const anywhere = { compute: () => 0 };
  const double: Computation<number, number> = { ...anywhere, name: 'double' };
  const fail: Computation<null, number> = { ...anywhere, name: 'fail' };
  const standStill: Computation<null, number> = { ...anywhere, name: 'standStill' };
  const die: Computation<null, number> = { ...anywhere, name: 'die' };
  const ana = { by: { id: 'ana' } };
  const luis = { by: { id: 'luis' } };

  let program: URL;
  let pool: ComputePool;
  const run = <Input, Result>(one: Computation<Input, Result>, input: Input, asked: Asked) =>
    pool.turn(asked, (inTurn) => inTurn(one, input));
  beforeAll(async () => {
    program = await bundled('own', { stdin: { contents, resolveDir: __dirname } });
  });
  beforeEach(() => {
    pool = new ComputePool({ program, threads: 1 });
  });
  afterEach(() => pool.stop());

  it('computes one after the other, and passes errors on', async () => {
    const all = [1, 2, 3].map((value) => run(double, value, ana));
    expect(await Promise.all(all)).toEqual([2, 4, 6]);
    await expect(run(fail, null, ana)).rejects.toThrow('no such month');
    expect(await run(double, 4, ana)).toBe(8);
  });

  it('ends what nobody waits for any more, and goes on with the next', async () => {
    const gone = new AbortController();
    const running = run(standStill, null, { ...ana, signal: gone.signal });
    const waiting = run(standStill, null, { ...ana, signal: gone.signal });
    const next = run(double, 5, luis);
    const reason = new Error('gone');
    gone.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(await next).toBe(10);
    await expect(run(double, 1, { ...ana, signal: gone.signal })).rejects.toBe(reason);
  });

  it('begins the work of few at once, in their order', async () => {
    const begun: number[] = [];
    const gone = new AbortController();
    const all = [1, 2, 3, 4].map((value) =>
      pool.turn({ ...ana, signal: gone.signal }, async (inTurn) => {
        begun.push(value);
        return inTurn(standStill, null);
      }),
    );
    const last = pool.turn(luis, async (inTurn) => {
      begun.push(5);
      return inTurn(double, 5);
    });
    expect(begun).toEqual([1, 2]);
    gone.abort(new Error('gone'));
    await Promise.allSettled(all);
    expect(await last).toBe(10);
    expect(begun).toEqual([1, 2, 5]);
  });

  it('goes on after a thread has ended by itself', async () => {
    const died = run(die, null, ana);
    const next = run(double, 5, luis);
    await expect(died).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await next).toBe(10);
  });

  it('gives one person eight places, and the others theirs', async () => {
    const gone = new AbortController();
    const mine = { ...ana, signal: gone.signal };
    const all = Array.from({ length: 8 }, () => run(standStill, null, mine));
    await expect(run(double, 1, ana)).rejects.toMatchObject({
      kind: 'throttled',
      message: 'Ya tienes 8 cálculos en marcha: espera a que acabe alguno y repítelo.',
    });
    const other = run(double, 6, luis);
    gone.abort(new Error('gone'));
    await Promise.allSettled(all);
    expect(await other).toBe(12);
    expect(await run(double, 7, ana)).toBe(14);
  });

  it('computes in a process of low priority and without rights', async () => {
    const stdin = { contents, resolveDir: __dirname };
    const options = { bundle: true, platform: 'node', format: 'cjs', write: false } as const;
    // As text: the other account may not read the folder.
    const source = JSON.stringify((await build({ ...options, stdin })).outputFiles[0]?.text);
    const script = `
      const { Worker } = require('node:worker_threads');
      const thread = new Worker(${source}, { eval: true });
      thread.once('message', ({ result }) => { console.log(result); thread.terminate(); });
      thread.postMessage({ name: 'double', input: 21 });`;
    const args = ['-n', '15', process.execPath, '--eval', script];
    const { stdout } = await promisify(execFile)('nice', args, anotherAccount());
    expect(stdout.trim()).toBe('42');
  });

  it('has no endless queue', async () => {
    const gone = new AbortController();
    const { signal } = gone;
    setMaxListeners(0, signal);
    const all = Array.from({ length: 102 }, (_, n) =>
      run(standStill, null, { by: { id: `p${n}` }, signal }),
    );
    await expect(run(double, 1, luis)).rejects.toMatchObject({ kind: 'unavailable' });
    gone.abort(new Error('gone'));
    await Promise.allSettled(all);
  });
});

it('calculates a study as the thread of the requests would', async () => {
  const contents = `
    import { studyComputations } from '../areas/energy-analysis/computations';
    import { computeUntilStopped } from './computeLoop';
    computeUntilStopped(studyComputations);`;
  const program = await bundled('studies', { stdin: { contents, resolveDir: __dirname } });
  const computing = new ComputePool({ program });
  const api = await energyAnalysisApi.start({ computing });
  try {
    api.clock.advance({ seconds: 366 * 24 * 60 * 60 });
    const admin = await api.addCaller({ role: 'admin' });
    const id = await addStudy(admin, await pointWith(admin, 12));
    const { status, json } = await calculateStudy(admin, id, 1);
    expect([status, json.savingEur]).toEqual([200, '282.52']);
    const again = await addStudy(admin, await pointWith(admin, 11));
    const refused = await calculateStudy(admin, again, 1);
    expect(refused.json.message).toMatch('hacen falta 12 meses');
  } finally {
    await api.close();
    await computing.stop();
  }
});
