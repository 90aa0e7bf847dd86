import type { CurveImport } from '@vatio/contracts/company/imports/curveImports';
import { sql } from 'kysely';
import { companyApi } from '../../../../../test/apis/company';
import type { Caller } from '../../../../../test/calls/caller';
import {
  checked,
  evenDay,
  hourlyFile,
  imported,
  read,
  workOff,
} from '../../../../../test/curveImports';
import { addPoint, cupsOf } from '../../../../../test/supply';
import { keepHouse } from '../../../../housekeeping';

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

describe('undo', () => {
  it('puts back what was there, or nothing', async () => {
    await imported(api, admin, { content: day(1, '0,2') });
    const content = day(1, '0,9') + day(2, '0,5').split('\r\n').slice(1).join('\r\n');
    const { id } = await imported(api, admin, { content });
    expect(await storedKwh()).toBe('33.6');
    const { status, json } = await undo(id);
    expect([status, json.state, json.message]).toEqual([200, 'undone', null]);
    expect(await storedKwh()).toBe('4.8');
    const { json: audit } = await admin.get('/api/audit?action=curve-import-undone');
    expect(audit.rows).toMatchObject([
      { subject: { id: pointId, name: cups }, before: { fileName: 'curva.csv' }, after: null },
    ]);
    const days = await api.db.selectFrom('replaced_curve_days').select('day').execute();
    // Only the first import can still be undone.
    expect(days).toEqual([{ day: '2026-10-01' }]);
  });

  it('is refused while a later import stands on it, and says so before', async () => {
    const first = await imported(api, admin, { name: 'a.csv', content: day(1, '0,2') });
    api.clock.advance({ seconds: 60 });
    const second = await imported(api, admin, { name: 'b.csv', content: day(1, '0,3') });
    const obstacle =
      'Una importación posterior («b.csv», del 15/01/2026) ha cambiado algún día de esta: deshaz antes aquella.';
    const refused = await undo(first.id);
    expect([refused.status, refused.json.message]).toEqual([409, obstacle]);
    expect((await read(admin, first.id)).message).toBe(obstacle);
    const { json } = await admin.get('/api/curve-imports');
    expect(json.rows.map((row: CurveImport) => row.message)).toEqual([null, obstacle]);

    expect((await undo(second.id)).status).toBe(200);
    expect((await undo(first.id)).status).toBe(200);
    expect(await storedKwh()).toBe('0');
    expect((await admin.delete(`/api/points/${pointId}`)).status).toBe(204);
  });

  it('does not mind a later import of other days, or one that changed nothing', async () => {
    const first = await imported(api, admin, { content: day(1, '0,2') });
    await imported(api, admin, { content: day(2, '0,2') });
    await imported(api, admin, { content: day(1, '0,2') });
    expect((await undo(first.id)).status).toBe(200);
    expect(await storedKwh()).toBe('4.8');
  });

  describe('of more than a request has time for', () => {
    /** Simulates an import of twenty thousand more days, all of them new. */
    async function long(content: string): Promise<string> {
      const { id } = await imported(api, admin, { content });
      await sql`
        insert into replaced_curve_days (import_id, supply_point_id, minutes, day)
        select ${id}, ${pointId}, 60, date '1900-01-01' + n from generate_series(1, 20000) as n`.execute(
        api.db,
      );
      return id;
    }

    it('is a job, and nothing else is decided meanwhile', async () => {
      const id = await long(day(1, '0,2'));
      const { status, json } = await undo(id);
      expect([status, json.state]).toEqual([200, 'undoing']);
      for (const decision of ['undo', 'cancel']) {
        const refused = await act(id, decision);
        expect([refused.status, refused.json.message]).toEqual([
          409,
          'Esta importación se está deshaciendo: espera a que termine.',
        ]);
      }
      expect(await storedKwh()).toBe('4.8');
      await workOff(api);
      expect((await read(admin, id)).state).toBe('undone');
      expect(await storedKwh()).toBe('0');
      expect((await admin.get('/api/audit?action=curve-import-undone')).json.total).toBe(1);
    });

    it('leaves it done, and the audit says so, when a later import was quicker', async () => {
      const id = await long(day(1, '0,2'));
      const later = await checked(api, admin, { name: 'b.csv', content: day(1, '0,3') });
      await act(later.id, 'confirm', { conflicts: 'replace' });
      api.clock.advance({ seconds: 1 });
      expect((await undo(id)).json.state).toBe('undoing');
      await workOff(api);
      const { state, message } = await read(admin, id);
      expect([state, message]).toEqual(['done', expect.stringMatching(/deshaz antes aquella/)]);
      const { json } = await admin.get('/api/audit?action=curve-import-not-undone');
      expect(json.rows).toMatchObject([{ actor: null, before: { fileName: 'curva.csv' } }]);
    });
  });

  it('happens once when it is asked for twice at once', async () => {
    const { id } = await imported(api, admin, { content: day(1, '0,2') });
    const answers = await Promise.all([undo(id), undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is possible for 90 days', async () => {
    const { id } = await imported(api, admin, { content: day(1, '0,2') });
    const later = (days: number) =>
      keepHouse(companyApi.areas, api.db, new Date(api.clock.now().getTime() + days * 86_400_000));
    await later(89);
    expect(await api.db.selectFrom('replaced_curve_days').select('day').execute()).toHaveLength(1);
    await later(91);
    expect(await api.db.selectFrom('replaced_curve_days').select('day').execute()).toEqual([]);
    // Sessions are not kept so long.
    admin = await api.addCaller({ role: 'admin' });
    const old = new Date(api.clock.now().getTime() - 91 * 86_400_000);
    await api.db.updateTable('curve_imports').set({ finished_at: old }).execute();
    expect((await undo(id)).json.message).toBe(
      'Han pasado más de 90 días y ya no se puede deshacer.',
    );
    expect(await storedKwh()).toBe('4.8');
  });
});
