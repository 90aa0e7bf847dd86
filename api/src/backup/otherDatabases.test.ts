import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readFixture, restore as runScript } from '../../test/database/dump';
import { migrateSinceBaselines } from '../../test/database/sinceBaselines';
import type { TestDatabase } from '../../test/database/testDatabase';
import { backups, contentOf, query, scratch, tableCount } from '../../test/processes/backups';
import { seedUsers } from '../seed/seed';
import { checkArchive } from './archive/check';

// A PostgreSQL of its own takes some seconds.
jest.setTimeout(180_000);

const { inFolder, sectionsFile, run, another, backUp } = backups();

describe('a backup of the last version before 1.0.0', () => {
  async function backupOfBefore(name: string, change = ''): Promise<[string, TestDatabase]> {
    const old = await another();
    await runScript(old.url, await readFixture('before-1.0.0.sql.gz'));
    if (change) await query(old, change);
    return [await backUp(old, name), old];
  }

  it('is verified', async () => {
    const [copy, [made]] = [await another(), await backupOfBefore('to verify')];
    expect((await checkArchive(made)).manifest.migrations).toHaveLength(43);
    expect((await run(['verify-backup', made], undefined, scratch(copy))).code).toBe(0);
  });

  it('is brought to the schema of today', async () => {
    const [copy, [made, old]] = [await another(), await backupOfBefore('before')];
    expect((await run(['restore', made], copy)).code).toBe(0);
    const names = 'select name from kysely_migration order by name';
    const today = await another({ isMigrated: true });
    expect(await query(copy, names)).toEqual(await query(today, names));
    await migrateSinceBaselines(old);
    const [restored, was] = [await contentOf(copy), await contentOf(old)];
    const kept = ({ hashes, ...schema }: typeof was) => ({
      ...schema,
      hashes: hashes.filter(([insert]) => !insert?.includes('kysely_migration ')),
    });
    expect(kept(restored)).toEqual(kept(was));
  });

  it('is refused when it is older still, and nothing changes', async () => {
    const change = `delete from kysely_migration where name = '2026-11-26-claims-recovered'`;
    const [copy, [made]] = [await another(), await backupOfBefore('older', change)];
    const { code, stderr } = await run(['restore', made], copy);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The backup is older than .* 1\.0\.0 .*: restore it with that version/m,
      ),
    ]);
    expect(await tableCount(copy)).toBe(0);
  });
});

describe('the PostgreSQL of npm start', () => {
  let archive: string;
  beforeAll(async () => {
    const source = await another({ isMigrated: true });
    const log = { info() {}, warn() {} };
    await seedUsers(source.db, { demoData: true, admin: undefined }, log);
    await writeFile(sectionsFile(), '{"sections":{"billing":{"pin":"1.0.0-abc"}}}\n');
    archive = await backUp(source, 'made');
    await writeFile(sectionsFile(), '{}');
  });

  it('is restored and backed up while it does not run', async () => {
    const env = { DATA_DIR: inFolder('data'), BACKUP_DIR: inFolder('embedded') };
    const restored = await run(['restore', archive], undefined, env);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.stdout).toMatch(/sections.config.json stays as it is/);
    expect(await run(['backup'], undefined, env)).toMatchObject({ code: 0 });
    const [name = ''] = await readdir(env.BACKUP_DIR);
    const again = await checkArchive(join(env.BACKUP_DIR, name));
    expect(again.manifest.tables).toEqual((await checkArchive(archive)).manifest.tables);
  });

  it('is not needed to verify: that has one of its own', async () => {
    const env = { DATA_DIR: inFolder('none'), BACKUP_DIR: inFolder('newest') };
    await mkdir(env.BACKUP_DIR);
    await copyFile(archive, join(env.BACKUP_DIR, basename(archive)));
    expect(await run(['verify-backup'], undefined, env)).toMatchObject({ code: 0 });
  });
});
