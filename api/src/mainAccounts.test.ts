import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstAdmin, signIn } from '../test/calls/signIn';
import { throwAwayFolder } from '../test/database/throwAwayFolder';
import { ApiProcess, endProcesses } from '../test/processes/apiProcess';
import { builtMain } from '../test/processes/build';
import { testXsrfKey } from '../test/testApi';

// Processes are slow on a busy machine; this file measures no time.
jest.setTimeout(120_000);

let root: string;
/** An `unshare` that fails. What is run is not in memory. */
let tools: string;
beforeAll(async () => {
  root = await throwAwayFolder();
  tools = await mkdtemp(join(tmpdir(), 'vatio-main-'));
  for (const dir of [root, tools]) await chmod(dir, 0o755);
  await writeFile(join(tools, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
});
afterEach(endProcesses);
afterAll(() => Promise.all([root, tools].map((dir) => rm(dir, { recursive: true }))));

const start = (env: Record<string, string>, options?: { uid: number }) =>
  new ApiProcess({ XSRF_KEY: testXsrfKey, ...firstAdmin, ...env }, options);

const nobody = 65_534;
/**
 * True for root, if another account can reach the program at all: not in a folder that only root may read.
 */
const isChangeable =
  process.getuid?.() === 0 &&
  spawnSync('test', ['-r', builtMain], { uid: nobody, gid: nobody }).status === 0;
/** PostgreSQL refuses to run as root: each of our ways around it. */
const asRoot = isChangeable ? it : it.skip;

asRoot('runs as an ordinary user', async () => {
  const dir = join(root, 'ordinary');
  await mkdir(dir);
  await chown(dir, nobody, nobody);
  const api = start({ DATA_DIR: dir, HOME: dir, TMPDIR: dir }, { uid: nobody });
  await signIn(await api.url());
  expect(await api.stop()).toBe(0);
});

describe('as root', () => {
  const path = process.env.PATH ?? '';
  asRoot.each([
    ['without user namespaces', () => `${tools}:${path}`],
    ['with them again, on the same data', () => path],
  ])('runs %s', async (_, pathOf) => {
    const api = start({ DATA_DIR: join(root, 'changing'), PATH: pathOf() });
    await signIn(await api.url());
    expect(await api.stop()).toBe(0);
  });
});

asRoot('says what to do where root has no way at all', async () => {
  const closed = join(root, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const { message } = await start({
    DATA_DIR: join(closed, 'data'),
    PATH: `${tools}:${process.env.PATH}`,
  }).failure();
  expect(message).toMatch(
    /^The account that PostgreSQL uses \(uid 65534\) cannot enter .*DATABASE_URL\.$/,
  );
});
