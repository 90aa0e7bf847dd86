import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addOffer, addStudy } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });

const remove = (who: typeof admin, id: string, version: number) =>
  who.post(`/api/studies/${id}/delete`, { version });
const restore = (who: typeof admin, id: string, version: number) =>
  who.post(`/api/studies/${id}/restore`, { version });
const sums = async () => (await admin.get('/api/studies/summary')).json;

it('is nowhere once it is deleted, and all there again once that is taken back', async () => {
  const id = await addStudy(writer, await pointWith(admin, 12));
  const offer = await addOffer(writer, id);
  const { json: study } = await calculateStudy(writer, id, 2);
  const before = await sums();
  expect((await remove(writer, id, study.version)).status).toBe(204);

  expect((await admin.get(`/api/studies?supplyPointId=${study.supplyPointId}`)).json.total).toBe(0);
  expect(await sums()).toMatchObject({ open: before.open - 1, foundEur: '0.00' });
  const below = ['', '/events', '/calculations', '/calculations/1', '/offers', '/report'];
  for (const path of below) {
    expect([path, (await admin.get(`/api/studies/${id}${path}`)).status]).toEqual([path, 404]);
  }
  const deleted = study.version + 1;
  const refused = [
    await calculateStudy(writer, id, deleted),
    await actOnStudy(writer, id, deleted, 'discard'),
    await remove(writer, id, deleted),
    await writer.post(`/api/studies/${id}/comments`, { text: 'Aún aquí' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const other = await addStudy(writer, await pointWith(admin, 0));
  const elsewhere = (await admin.get(`/api/studies/${other}/offers/elsewhere`)).json;
  expect(elsewhere.rows.map((one: { id: string }) => one.id)).not.toContain(offer);

  expect((await restore(writer, id, study.version)).status).toBe(409);
  const { status, json } = await restore(writer, id, deleted);
  expect([status, json]).toEqual([200, { ...study, version: deleted + 1 }]);
  expect(await sums()).toEqual({ ...before, open: before.open + 1 });
  expect((await restore(writer, id, deleted + 1)).status).toBe(404);
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(rows.slice(0, 2)).toMatchObject([
    { action: 'study-restored' },
    { action: 'study-deleted' },
  ]);
});

it('is deleted by who made it and by admins, and by no other writer', async () => {
  const point = await pointWith(admin, 12);
  const [own, others] = [await addStudy(writer, point), await addStudy(admin, point)];
  const { status, json } = await remove(writer, others, 1);
  expect([status, json.message]).toEqual([403, expect.stringMatching(/^Solo quien hizo/)]);
  expect((await remove(admin, own, 1)).status).toBe(204);
  expect((await restore(writer, own, 2)).status).toBe(200);
  expect((await remove(admin, others, 1)).status).toBe(204);
  expect((await restore(writer, others, 2)).status).toBe(403);
});

it('is not deleted after it was presented, nor while it is discarded', async () => {
  const point = await pointWith(admin, 12);
  const [presented, discarded] = [await addStudy(admin, point), await addStudy(admin, point)];
  await calculateStudy(admin, presented, 1);
  await actOnStudy(admin, presented, 2, 'present');
  const shown = await remove(admin, presented, 3);
  expect([shown.status, shown.json.message]).toEqual([
    409,
    'Un estudio presentado no se borra: se puede descartar.',
  ]);
  await actOnStudy(admin, discarded, 1, 'discard');
  const closed = await remove(admin, discarded, 2);
  expect([closed.status, closed.json.message]).toEqual([
    409,
    'Este estudio está descartado: reábrelo antes.',
  ]);
});
