import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { TestDatabase } from '../../test/database/testDatabase';
import { backups, contentOf, query, scratch, tableCount } from '../../test/processes/backups';
import { endOf } from '../../test/processes/program';
import { until } from '../../test/until';
import { seedUsers } from '../seed/seed';
import { seedSupply } from '../seed/seedSupply';
import { checkArchive } from './archive/check';

// The demo data take some seconds.
jest.setTimeout(180_000);

const { inFolder, sectionsFile, start, run, another, backUp } = backups();
let source: TestDatabase;
/** The backup of `source`, which has all data of the demo. */
let archive: string;
beforeAll(async () => {
  source = await another({ isMigrated: true });
  const log = { info() {}, warn() {} };
  await seedUsers(source.db, { demoData: true, admin: undefined }, log);
  await seedSupply(source.db, () => new Date('2026-01-15T10:00:00Z'), log);
  await writeFile(sectionsFile(), '{"sections":{"billing":{"pin":"1.0.0-abc"}}}\n');
  archive = await backUp(source, 'made');
});

it('makes an archive that nobody else may read, and that says what is in it', async () => {
  expect(basename(archive)).toMatch(/^vatio-2\d{3}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const { manifest, files } = await checkArchive(archive);
  const points = manifest.tables.find(({ name }) => name === 'supply_points');
  expect(points).toMatchObject({ rows: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(manifest.migrations).toContain('2026-11-29-1-jobs');
  expect(files.get('sections.config.json')?.toString()).toContain('1.0.0-abc');
});

it('gives an empty database every row back, with the same schema and counters', async () => {
  const copy = await another();
  const { stdout, stderr, code } = await run(['restore', archive], copy);
  expect({ stderr, code }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(/^Restored \d+ tables with [\d,]+ rows of 20/);
  expect(await contentOf(copy)).toEqual(await contentOf(source));
  const counters = `select sequencename, last_value from pg_sequences order by 1`;
  expect(await query(copy, counters)).toEqual(await query(source, counters));
  // The suspended rules are back.
  await expect(query(copy, 'delete from audit_entries')).rejects.toThrow(/audit/);
});

it('leaves a database that has data alone, unless it is told to replace them', async () => {
  const full = await another({ isMigrated: true });
  await query(full, `update kysely_migration_lock set is_locked = 7`);
  const before = await contentOf(full);
  const refused = await run(['restore', archive], full);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^The database is not empty: \d+ tables with .* add --replace/m);
  expect(await contentOf(full)).toEqual(before);
  expect((await run(['restore', archive, '--replace'], full)).code).toBe(0);
  expect(await contentOf(full)).toEqual(await contentOf(source));
});

it('keeps away from a database that an API works on', async () => {
  await source.db.connection().execute(async (api) => {
    await api.selectFrom('users').select('id').execute();
    const { code, stderr } = await run(['restore', archive, '--replace'], source);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/stop its API first/)]);
  });
});

describe('a damaged archive', () => {
  const damaged: readonly [string, (bytes: Buffer) => Buffer][] = [
    ['that ends in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['that was cut between two files', (bytes) => gzipSync(gunzipSync(bytes).subarray(0, 512 * 8))],
    [
      'in which a value was changed',
      (bytes) => {
        const tar = gunzipSync(bytes);
        tar.write('b', tar.indexOf('admin@vatio.example'));
        return gzipSync(tar);
      },
    ],
    ['that is none', () => Buffer.from('no archive')],
  ];
  const damagedBy = async (damage: (bytes: Buffer) => Buffer) => {
    const path = inFolder('damaged.tar.gz');
    await writeFile(path, damage(await readFile(archive)));
    return path;
  };

  it.each(damaged)('%s is refused', async (_, damage) => {
    const path = await damagedBy(damage);
    await expect(checkArchive(path)).rejects.toThrow(/is damaged or no backup of Vatio/);
  });

  it('leaves the database alone', async () => {
    const copy = await another();
    const path = await damagedBy((bytes) => bytes.subarray(0, bytes.length / 2));
    const { code, stderr } = await run(['restore', path], copy);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is damaged or no backup of Vatio/)]);
    expect(await tableCount(copy)).toBe(0);
  });
});

it('leaves the database as it was when it is killed half-way, and does it again', async () => {
  const full = await another({ isMigrated: true });
  await query(full, `update kysely_migration_lock set is_locked = 7`);
  const before = await contentOf(full);
  // The restore has then deleted most tables, and waits for this one.
  const reader = new Client({ connectionString: full.url });
  await reader.connect();
  await reader.query('begin; lock table users in access share mode');
  const child = start(['restore', archive, '--replace'], full);
  const end = endOf(child);
  const atWork = `select wait_event_type from pg_stat_activity
    where datname = current_database() and application_name = 'vatio-backup'`;
  await until(async () =>
    (await query(full, atWork)).some((row) => row.wait_event_type === 'Lock'),
  );
  child.kill('SIGKILL');
  await end;
  await reader.end();
  await until(async () => (await query(full, atWork)).length === 0);
  expect(await contentOf(full)).toEqual(before);
  expect((await run(['restore', archive, '--replace'], full)).code).toBe(0);
  expect(await contentOf(full)).toEqual(await contentOf(source));
});

it('verifies in a database that stays empty', async () => {
  const empty = await another();
  const { code, stdout } = await run(['verify-backup', archive], undefined, scratch(empty));
  expect([code, stdout]).toEqual([0, expect.stringMatching(/a restored copy has every row of it/)]);
  expect(await tableCount(empty)).toBe(0);
});

it('keeps the newest backups, and everything else that is in the folder', async () => {
  const place = inFolder('kept');
  await mkdir(place);
  const old = ['2020-01-01', '2021-01-01', '2022-01-01'].map(
    (day) => `vatio-${day}T03-00-00Z.tar.gz`,
  );
  for (const name of [...old, 'notes.txt']) await writeFile(join(place, name), '');
  const { stdout } = await run(['backup', '--to', place, '--keep', '2'], source);
  expect(stdout).toContain(`deleted: ${old[0]}, ${old[1]}.`);
  const [note, ...kept] = await readdir(place);
  expect([note, kept]).toEqual(['notes.txt', [old[2], expect.stringMatching(/^vatio-/)]]);
});

it('says what is wrong with the folder, and leaves nothing half-written', async () => {
  const place = inFolder('file');
  await writeFile(place, '');
  const { code, stderr } = await run(['backup', '--to', place], source);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Cannot write in .*--to\.$/m)]);
});
