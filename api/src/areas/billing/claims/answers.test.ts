import type { BillTotals } from '@vatio/contracts/billing/bills';
import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { billingApi } from '../../../../test/apis/billing';
import { addClaim, addWrongBill, claimChangeOf } from '../../../../test/fixtures/claims';
import { pointToBill } from '../../../../test/fixtures/rightBills';
import { deleteLongGone } from './claims.repository';
import { sharedOut } from './settle';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
let point: string;
let claim: Claim;
let billId: string;
beforeEach(async () => {
  point = await pointToBill(admin);
  billId = (await addWrongBill(admin, point)).id;
  claim = await addClaim(admin, [billId]);
});

const send = (deed: string, facts: object = {}, version = claim.version) =>
  admin.post(`/api/claims/${claim.id}/${deed}`, { version, ...facts });
const totals = async (): Promise<BillTotals> =>
  (await admin.get(`/api/bills/totals?supplyPointId=${point}`)).json;
const accepted = { outcome: 'accepted', recoveredEur: '12.72', recoveredOn: '2027-01-14' };

it('what came back is in the sums of the register', async () => {
  expect((await totals()).recoveredEur).toBe('0.00');
  const answer = await send('settle', { ...accepted, note: 'Abono en la factura de enero.' });
  expect(answer.json).toMatchObject({
    state: 'accepted',
    recoveredEur: '12.72',
    recoveredOn: '2027-01-14',
    version: 2,
  });
  expect(answer.json.history[0]).toMatchObject({
    kind: 'accepted',
    text: 'Recuperado: 12,72\u00a0€ el 14/01/2027. Abono en la factura de enero.',
  });
  expect((await totals()).recoveredEur).toBe('12.72');
  const reopened = await send('reopen', {}, 2);
  expect(reopened.json).toMatchObject({ state: 'open', recoveredEur: null, recoveredOn: null });
  expect((await totals()).recoveredEur).toBe('0.00');
});

it('more may come back than was claimed: interest goes on until then', async () => {
  const { json } = await send('settle', { ...accepted, recoveredEur: '13.40' });
  expect([json.recoveredEur, json.claimedBills[0].recoveredEur]).toEqual(['13.40', '13.40']);
  expect((await totals()).recoveredEur).toBe('13.40');
});

it('each bill has its part of it, to the cent', async () => {
  const february = { from: '2026-01-31', to: '2026-02-28', issuedOn: '2026-03-03' };
  const second = await addWrongBill(admin, point, february);
  await send('delete');
  const both = await addClaim(admin, [billId, second.id]);
  const facts = { outcome: 'partial', recoveredEur: '10.01', recoveredOn: '2027-01-14' };
  const { json } = await admin.post(`/api/claims/${both.id}/settle`, { ...facts, version: 1 });
  expect(
    json.claimedBills.map(({ recoveredEur }: { recoveredEur: string }) => recoveredEur),
  ).toEqual(['5.00', '5.01']);
  const march = await admin.get(`/api/bills/totals?supplyPointId=${point}&month=2026-02`);
  expect(march.json.recoveredEur).toBe('5.01');
});

it.each([
  [{ ...accepted, recoveredEur: '-1' }, 'recoveredEur', /negativo/],
  [{ ...accepted, recoveredOn: null }, 'recoveredOn', /cuándo llegó/],
  [{ ...accepted, recoveredOn: '2027-01-16' }, 'recoveredOn', /Todavía no/],
  [{ ...accepted, outcome: 'rejected' }, 'recoveredEur', /rechazada no se recupera nada/],
  [{ ...accepted, outcome: 'partial', recoveredEur: '0' }, 'recoveredEur', /cuánto ha aceptado/],
  [{ ...accepted, outcome: 'lost' }, 'outcome', /qué ha contestado/],
])('refuses %j', async (facts, field, message) => {
  const answer = await send('settle', facts);
  expect([answer.status, answer.json.fields[field]]).toEqual([422, expect.stringMatching(message)]);
});

it('accepted and not paid yet, it is said again when the money comes', async () => {
  const waiting = await send('settle', { ...accepted, recoveredEur: null, recoveredOn: null });
  expect(waiting.json).toMatchObject({ state: 'accepted', recoveredEur: null });
  expect((await send('settle', accepted, 2)).json.recoveredEur).toBe('12.72');
});

it('only an open one is changed or deleted', async () => {
  await send('settle', accepted);
  const change = await admin.put(`/api/claims/${claim.id}`, claimChangeOf(claim, { version: 2 }));
  expect([change.status, change.json.message]).toEqual([422, expect.stringMatching(/reábrela/)]);
  expect((await send('delete', {}, 2)).json.message).toMatch(/Solo se borra .* abierta/);
});

it('a deleted one comes back as it was, and goes for good after a while', async () => {
  expect((await send('delete')).status).toBe(204);
  expect((await admin.get(`/api/claims/${claim.id}`)).status).toBe(404);
  const { json } = await send('restore', {}, 2);
  expect(json).toMatchObject({ reference: claim.reference, amountEur: '12.72', version: 3 });
  expect(json.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'restored',
    'deleted',
    'created',
  ]);
  await send('delete', {}, 3);
  await deleteLongGone(api.db, new Date(api.clock.now().getTime() + 1));
  expect((await send('restore', {}, 4)).status).toBe(404);
});

it.each([
  ['10.00', ['1', '1', '1'], ['3.33', '3.33', '3.34']],
  ['0.01', ['5', '5'], ['0.00', '0.01']],
  ['0', ['12.72'], ['0.00']],
])('%s € by %j', (eur, weights, parts) => {
  expect(sharedOut(eur, weights)).toEqual(parts);
});
