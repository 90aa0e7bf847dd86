import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inputsHash, writeInputs } from '@vatio/build/inputs';
import { tempFolder } from '../../host/server/testing/folders';
import { buildAll } from './buildAll';
import { findUnits, type Unit } from './units';

const never = new AbortController().signal;
let root: string;

function addPackage(dir: string, ...scripts: string[]) {
  mkdirSync(join(root, dir), { recursive: true });
  writeFileSync(join(root, dir, 'package.json'), JSON.stringify({ scripts: { ...scripts } }));
}

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  root = await tempFolder();
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  addPackage('host', 'npm run x', 'vatio-build page', 'vatio-build server server/main.ts');
  addPackage('api', 'vatio-build server src/main.ts', 'node dist-server/main.js');
  addPackage('remotes/billing', 'vatio-build page');
  addPackage('remotes/agenda', 'vatio-build page');
  mkdirSync(join(root, 'remotes/empty'));
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
});
afterEach(() => jest.restoreAllMocks());

test('units are what the packages build by their own scripts, servers first', async () => {
  const units = await findUnits(root);
  expect(units.map(({ name, kind, args }) => [name, kind, args.join(' ')])).toEqual([
    ['api', 'server', 'server src/main.ts'],
    ['host server', 'server', 'server server/main.ts'],
    ['host page', 'page', 'page'],
    ['agenda', 'section', 'page'],
    ['billing', 'section', 'page'],
  ]);
  expect(units.at(-1)?.outputDir).toBe(join(root, 'remotes/billing/dist'));
});

async function build(force: boolean, work: (unit: Unit) => Promise<void>) {
  const made: string[] = [];
  const builds = buildAll(await findUnits(root), {
    stop: never,
    force,
    async build(unit) {
      await work(unit);
      made.push(unit.name);
      await writeInputs(unit.outputDir, await inputsHash(unit.dir, unit.kind));
      return '';
    },
  });
  return { builds, made };
}

/** A promise that waits for its signal. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

test('only what changed is built', async () => {
  const work = async () => {};
  const first = await build(false, work);
  await first.builds.all;
  expect(first.made).toHaveLength(5);

  writeFileSync(join(root, 'remotes/billing/new.ts'), '');
  const second = await build(false, work);
  await second.builds.all;
  expect(second.made).toEqual(['billing']);
  const forced = await build(true, work);
  await forced.builds.all;
  expect(forced.made).toHaveLength(5);
});

test('two are built at once', async () => {
  let running = 0;
  let most = 0;
  const end = signal();
  const { builds } = await build(true, async () => {
    running += 1;
    most = Math.max(most, running);
    await end.given;
    running -= 1;
  });
  await nextTurn();
  expect(running).toBe(2);
  end.give();
  await builds.all;
  expect(most).toBe(2);
});

test('one can wait for a single unit', async () => {
  const others = signal();
  const { builds, made } = await build(true, async ({ name }) => {
    if (name !== 'api') await others.given;
  });
  await builds.of('api');
  expect(made).toEqual(['api']);
  others.give();
  await builds.all;
});

test('the first failure is the one reported, and ends the rest', async () => {
  const failed = signal();
  const { builds, made } = await build(true, async ({ name }) => {
    if (name !== 'host server') return failed.given;
    failed.give();
    throw new Error('broken');
  });
  await expect(builds.all).rejects.toThrow('broken');
  expect(made).toEqual(['api']);
});
