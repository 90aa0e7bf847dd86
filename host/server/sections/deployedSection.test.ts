import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  hostDescriptor,
  type SectionBuild,
  sectionBuild,
  tempFolder,
  writeFiles,
  writeSection,
} from '../testing/folders';
import { watching } from '../testing/watching';

const nowhere = '/nowhere';
const entry = 'entry.11112222.js';
const version = (minor: number) => `1.${minor}.0-aaaaaaaa`;
const build = (minor: number) => sectionBuild('billing', version(minor));

/** A build that needs more than an older host offers. */
const demanding = (minor: number) =>
  sectionBuild('billing', version(minor), { requires: { '@vatio/platform': '^1.1.0' } });
const older = {
  version: '0.9.0-00000000',
  offers: { ...hostDescriptor.offers, '@vatio/platform': '1.0.0' },
};

/** A store in which these builds were active one after the other, and the origin of the last. */
async function storeOf(...builds: readonly SectionBuild[]) {
  const dir = await tempFolder();
  const { deploy, storeDir } = await watching(dir);
  for (const each of builds) await deploy(each);
  return { dir, storeDir, shelf: join(storeDir, 'billing') };
}

describe('after a restart', () => {
  it('everything is served from the store, whatever became of the origin', async () => {
    const { storeDir } = await storeOf(build(1), build(2));
    const { watch, active, catalog, news, warnings } = await watching(nowhere, { storeDir });
    expect(active()).toBe(version(2));
    await watch.poll();
    for (const minor of [1, 2]) {
      const asset = catalog.file('billing', version(minor), entry);
      expect(String(asset?.plain)).toBe(build(minor).files[entry]);
    }
    expect(news).toEqual([`Section billing: version ${version(2)} is active.`]);
    expect(warnings).toEqual([
      `Section billing: there is no file /nowhere/section.json; version ${version(2)} stays active.`,
    ]);
  });

  it('the version that was active last is active again, not the newest', async () => {
    const { storeDir } = await storeOf(build(1), build(2), build(1));
    expect((await watching(nowhere, { storeDir })).active()).toBe(version(1));
  });

  it('the same identity with other bytes is still refused, even if it is no longer stored', async () => {
    const builds = [1, 2, 3, 4, 5, 6].map(build);
    const { dir, storeDir } = await storeOf(...builds);
    const { deploy, active, warnings } = await watching(dir, { storeDir });
    await deploy(sectionBuild('billing', version(1), { title: 'Otra' }));
    expect(active()).toBe(version(6));
    expect(warnings[0]).toMatch(
      /1\.1\.0-aaaaaaaa is refused: the same version was deployed before/,
    );
  });

  it('with another host, the last version that fits it is active', async () => {
    const { storeDir } = await storeOf(build(1), demanding(2));
    const { active, warnings } = await watching(nowhere, { storeDir, host: older });
    expect(active()).toBe(version(1));
    expect(warnings).toEqual([
      `Section billing: version ${version(2)} needs @vatio/platform ^1.1.0 and this host (0.9.0-00000000) offers 1.0.0; version ${version(1)} stays active.`,
    ]);
  });
});

