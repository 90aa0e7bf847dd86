import type { CurveImport } from '@vatio/contracts/company/imports/curveImports';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { companyApi } from '../../../../test/apis/company';
import type { Caller } from '../../../../test/calls/caller';
import type { HttpAnswer } from '../../../../test/calls/httpCall';
import {
  checked,
  evenDay,
  hourlyFile,
  imported,
  read,
  upload,
  workOff,
} from '../../../../test/curveImports';
import { addPoint, cupsOf } from '../../../../test/supply';
import { until } from '../../../../test/until';
import { waitsForLock } from '../../../../test/waitsForLock';
import { keepHouse } from '../../../housekeeping';
import { isCancelRequested } from '../../../jobs/jobs.repository';
import { queueImport } from './curveImports.life.repository';

const api = companyApi.fresh();
let admin: Caller;
let pointId: string;
const cups = cupsOf(1);
beforeEach(async () => {
  admin = await api.addCaller({ role: 'admin', name: 'Ana Admin' });
  pointId = await addPoint(admin, { cups });
});

const day = (n: number, kwh: string) =>
  hourlyFile({ cups, date: `${String(n).padStart(2, '0')}/10/2026`, kwh: evenDay(kwh) });
const act = (id: string, action: string, body?: object) =>
  admin.post(`/api/curve-imports/${id}/${action}`, body);
const undo = (id: string) => act(id, 'undo');

async function storedKwh(): Promise<string> {
  const { json } = await admin.get(`/api/points/${pointId}/coverage`);
  return json.months[0]?.energyKwh ?? '0';
}
async function partCount(): Promise<number> {
  return (await api.db.selectFrom('curve_import_parts').select('part').execute()).length;
}

describe('what cannot be done in a state is refused, with a sentence that names it', () => {
  const ways: Readonly<Record<string, () => Promise<CurveImport>>> = {
    queued: async () => (await upload(admin, { content: day(1, '0,2') })).json,
    checked: () => checked(api, admin, { content: day(1, '0,2') }),
    confirmed: async () => {
      const { id } = await checked(api, admin, { content: day(1, '0,2') });
      return (await act(id, 'confirm', { conflicts: 'keep' })).json;
    },
    done: () => imported(api, admin, { content: day(1, '0,2') }),
    undone: async () =>
      (await undo((await imported(api, admin, { content: day(1, '0,2') })).id)).json,
    unreadable: () => checked(api, admin, { content: '%PDF-1.7' }),
    cancelled: async () =>
      (await act((await checked(api, admin, { content: day(1, '0,2') })).id, 'cancel')).json,
  };
  const bodies = {
    check: { supplyPointId: null },
    confirm: { conflicts: 'keep' },
    cancel: undefined,
    undo: undefined,
  } as const;

  it.each<[string, Readonly<Record<keyof typeof bodies, number>>, RegExp]>([
    ['queued', { check: 409, confirm: 409, undo: 409, cancel: 200 }, /espera su turno para leerse/],
    ['checked', { undo: 409, check: 200, confirm: 409, cancel: 200 }, /espera/],
    ['confirmed', { check: 409, confirm: 409, undo: 409, cancel: 200 }, /turno para guardarse/],
    ['done', { check: 409, confirm: 409, cancel: 409, undo: 200 }, /ya está guardada/],
    ['undone', { check: 409, confirm: 409, cancel: 409, undo: 409 }, /ya se ha deshecho/],
    ['unreadable', { check: 409, confirm: 409, cancel: 409, undo: 409 }, /no se puede leer/],
    ['cancelled', { check: 409, confirm: 409, cancel: 200, undo: 409 }, /está cancelada/],
  ])('%s', async (state, expected, sentence) => {
    const made = await ways[state]?.();
    expect(made?.state).toBe(state);
    for (const [action, status] of Object.entries(expected)) {
      const answer = await act(made?.id ?? '', action, bodies[action as keyof typeof bodies]);
      expect([action, answer.status]).toEqual([action, status]);
      if (status === 409) expect(answer.json.message).toMatch(sentence);
    }
  });

  it('and what does not exist is not known', async () => {
    const id = uuidV7();
    for (const [action, body] of Object.entries(bodies)) {
      expect((await act(id, action, body)).json.message).toBe('Esa importación no existe.');
    }
    expect((await admin.get(`/api/curve-imports/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/curve-imports/${id}/problems`)).status).toBe(404);
  });
});

