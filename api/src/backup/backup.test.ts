import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { dump, readFixture, restore as runScript } from '../../test/database/dump';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { throwAwayFolder } from '../../test/database/throwAwayFolder';
import { builtBackup } from '../../test/processes/build';
import { endOf, startProgram } from '../../test/processes/program';
import { until } from '../../test/until';
import { seedUsers } from '../seed/seed';
import { seedSupply } from '../seed/seedSupply';
import { checkArchive } from './archive/check';

// The demo data take some seconds, and so does a PostgreSQL of its own.
jest.setTimeout(180_000);

let folder: string;
let source: TestDatabase;
/** Of the source, with everything that the demo has. */
let archive: string;
const others: TestDatabase[] = [];
beforeAll(async () => {
  folder = await throwAwayFolder();
  source = await createTestDatabase();
  const log = { info() {}, warn() {} };
  await seedUsers(source.db, { demoData: true, admin: undefined }, log);
  await seedSupply(source.db, () => new Date('2026-01-15T10:00:00Z'), log);
  await writeFile(sectionsFile(), '{"sections":{"billing":{"pin":"1.0.0-abc"}}}\n');
  const made = await run(['backup', '--to', join(folder, 'made')], source);
  if (made.code !== 0) throw new Error(made.stderr);
  archive = join(folder, 'made', (await readdir(join(folder, 'made')))[0] ?? '');
});
afterAll(async () => {
  for (const database of [source, ...others]) await database.drop();
  await rm(folder, { recursive: true });
});

const sectionsFile = () => join(folder, 'sections.config.json');

/** The shipped program, on this database. */
function start(args: readonly string[], database?: TestDatabase, env = {}) {
  return startProgram(builtBackup, args, {
    SECTIONS_CONFIG: sectionsFile(),
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  });
}
const run = (...args: Parameters<typeof start>) => endOf(start(...args));

async function another(isMigrated = false): Promise<TestDatabase> {
  const database = await createTestDatabase({ isMigrated });
  others.push(database);
  return database;
}

/** Not through the pool: that one looks like an API at work. */
async function query({ url }: TestDatabase, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** The whole schema, and a hash of the rows of each table. */
async function contentOf({ url }: { readonly url: string }) {
  const { tables, rules, rows } = await dump(url);
  const hashes = rows.map((insert) => [
    insert.slice(0, insert.indexOf('(')),
    createHash('sha256').update(insert).digest('hex'),
  ]);
  return { tables, rules, hashes };
}
const tableCount = async (database: TestDatabase) =>
  (await query(database, `select 1 from pg_tables where schemaname = 'public'`)).length;

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
  // The rules that stood aside are back.
  await expect(query(copy, 'delete from audit_entries')).rejects.toThrow(/audit/);
});

it('leaves a database that has data alone, unless it is told to replace them', async () => {
  const full = await another(true);
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
    const path = join(folder, 'damaged.tar.gz');
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
  const full = await another(true);
  await query(full, `update kysely_migration_lock set is_locked = 7`);
  const before = await contentOf(full);
  // By then it has deleted most tables, and waits for this one.
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

/** A backup of what the last version before 1.0.0 left, perhaps with a change. */
async function backupOfBefore(place: string, change = ''): Promise<[string, TestDatabase]> {
  const old = await another();
  await runScript(old.url, await readFixture('before-1.0.0.sql.gz'));
  if (change) await query(old, change);
  await run(['backup', '--to', join(folder, place)], old);
  const [name = ''] = await readdir(join(folder, place));
  return [join(folder, place, name), old];
}

it('brings a backup of the version before 1.0.0 to the schema of today', async () => {
  const [copy, [made, old]] = [await another(), await backupOfBefore('before')];
  expect((await checkArchive(made)).manifest.migrations).toHaveLength(43);
  expect((await run(['verify-backup', made], undefined, scratch(copy))).code).toBe(0);
  expect((await run(['restore', made], copy)).code).toBe(0);
  const names = 'select name from kysely_migration order by name';
  expect(await query(copy, names)).toEqual(await query(source, names));
  const [restored, was] = [await contentOf(copy), await contentOf(old)];
  const kept = ({ hashes, ...schema }: typeof was) => ({
    ...schema,
    hashes: hashes.filter(([insert]) => !insert?.includes('kysely_migration ')),
  });
  expect(kept(restored)).toEqual(kept(was));
});

it('refuses an older backup, and changes nothing', async () => {
  const change = `delete from kysely_migration where name = '2026-11-26-claims-recovered'`;
  const [copy, [made]] = [await another(), await backupOfBefore('older', change)];
  const { code, stderr } = await run(['restore', made], copy);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The backup is older than .* 1\.0\.0 .*: restore it with that version/m),
  ]);
  expect(await tableCount(copy)).toBe(0);
});

const scratch = ({ url }: TestDatabase) => ({ SCRATCH_DATABASE_URL: url });

it('verifies in a database that stays empty', async () => {
  const empty = await another();
  const { code, stdout } = await run(['verify-backup', archive], undefined, scratch(empty));
  expect([code, stdout]).toEqual([0, expect.stringMatching(/a restored copy has every row of it/)]);
  expect(await tableCount(empty)).toBe(0);
});

it('keeps the newest backups, and everything else that is in the folder', async () => {
  const place = join(folder, 'kept');
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
  const place = join(folder, 'file');
  await writeFile(place, '');
  const { code, stderr } = await run(['backup', '--to', place], source);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Cannot write in .*--to\.$/m)]);
});

it('works on the PostgreSQL of npm start, which does not run, and verifies in one of its own', async () => {
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'embedded') };
  await writeFile(sectionsFile(), '{}');
  const restored = await run(['restore', archive], undefined, env);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.stdout).toMatch(/sections.config.json stays as it is/);
  expect(await run(['backup'], undefined, env)).toMatchObject({ code: 0 });
  expect(await run(['verify-backup'], undefined, env)).toMatchObject({ code: 0 });
  const [name = ''] = await readdir(env.BACKUP_DIR);
  const again = await checkArchive(join(env.BACKUP_DIR, name));
  expect(again.manifest.tables).toEqual((await checkArchive(archive)).manifest.tables);
});
