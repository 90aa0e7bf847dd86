import fc, { type Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { bearer, type TestApi, type TestUser } from '../../api/test/testApi';

const password = 'una-frase-bastante-larga-7';
const users = {
  admin: { email: 'admin@fuzz.example', password, role: 'admin' },
  reader: { email: 'lectura@fuzz.example', password, role: 'reader' },
  writer: { email: 'escritura@fuzz.example', password, role: 'writer' },
  former: { email: 'antigua@fuzz.example', password, role: 'admin', active: false },
} satisfies Record<string, TestUser>;

/** The callers; the last has no session. */
export type Caller = 'admin' | 'reader' | 'nobody';

/** People who call and are changed, whom no call can harm for long. */
export interface People {
  /** Puts accounts and sessions back as they were. */
  restore(): Promise<void>;
  headersOf(caller: Caller): Record<string, string>;
  /** The existing values, by the names that contracts give them. */
  readonly known: Readonly<Record<string, Arbitrary<unknown>>>;
}

/** Makes the accounts and signs the callers in. */
export async function gatherPeople(api: TestApi): Promise<People> {
  const { db } = api;
  for (const user of Object.values(users)) await api.addUser(user);
  const tokens = {
    admin: (await api.tokenOf(users.admin)).value,
    reader: (await api.tokenOf(users.reader)).value,
  };
  const accounts = await db.selectFrom('users').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  const sessionIds = sessions.map(({ id }) => id);
  const whole = await stateOf(api, sessionIds);
  return {
    restore: async () => {
      if ((await stateOf(api, sessionIds)) === whole) return;
      await db.transaction().execute(async (transaction) => {
        // Thousands of times; losing the last one does no harm.
        await sql`set local synchronous_commit = off`.execute(transaction);
        for (const { id, created_at, ...account } of accounts) {
          await transaction.updateTable('users').set(account).where('id', '=', id).execute();
        }
        await transaction
          .insertInto('sessions')
          .values(sessions)
          .onConflict((on) => on.column('token_hash').doUpdateSet({ revoked_at: null }))
          .execute();
        await transaction.deleteFrom('login_throttle').execute();
      });
    },
    headersOf: (caller) => (caller === 'nobody' ? {} : bearer(tokens[caller])),
    known: knownOf(
      [...accounts.map(({ id }) => id), ...sessions.map(({ login_id }) => login_id)],
      Object.values(tokens),
    ),
  };
}

/** The state of all that is put back, in one query: most cases change none of it. */
async function stateOf({ db }: TestApi, sessionIds: readonly string[]) {
  const emails = Object.values(users).map(({ email }) => email);
  const { rows } = await sql<{ state: string }>`
    select concat_ws('|',
      (select string_agg(users::text, '|' order by id) from users where email = any(${emails})),
      (select string_agg(concat(id, revoked_at), '|' order by id) from sessions
        where id = any(${sessionIds})),
      (select count(*) from login_throttle)) as state`.execute(db);
  return rows[0]?.state;
}

function knownOf(ids: readonly string[], tokens: readonly string[]): People['known'] {
  const id = fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 4 }, fc.uuid());
  const emails = Object.values(users).map((user) => user.email);
  const newEmail = fc.stringMatching(/^[a-z]{1,20}$/).map((mailbox) => `${mailbox}@fuzz.example`);
  return {
    id,
    subjectId: id,
    email: fc.oneof(fc.constantFrom(...emails), newEmail),
    password: fc.constant(password),
    currentPassword: fc.constant(password),
    token: fc.constantFrom(...tokens),
    version: fc.constantFrom(1, 1, 1, 2),
    q: fc.constantFrom('fuzz', 'nuria prueba', 'ÁDMIN', 'a', '%', ''),
  };
}
