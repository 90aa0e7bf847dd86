import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { answerFor } from '../http/errors';
import { type Database, openDatabase } from './pool';
import { inTransaction } from './transaction';

let direct: TestDatabase;
let database: Database;
beforeAll(async () => {
  direct = await createTestDatabase();
  database = openDatabase(direct.url);
});
afterAll(async () => {
  await database.close();
  await direct.drop();
});

it('answers 503 to whoever waits in vain for one of its ten connections', async () => {
  const releases: (() => void)[] = [];
  const held = Array.from({ length: 10 }, () =>
    database.kysely.connection().execute(
      (connection) =>
        new Promise<void>((resolve) => {
          releases.push(resolve);
          sql`select 1`.execute(connection).catch(() => {});
        }),
    ),
  );
  const refused = await sql`select 1`.execute(database.kysely).catch((error: unknown) => error);
  expect(answerFor(refused)?.status).toBe(503);
  for (const release of releases) release();
  await Promise.all(held);
  await expect(sql`select 1`.execute(database.kysely)).resolves.toBeDefined();
});

it('limits a statement to thirty seconds', async () => {
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit`.execute(database.kysely);
  expect(rows).toEqual([{ limit: '30s' }]);
});

it('does not wait long for what somebody else holds, and says so', async () => {
  const brief = openDatabase(direct.url, { lockTimeoutMs: 50 });
  const refused = await direct.db.transaction().execute(async (other) => {
    await sql`lock table users in access exclusive mode`.execute(other);
    return sql`select from users`.execute(brief.kysely).catch((error: unknown) => error);
  });
  expect(answerFor(refused)).toEqual({
    status: 503,
    body: {
      message:
        'Otra persona o una importación está cambiando estos datos. Inténtalo de nuevo en unos segundos.',
      retryAfterSeconds: 5,
    },
  });
  await brief.close();
});

it('runs a transaction again when PostgreSQL asks for it, three times in all', async () => {
  const conflict = Object.assign(new Error('serialization'), { code: '40001' });
  const twice = jest.fn().mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict);
  await expect(inTransaction(database.kysely, twice.mockResolvedValue('done'))).resolves.toBe(
    'done',
  );
  const always = jest.fn().mockRejectedValue(conflict);
  await expect(inTransaction(database.kysely, always)).rejects.toBe(conflict);
  expect(always).toHaveBeenCalledTimes(3);
  const bug = jest.fn().mockRejectedValue(new Error('bug'));
  await expect(inTransaction(database.kysely, bug)).rejects.toThrow('bug');
  expect(bug).toHaveBeenCalledTimes(1);
});
