import type { BillSummary } from '@vatio/contracts/billing/summaries';
import { billingApi } from '../../../../test/apis/billing';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { addRightBill, pointToBill } from '../../../../test/fixtures/rightBills';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });

const summaryOf = async (point: string): Promise<BillSummary> =>
  (await admin.get(`/api/bills/summary?supplyPointId=${point}`)).json;

it('says what was claimed and recovered, also of a bill that was replaced for it', async () => {
  const point = await pointToBill(admin);
  const wrong = await addWrongBill(admin, point);
  await addRightBill(admin, point);
  const { id } = await addClaim(admin, [wrong.id]);
  const open = await summaryOf(point);
  expect(open.rows).toMatchObject([
    { key: '2026-01', bills: 1, claimedEur: '12.72', recoveredEur: '0.00' },
    { key: '2026-06', bills: 1, claimedEur: '0.00' },
  ]);
  expect(open.sums).toMatchObject({ bills: 2, claimedEur: '12.72', claimableEur: '12.72' });

  const answer = { outcome: 'partial', recoveredEur: '10', recoveredOn: '2027-01-14', note: '' };
  await admin.post(`/api/claims/${id}/settle`, { ...answer, version: 1 });
  expect((await summaryOf(point)).sums.recoveredEur).toBe('10.00');

  const january = { from: wrong.from, to: wrong.to, issuedOn: '2026-03-02' };
  const replacing = { kind: 'replaces', rectifies: wrong.number } as const;
  await addRightBill(admin, point, { ...january, ...replacing });
  expect((await summaryOf(point)).rows[0]).toMatchObject({
    bills: 1,
    claimableEur: '0.00',
    claimedEur: '12.72',
    recoveredEur: '10.00',
  });
});

it('leaves out what was rejected', async () => {
  const point = await pointToBill(admin);
  const wrong = await addWrongBill(admin, point);
  const { id } = await addClaim(admin, [wrong.id]);
  const answer = { outcome: 'rejected', recoveredEur: null, recoveredOn: null, note: 'No.' };
  await admin.post(`/api/claims/${id}/settle`, { ...answer, version: 1 });
  expect((await summaryOf(point)).sums).toMatchObject({ claimedEur: '0.00', recoveredEur: '0.00' });
});
