import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import {
  createTestDatabase,
  emptyTables,
  type TestDatabase,
} from '../../test/database/testDatabase';
import { until } from '../../test/until';
import { jobOn, queueJob, requestCancel } from './jobs.repository';
import type { JobKind, JobStep } from './kind';
import { JobRunner } from './runner';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let now: Date;
let told: string[];
let logged: object[];
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00Z');
  [told, logged] = [[], []];
  await emptyTables(database.db, ['jobs']);
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const log = { info: () => {}, warn: (fields: object) => logged.push(fields) };

/** A kind of job that records its end. */
const kindOf = (run: JobKind['run']): JobKind => ({
  name: 'count',
  run,
  giveUp: async ({ subjectId }) => void told.push(`given up ${subjectId}`),
  cancel: async ({ subjectId }) => void told.push(`cancelled ${subjectId}`),
});
const runnerOf = (run: JobKind['run']) =>
  new JobRunner({ db: database.db, now: () => now, log, kinds: [kindOf(run)] });

const does: JobKind['run'] = async ({ subjectId }) => void told.push(`done ${subjectId}`);
const breaks: JobKind['run'] = async () => {
  told.push('begun');
  throw new Error('with a line of the file in it');
};

async function queue(kind = 'count'): Promise<string> {
  const subjectId = uuidV7();
  await queueJob(database.db, { subjectId, kind }, now);
  later(1);
  return subjectId;
}
const waiting = async () =>
  (await database.db.selectFrom('jobs').select('subject_id as id').execute()).map(({ id }) => id);

it('does what waits in its order, and leaves the kinds of others', async () => {
  const foreign = await queue('of a later version');
  const [first, second] = [await queue(), await queue()];
  await runnerOf(does).workOff();
  expect(told).toEqual([`done ${first}`, `done ${second}`]);
  expect(await waiting()).toEqual([foreign]);
});

it('lets the kinds take turns, whichever wait longest', async () => {
  const names = ['import', 'export', 'study'];
  const turns: string[] = [];
  const kinds = names.map((name) => ({ ...kindOf(async () => void turns.push(name)), name }));
  for (let job = 0; job < 5; job += 1) await queue('import');
  for (let job = 0; job < 3; job += 1) await queue('export');
  await queue('study');
  await new JobRunner({ db: database.db, now: () => now, log, kinds }).workOff();
  expect(turns.join(' ')).toBe('import export study import export import export import import');
});

it('has one job for a subject at a time', async () => {
  const subjectId = await queue();
  await expect(queueJob(database.db, { subjectId, kind: 'count' }, now)).rejects.toMatchObject({
    code: '23505',
  });
});

it('begins no job that another runner is doing', async () => {
  await queue();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = runnerOf(async (step) => {
    told.push('begun');
    await held;
    await does(step);
  }).workOff();
  await until(() => told.length > 0);
  await runnerOf(breaks).workOff();
  letGo();
  await first;
  expect(told).toHaveLength(2);
});

it('tries a job that fails again after a while, lets others pass, and gives up after three times', async () => {
  const failing = await queue();
  const runner = runnerOf(async (step) => (step.subjectId === failing ? breaks(step) : does(step)));
  await runner.workOff();
  const other = await queue();
  await runner.workOff();
  expect(told).toEqual(['begun', `done ${other}`, 'begun']);
  expect((await jobOn(database.db, failing)).progress).toBeNull();
  later(9);
  await runner.workOff();
  expect(told).toHaveLength(3);
  later(1);
  await runner.workOff();
  expect(told.slice(3)).toEqual(['begun', `given up ${failing}`]);
  expect(await waiting()).toEqual([]);
  expect(logged).toHaveLength(3);
  expect(JSON.stringify(logged)).not.toContain('a line of the file');
});

