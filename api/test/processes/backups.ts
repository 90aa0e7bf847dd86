import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { dump } from '../database/dump';
import { createTestDatabase, type TestDatabase } from '../database/testDatabase';
import { throwAwayFolder } from '../database/throwAwayFolder';
import { builtBackup } from './build';
import { endOf, startProgram } from './program';

/** The shipped backup program, with a folder and databases that are gone after a file's tests. */
export function backups() {
  let folder: string;
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    folder = await throwAwayFolder();
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true });
  });

  const inFolder = (name: string) => join(folder, name);
  const sectionsFile = () => inFolder('sections.config.json');

  const start = (args: readonly string[], database?: TestDatabase, env = {}) =>
    startProgram(builtBackup, args, {
      SECTIONS_CONFIG: sectionsFile(),
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    });
  const run = (...args: Parameters<typeof start>) => endOf(start(...args));

  async function another({ isMigrated = false } = {}): Promise<TestDatabase> {
    const database = await createTestDatabase({ isMigrated });
    databases.push(database);
    return database;
  }

  /** @returns the archive, in a new folder of that name */
  async function backUp(database: TestDatabase, name: string): Promise<string> {
    const { code, stderr } = await run(['backup', '--to', inFolder(name)], database);
    if (code !== 0) throw new Error(stderr);
    const [archive = ''] = await readdir(inFolder(name));
    return join(inFolder(name), archive);
  }

  return { inFolder, sectionsFile, start, run, another, backUp };
}

/** Not through the pool: that one looks like an API at work. */
export async function query({ url }: TestDatabase, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** The whole schema, and a hash of the rows of each table. */
export async function contentOf({ url }: TestDatabase) {
  const { tables, rules, rows } = await dump(url);
  const hashes = rows.map((insert) => [
    insert.slice(0, insert.indexOf('(')),
    createHash('sha256').update(insert).digest('hex'),
  ]);
  return { tables, rules, hashes };
}

export const tableCount = async (database: TestDatabase): Promise<number> =>
  (await query(database, `select 1 from pg_tables where schemaname = 'public'`)).length;

export const scratch = ({ url }: TestDatabase) => ({ SCRATCH_DATABASE_URL: url });
