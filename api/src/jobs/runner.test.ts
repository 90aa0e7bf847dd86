import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import {
  createTestDatabase,
  emptyTables,
  type TestDatabase,
} from '../../test/database/testDatabase';
import { until } from '../../test/until';
import type { JobKind, JobStep } from './kind';
import { progressOf, queueJob, requestCancel } from './repository';
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
  expect(await progressOf(database.db, failing)).toBeNull();
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
  await until(async () => ((await progressOf(database.db, subjectId)) ?? 0) > 0);
  await requestCancel(database.db, subjectId);
  await run;
  expect(told).toEqual(['begun', `cancelled ${subjectId}`]);
  expect(await waiting()).toEqual([]);
});

it('does again at once what a stop interrupted: that is no attempt', async () => {
  const subjectId = await queue();
  const runner = runnerOf(passing(() => runner.stop()));
  await runner.workOff();
  expect(await progressOf(database.db, subjectId)).toBeNull();
  const [{ attempts } = {}] = await database.db
    .selectFrom('job_states')
    .select('attempts')
    .execute();
  expect(attempts).toBe(0);
  await runnerOf(does).workOff();
  expect(told).toEqual([`done ${subjectId}`]);
});