describe('a decision stands on what its person saw', () => {
  const overtaken =
    'Otra persona ha cambiado esta importación: mira cómo está ahora y decide otra vez.';

  it('and is refused after another one', async () => {
    const seen = await checked(api, admin, { content: day(1, '0,2') });
    // Another person has it read for another point.
    const other = await addPoint(admin, { cups: cupsOf(2) });
    expect((await act(seen.id, 'check', { supplyPointId: other })).status).toBe(200);
    await workOff(api);
    const { version } = seen;
    for (const [action, body] of Object.entries({
      confirm: { conflicts: 'replace', version },
      check: { supplyPointId: null, version },
      cancel: { version },
    })) {
      const { status, json } = await act(seen.id, action, body);
      expect([action, status, json.message]).toEqual([action, 409, overtaken]);
    }
    const now = await read(admin, seen.id);
    expect(now).toMatchObject({ state: 'checked', version: version + 1 });
    const confirm = { conflicts: 'replace', version: now.version };
    expect((await act(seen.id, 'confirm', confirm)).status).toBe(200);
    await workOff(api);
    expect((await act(seen.id, 'undo', { version })).status).toBe(409);
    expect((await act(seen.id, 'undo', { version: now.version + 1 })).status).toBe(200);
  });

  it('also one that comes while somebody else decides', async () => {
    const { id, version } = await checked(api, admin, { content: day(1, '0,2') });
    const rest: Promise<HttpAnswer>[] = [];
    await api.db.transaction().execute(async (transaction) => {
      // Another person's «confirm», just before its commit.
      await queueImport(transaction, id, { state: 'confirmed', conflicts: 'keep' }, new Date(0));
      rest.push(act(id, 'cancel', { version }));
      await until(() => waitsForLock(api.db));
    });
    const [{ status, json } = {}] = await Promise.all(rest);
    expect([status, json?.message]).toEqual([409, overtaken]);
    await workOff(api);
    expect(await read(admin, id)).toMatchObject({ state: 'done', version: version + 1 });
  });

  it('is told of by nobody whose release does not know it', async () => {
    const { id } = await checked(api, admin, { content: day(1, '0,2') });
    expect((await act(id, 'confirm', { conflicts: 'keep' })).status).toBe(200);
  });
});

describe('cancelling', () => {
  it.each(['queued', 'confirmed'])('ends what waits at once: %s', async (state) => {
    const { id } = (await upload(admin, { content: day(1, '0,2') })).json;
    if (state === 'confirmed') {
      await workOff(api);
      await act(id, 'confirm', { conflicts: 'keep' });
    }
    expect((await act(id, 'cancel')).json).toMatchObject({ state: 'cancelled', progress: null });
    await workOff(api);
    expect((await read(admin, id)).state).toBe('cancelled');
    expect([await partCount(), await storedKwh()]).toEqual([0, '0']);
  });

  it.each<[CurveImport['state'], RawBuilder<unknown>]>([
    ['checking', sql`lock table curve_import_parts in access exclusive mode`],
    ['writing', sql`select from supply_points for update`],
  ])('ends what is being worked at, and nothing of it stays: %s', async (state, hold) => {
    const { id } = (await upload(admin, { content: day(1, '0,2') })).json;
    if (state === 'writing') {
      await workOff(api);
      await act(id, 'confirm', { conflicts: 'keep' });
    }
    const rest: Promise<unknown>[] = [];
    await api.db.transaction().execute(async (transaction) => {
      await hold.execute(transaction);
      rest.push(workOff(api));
      // The step comes so far, and waits for us.
      await until(async () => (await read(admin, id)).state === state);
      rest.push(act(id, 'cancel'));
      await until(() => isCancelRequested(api.db, id));
    });
    await Promise.all(rest);
    expect(await read(admin, id)).toMatchObject({ state: 'cancelled', progress: null });
    expect([await partCount(), await storedKwh()]).toEqual([0, '0']);
  });
});

it.each([
  ['checked', 'unreadable', /^No se ha podido leer el fichero después de varios intentos/],
  ['written', 'cancelled', /^No se ha podido guardar después de varios intentos/],
])('gives up a file that breaks the process each time it is %s', async (step, state, message) => {
  const { id } = (await upload(admin, { content: day(1, '0,2') })).json;
  if (step === 'written') {
    await workOff(api);
    await act(id, 'confirm', { conflicts: 'keep' });
  }
  // Simulates three processes that died in the middle.
  await api.db.updateTable('job_states').set({ attempts: 3 }).execute();
  await workOff(api);
  expect(await read(admin, id)).toMatchObject({ state, progress: null });
  expect((await read(admin, id)).message).toMatch(message);
  expect([await partCount(), await storedKwh()]).toEqual([0, '0']);
});

it('cancels what nobody decided about in seven days, and says so', async () => {
  const { id } = await checked(api, admin, { content: day(1, '0,2') });
  // Reading it again does not extend its life.
  api.clock.advance({ seconds: 6 * 60 * 60 });
  await act(id, 'check', { supplyPointId: null });
  await workOff(api);
  const after = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
  await keepHouse(companyApi.areas, api.db, after(6));
  expect(await partCount()).toBe(1);
  await keepHouse(companyApi.areas, api.db, after(7));
  // Sessions are not kept so long.
  admin = await api.addCaller({ role: 'admin' });
  expect(await read(admin, id)).toMatchObject({
    state: 'cancelled',
    message: 'Nadie la confirmó en 7 días. Sube el fichero otra vez si aún hace falta.',
  });
  expect(await partCount()).toBe(0);
});

it('lists the newest first, by page, one’s own, and those that wait', async () => {
  const done = await imported(api, admin, { name: 'a.csv', content: day(1, '0,2') });
  api.clock.advance({ seconds: 1 });
  const writer = await api.addCaller({ role: 'writer' });
  const waiting = (await upload(writer, { name: 'b.csv', content: day(2, '0,2') })).json;
  const ids = async (query: string) => {
    const { json } = await admin.get(`/api/curve-imports?${query}`);
    return [json.rows.map((row: CurveImport) => row.id), json.total];
  };
  expect(await ids('')).toEqual([[waiting.id, done.id], 2]);
  expect(await ids('page=2&pageSize=1')).toEqual([[done.id], 2]);
  expect(await ids('mine=true')).toEqual([[done.id], 1]);
  expect(await ids('open=true')).toEqual([[waiting.id], 1]);
  const { json } = await admin.get('/api/curve-imports');
  expect(json.rows[0]).not.toHaveProperty('check');
});
