import { activityHoursApi } from '../../../../test/apis/activity-hours';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { pointToBill } from '../../../../test/fixtures/rightBills';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addStudy } from '../../../../test/supply';

const api = activityHoursApi.after2026();
const admin = api.caller({ role: 'admin' });

const january = 'from=2027-01-01&to=2027-01-31';
const february = 'from=2027-02-01&to=2027-02-28';
const ofClient = async (clientId: string, days: string) =>
  (await admin.get(`/api/hours/summary?${days}`)).json.clients.find(
    ({ client }: { client: { id: string } }) => client.id === clientId,
  );

it('shows beside the hours of a client what was found and recovered in the same days', async () => {
  const point = await pointWith(admin, 12);
  const { clientId } = (await admin.get(`/api/points/${point}`)).json;
  const date = '2027-01-12';
  await addEntry(admin, { clientId, activityId: await activityId(admin), date });
  await addEntry(admin, { clientId, activityId: await activityId(admin), date: '2026-12-10' });
  expect(await ofClient(clientId, january)).toMatchObject({ savedEur: null, recoveredEur: null });

  const id = await addStudy(admin, point, { analyses: ['power'] });
  const { json } = await calculateStudy(admin, id, 1);
  await actOnStudy(admin, id, json.version, 'present');
  const accepted = (await actOnStudy(admin, id, json.version + 1, 'accept')).json;
  expect(accepted.state).toBe('accepted');
  const [{ savingEur }] = (await admin.get('/api/studies')).json.rows;
  expect(await ofClient(clientId, january)).toMatchObject({
    savedEur: Number(savingEur).toFixed(2),
    recoveredEur: null,
  });
  const december = 'from=2026-12-01&to=2026-12-31';
  expect((await ofClient(clientId, december)).savedEur).toBeNull();
});

it('shows what was found for a client also in days without hours', async () => {
  const point = await pointWith(admin, 12);
  const { clientId } = (await admin.get(`/api/points/${point}`)).json;
  expect(await ofClient(clientId, january)).toBeUndefined();
  const id = await addStudy(admin, point, { analyses: ['power'] });
  const { json } = await calculateStudy(admin, id, 1);
  await actOnStudy(admin, id, json.version, 'present');
  await actOnStudy(admin, id, json.version + 1, 'accept');
  expect(await ofClient(clientId, january)).toEqual({
    client: { id: clientId, name: expect.any(String) },
    minutes: 0,
    billableMinutes: 0,
    amountEur: null,
    unratedMinutes: 0,
    activities: [],
    savedEur: expect.stringMatching(/^\d+\.\d\d$/),
    recoveredEur: null,
  });
  expect(await ofClient(clientId, february)).toBeUndefined();
});

it('adds what claims brought back', async () => {
  const point = await pointToBill(admin);
  const { clientId } = (await admin.get(`/api/points/${point}`)).json;
  const bill = await addWrongBill(admin, point);
  const claim = await addClaim(admin, [bill.id], { withInterest: false });
  const settlement = { outcome: 'accepted', recoveredEur: '12.72', recoveredOn: '2027-01-14' };
  const settled = await admin.post(`/api/claims/${claim.id}/settle`, {
    ...settlement,
    version: claim.version,
  });
  expect(settled.status).toBe(200);
  expect(await ofClient(clientId, january)).toMatchObject({ minutes: 0, recoveredEur: '12.72' });
  const activity = await activityId(admin, 'Reclamación');
  await addEntry(admin, { clientId, activityId: activity, claimId: claim.id, date: '2027-01-12' });
  expect(await ofClient(clientId, january)).toMatchObject({ minutes: 60, recoveredEur: '12.72' });
  const { minutes, latest } = (await admin.get(`/api/hours/totals?claimId=${claim.id}`)).json;
  expect([minutes, latest[0].claim.name]).toEqual([60, claim.reference]);
});
