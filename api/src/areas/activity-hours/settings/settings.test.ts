import { activityHoursApi } from '../../../../test/apis/activity-hours';
import { activityId, addEntry, entryOf } from '../../../../test/fixtures/hours';
import { addClient } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const writer = api.caller({ role: 'writer' });
let facts: { clientId: string; activityId: string };
beforeAll(async () => {
  facts = { clientId: await addClient(admin), activityId: await activityId(admin) };
});

const lock = (month: string) => admin.put(`/api/hours/locks/${month}`, {});
const unlock = (month: string) => admin.delete(`/api/hours/locks/${month}`);
const audited = async (action: string) =>
  (await admin.get(`/api/audit?action=${action}`)).json.rows;

describe('a closed month', () => {
  const message =
    'El mes de diciembre de 2025 está cerrado: lo cerró Ada el 15/01/2026. Pide a un administrador que lo abra si hay que corregirlo.';

  it('refuses every change, with its reason', async () => {
    const kept = await addEntry(writer, { ...facts, date: '2025-12-10' });
    const gone = await addEntry(writer, { ...facts, date: '2025-12-11' });
    const other = await addEntry(writer, { ...facts, date: '2026-01-12' });
    await writer.delete(`/api/hours/entries/${gone.id}?version=1`);
    const { status, json } = await lock('2025-12');
    expect([status, json]).toEqual([
      200,
      {
        rows: [
          {
            month: '2025-12',
            lockedAt: api.clock.now().toISOString(),
            lockedBy: { id: admin.id, name: 'Ada' },
          },
        ],
      },
    ]);
    const path = (id: string) => `/api/hours/entries/${id}`;
    const tries = [
      writer.post('/api/hours/entries', entryOf({ ...facts, date: '2025-12-31' })),
      writer.patch(path(kept.id), { version: 1, minutes: 5 }),
      writer.patch(path(kept.id), { version: 1, date: '2026-01-10' }),
      writer.patch(path(other.id), { version: 1, date: '2025-12-10' }),
      writer.delete(`${path(kept.id)}?version=1`),
      writer.post(`${path(gone.id)}/restore`),
      // Not even admins may: they reopen the month first, which the audit records.
      admin.patch(path(kept.id), { version: 1, minutes: 5 }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.status, answer.json]).toEqual([409, { message }]);
    }
    const week = (await writer.get('/api/hours/weeks/2025-12-29')).json;
    expect(week.days.map((day: { isLocked: boolean }) => day.isLocked)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const { rows } = (await writer.get('/api/hours/entries?to=2025-12-31')).json;
    expect(rows).toEqual([{ ...kept, isLocked: true }]);
  });

  it('is closed once, and opened again, which the audit tells', async () => {
    await lock('2025-12');
    expect(await audited('hours-locked')).toMatchObject([
      {
        label: 'Mes cerrado',
        actor: { name: 'Ada' },
        subject: { name: 'Horas de diciembre de 2025' },
      },
    ]);
    expect((await unlock('2025-12')).status).toBe(204);
    expect((await unlock('2025-12')).status).toBe(404);
    expect(await audited('hours-unlocked')).toHaveLength(1);
    expect((await writer.get('/api/hours/locks')).json).toEqual({ rows: [] });
    const again = await writer.post(
      '/api/hours/entries',
      entryOf({ ...facts, date: '2025-12-31' }),
    );
    expect(again.status).toBe(201);
  });

  it('has begun', async () => {
    expect((await lock('2026-01')).status).toBe(200);
    await unlock('2026-01');
    const { status, json } = await lock('2026-02');
    expect([status, json.fields]).toEqual([
      422,
      { month: 'Ese mes no ha empezado: no se puede cerrar' },
    ]);
    expect((await lock('2026-13')).json.fields).toEqual({ month: 'Elige un mes' });
  });

  it('has nothing written in it by somebody who was writing as it was closed', async () => {
    const entries = [1, 2, 3, 4].map(() => entryOf({ ...facts, date: '2025-11-03', minutes: 10 }));
    const [closed, ...answers] = await Promise.all([
      lock('2025-11'),
      ...entries.map((entry) => writer.post('/api/hours/entries', entry)),
    ]);
    expect(closed.status).toBe(200);
    const written = answers.filter(({ status }) => status === 201).length;
    const { total } = (await writer.get('/api/hours/entries?from=2025-11-03&to=2025-11-03')).json;
    expect([total, answers.every(({ status }) => [201, 409].includes(status))]).toEqual([
      written,
      true,
    ]);
  });
});

describe('the working week', () => {
  const path = '/api/hours/working-week';
  const usual = { from: '1990-01-01', minutes: [480, 480, 480, 480, 480, 0, 0], version: 1 };
  const short = { from: '2025-06-16', minutes: [420, 420, 420, 420, 420, 0, 0], version: 1 };
  const put = (week: typeof short, version: number | null) => admin.put(path, { ...week, version });
  const remove = (from: string, version = 1) => admin.delete(`${path}/${from}?version=${version}`);
  const expected = async (monday: string) =>
    (await writer.get(`/api/hours/weeks/${monday}`)).json.days.map(
      (day: { expectedMinutes: number }) => day.expectedMinutes,
    );

  it('holds from its day on', async () => {
    expect((await writer.get(path)).json).toEqual({ rows: [usual] });
    const { status, json } = await put(short, null);
    expect([status, json]).toEqual([200, { rows: [short, usual] }]);
    expect(await expected('2025-06-09')).toEqual(usual.minutes);
    expect(await expected('2025-06-16')).toEqual(short.minutes);
    const shorter = { ...short, minutes: [360, 360, 360, 360, 360, 0, 0], version: 2 };
    expect((await put(shorter, 1)).json.rows).toEqual([shorter, usual]);
    expect(await audited('working-week-changed')).toMatchObject([
      {
        label: 'Cambio de jornada',
        subject: { name: 'Jornada desde el 16/06/2025' },
        changes: [{ field: 'Jornada', after: expect.stringContaining('6\u00a0h') }],
      },
      {},
    ]);
  });

  it('goes back to the one before, but never to none', async () => {
    expect((await remove(short.from, 2)).status).toBe(204);
    expect((await remove(short.from, 2)).status).toBe(404);
    const only = await remove(usual.from);
    expect([only.status, only.json.message]).toEqual([
      409,
      'Es la única jornada: cámbiala en vez de borrarla.',
    ]);
    expect((await writer.get(path)).json).toEqual({ rows: [usual] });
  });

  it('takes the place of nothing that the person has not seen', async () => {
    await put(short, null);
    // The same once more: an answer that was lost.
    expect((await put(short, null)).status).toBe(200);
    const longer = { ...short, minutes: [450, 450, 450, 450, 450, 0, 0] };
    const blind = await put(longer, null);
    expect([blind.status, blind.json.versions.current]).toEqual([409, short]);
    expect((await put(longer, 1)).status).toBe(200);
    const { status, json } = await remove(short.from, 1);
    expect([status, json.message]).toEqual([
      409,
      'Otra persona ha cambiado esta jornada: mira cómo queda antes de quitarla.',
    ]);
    expect((await remove(short.from, 2)).status).toBe(204);
    expect((await put(short, 2)).status).toBe(404);
  });

  it('has seven days of at most 24 h', async () => {
    const wrong = await admin.put(path, { from: '2026-01-01', minutes: [1441, 0], version: null });
    expect([wrong.status, Object.keys(wrong.json.fields).sort()]).toEqual([
      422,
      ['minutes', 'minutes.0'],
    ]);
  });
});