it.each([
  ['a statement that takes too long', sql`select pg_sleep(30)`],
  ['more values than a statement takes', sql`select ${sql.join(Array(70_000).fill(1))}`],
])('counts %s as an attempt: the database is there', async (_, statement) => {
  const subjectId = await queue();
  await runnerOf(async ({ transaction }) => {
    await sql`set local statement_timeout = 50`.execute(transaction);
    await statement.execute(transaction);
  }).workOff();
  const [state] = await database.db.selectFrom('job_states').selectAll().execute();
  expect(state).toMatchObject({ subject_id: subjectId, attempts: 1 });
  expect(logged).toHaveLength(1);
});

it('counts a job that waits too long for a lock as an attempt, and a database that goes away not', async () => {
  const subjectId = await queue();
  const attempts = async () =>
    (await database.db.selectFrom('job_states').select('attempts').executeTakeFirstOrThrow())
      .attempts;
  await database.db.transaction().execute(async (other) => {
    await sql`lock table users in access exclusive mode`.execute(other);
    await runnerOf(async ({ transaction }) => {
      await sql`set local lock_timeout = 50`.execute(transaction);
      await sql`select from users`.execute(transaction);
    }).workOff();
  });
  expect(await attempts()).toBe(1);
  later(1);
  const runner = runnerOf(async (step) => {
    if (step.subjectId === subjectId && told.length === 0) {
      told.push('lost');
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(step.transaction);
    }
    await does(step);
  });
  const other = await queue();
  later(-1);
  await expect(runner.workOff()).rejects.toThrow();
  later(1);
  await runner.workOff();
  // Those that waited meanwhile go first: should it be the job that ends the database, they get their turn.
  expect(told).toEqual(['lost', `done ${other}`, `done ${subjectId}`]);
});

it('has the limits of its kind in place of those of a request', async () => {
  await queue();
  const kind = kindOf(async ({ transaction }) => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(transaction);
    told.push(JSON.stringify(rows[0]));
  });
  const limits = { wholeMs: 1_200_000, silentMs: 180_000 };
  await new JobRunner({
    db: database.db,
    now: () => now,
    log,
    kinds: [{ ...kind, limits }],
  }).workOff();
  expect(told).toEqual(['{"statement":"3min","idle":"20min"}']);
});

it('does not begin what a person cancelled while its thread stood still', async () => {
  const subjectId = await queue();
  await requestCancel(database.db, subjectId);
  await runnerOf(breaks).workOff();
  expect(told).toEqual([`cancelled ${subjectId}`]);
  expect(await waiting()).toEqual([]);
});

it('keeps nothing of a job that fails', async () => {
  const subjectId = await queue();
  await runnerOf(async (step) => {
    await queueJob(step.transaction, { subjectId: uuidV7(), kind: 'count' }, now);
    await breaks(step);
  }).workOff();
  expect(await waiting()).toEqual([subjectId]);
});

/** Passes checkpoints until it is interrupted. */
const passing =
  (onFirst: (step: JobStep) => void): JobKind['run'] =>
  async (step) => {
    onFirst(step);
    for (let share = 0; ; share = Math.min(0.9, share + 0.001)) await step.checkpoint.pass(share);
  };

it('ends a job in the middle when it is cancelled', async () => {
  const subjectId = await queue();
  const run = runnerOf(passing(() => told.push('begun'))).workOff();
  await until(() => told.length > 0);
  await until(async () => ((await jobOn(database.db, subjectId)).progress ?? 0) > 0);
  await requestCancel(database.db, subjectId);
  await run;
  expect(told).toEqual(['begun', `cancelled ${subjectId}`]);
  expect(await waiting()).toEqual([]);
});

it('does again at once what a stop interrupted: that is no attempt', async () => {
  const subjectId = await queue();
  const runner = runnerOf(passing(() => runner.stop()));
  await runner.workOff();
  expect((await jobOn(database.db, subjectId)).progress).toBeNull();
  const [{ attempts } = {}] = await database.db
    .selectFrom('job_states')
    .select('attempts')
    .execute();
  expect(attempts).toBe(0);
  await runnerOf(does).workOff();
  expect(told).toEqual([`done ${subjectId}`]);
});