describe('the store', () => {
  it('keeps the last five versions, on disk and in memory', async () => {
    const { storeDir, shelf } = await storeOf(...[1, 2, 3, 4, 5, 6].map(build));
    const kept = [2, 3, 4, 5, 6].map(version);
    expect((await readdir(shelf)).sort()).toEqual([...kept, 'history.json']);
    const { isServed } = await watching(nowhere, { storeDir });
    expect([1, 2, 3, 4, 5, 6].map(version).filter(isServed)).toEqual(kept);
  });

  it('has each version as its origin had it', async () => {
    const { dir, shelf } = await storeOf(build(1));
    const folder = join(shelf, version(1));
    const names = ['entry.11112222.js', 'lazy.33334444.js', 'section.json'];
    expect((await readdir(folder)).sort()).toEqual(names);
    for (const name of names) {
      expect(await readFile(join(folder, name))).toEqual(await readFile(join(dir, name)));
    }
  });

  it('is cleared of what a crash left unfinished', async () => {
    const { storeDir, shelf } = await storeOf(build(1));
    await mkdir(join(shelf, `.unfinished-${version(2)}-x`));
    await writeFile(join(shelf, '.unfinished-history.json-x'), '{');
    await writeSection(join(shelf, version(3)), build(3));
    await watching(nowhere, { storeDir });
    expect((await readdir(shelf)).sort()).toEqual([version(1), 'history.json']);
  });

  it.each<[string, (folder: string) => Promise<void>]>([
    ['a tampered file', (folder) => writeFiles(folder, { [entry]: 'alert(1)' })],
    ['a file cut off', (folder) => truncate(join(folder, entry), 10)],
    ['a file missing', (folder) => rm(join(folder, entry))],
    ['no section.json', (folder) => rm(join(folder, 'section.json'))],
    ['another section.json', (folder) => writeSection(folder, sectionBuild('billing', version(9)))],
    [
      'a changed section.json',
      (folder) =>
        writeSection(folder, sectionBuild('billing', version(2), { owner: 'Otro equipo' })),
    ],
  ])('drops a version with %s, and gets it again from the origin', async (_what, spoil) => {
    const { dir, storeDir, shelf } = await storeOf(build(1), build(2));
    await spoil(join(shelf, version(2)));
    const { watch, active, isServed, warnings } = await watching(dir, { storeDir });
    expect(active()).toBe(version(1));
    expect(isServed(version(2))).toBe(false);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/version 1\.2\.0-aaaaaaaa is damaged in the store and dropped: /);

    await watch.poll();
    expect(active()).toBe(version(2));
    expect((await watching(nowhere, { storeDir })).active()).toBe(version(2));
  });

  it('makes a damaged history anew from the versions beside it', async () => {
    const { storeDir, shelf } = await storeOf(build(1), build(2));
    await writeFile(join(shelf, 'history.json'), '{"activations": [');
    const { active, isServed, warnings } = await watching(nowhere, { storeDir });
    expect(isServed(version(1))).toBe(true);
    expect(isServed(version(2))).toBe(true);
    expect(active()).toBeDefined();
    expect(warnings).toEqual([
      'Section billing: its history.json is damaged and made anew from the versions beside it.',
    ]);
    // The next start finds the history mended.
    expect((await watching(nowhere, { storeDir })).warnings).toEqual([]);
  });

  it('that takes no more refuses the new version, and the one before stays', async () => {
    const { dir, storeDir, shelf } = await storeOf(build(1));
    const { deploy, active, warnings } = await watching(dir, { storeDir });
    // Writing into a folder that does not exist fails for every user, as on a full disk.
    await rm(shelf, { recursive: true });
    await writeFile(shelf, '');
    await deploy(build(2));
    expect(active()).toBe(version(1));
    expect(warnings).toContain(
      `Section billing: version ${version(2)} is refused: it cannot be stored (ENOTDIR); version ${version(1)} stays active.`,
    );
  });
});

describe('a pin', () => {
  it('makes a stored version active at the start, and the origin nothing else', async () => {
    const { dir, storeDir } = await storeOf(build(1), build(2));
    const { deploy, section, active } = await watching(dir, { storeDir, pin: version(1) });
    expect(active()).toBe(version(1));
    await deploy(build(3));
    expect(active()).toBe(version(1));
    expect(section.journal.origin(dir)).toMatchObject({ state: 'up', version: version(3) });
    expect(section.journal.rejected).toEqual([]);
  });

  it('takes its version from the origin if the store does not have it', async () => {
    const { dir, storeDir } = await storeOf(build(1));
    await writeSection(dir, build(2));
    const { watch, active } = await watching(dir, { storeDir, pin: version(2) });
    expect(active()).toBe(version(1));
    await watch.poll();
    expect(active()).toBe(version(2));
  });

  it('says that neither has its version, and the one before stays', async () => {
    const { dir, storeDir } = await storeOf(build(1));
    const { watch, section, active } = await watching(dir, { storeDir, pin: version(2) });
    await watch.poll();
    await watch.poll();
    expect(active()).toBe(version(1));
    expect(section.journal.rejected).toEqual([
      {
        version: version(2),
        reason: `version ${version(2)} is refused: it is pinned, but it is not in the store, and ${dir} has ${version(1)}; version ${version(1)} stays active.`,
        at: expect.any(String),
      },
    ]);
  });

  it('is refused like any other version if this host does not fit it', async () => {
    const { dir, storeDir } = await storeOf(demanding(1), build(2));
    const settings = { storeDir, host: older, pin: version(1) };
    const { watch, active, warnings } = await watching(dir, settings);
    await watch.poll();
    expect(active()).toBe(version(2));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /1\.1\.0-aaaaaaaa needs @vatio\/platform \^1\.1\.0 .* offers 1\.0\.0/,
    );
  });
});
