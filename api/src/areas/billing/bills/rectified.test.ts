import type { Bill } from '@vatio/contracts/billing/bills';
import type { Caller } from '../../../../test/calls/caller';
import { apiAfter2026 } from '../../../../test/fileApi';
import type { SentBill } from '../../../../test/fixtures/bills';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { addRightBill, pointToBill } from '../../../../test/fixtures/rightBills';

const api = apiAfter2026();
const january = { from: '2025-12-31', to: '2026-01-31', issuedOn: '2026-02-10' };
let admin: Caller;
let point: string;
let wrong: Bill;
beforeAll(async () => {
  admin = await api.addCaller({ role: 'admin' });
});
beforeEach(async () => {
  point = await pointToBill(admin);
  wrong = await addWrongBill(admin, point);
});

const rectify = (facts: Partial<SentBill>): Promise<Bill> =>
  addRightBill(admin, point, { ...january, rectifies: wrong.number, ...facts });
const claimOf = ({ rectified }: Bill) => rectified?.openClaim;

it('tells the open claim of what it replaces, and what comes back of it', async () => {
  const claim = await addClaim(admin, [wrong.id]);
  const right = await rectify({ kind: 'replaces' });
  const { id, reference } = claim;
  expect(claimOf(right)).toEqual({ id, reference, refundEur: '12.72' });
  // An answered claim waits for nothing.
  await admin.post(`/api/claims/${id}/settle`, {
    outcome: 'accepted',
    recoveredEur: '12.72',
    recoveredOn: '2027-01-14',
    version: claim.version,
  });
  expect(claimOf((await admin.get(`/api/bills/${right.id}`)).json)).toBeNull();
});

it.each([
  // The whole bill no longer holds; but the claim was for this part of it alone.
  { kind: 'cancels', totalOf: ({ totalEur }: Bill) => `-${totalEur}`, refundEur: '12.72' },
  { kind: 'replaces', totalOf: ({ totalEur }: Bill) => totalEur, refundEur: null },
  { kind: 'replaces', totalOf: () => '10000', refundEur: null },
] as const)('one that $kind gives back $refundEur', async ({ kind, totalOf, refundEur }) => {
  await addClaim(admin, [wrong.id]);
  const bill = await rectify({ kind, totalEur: totalOf(wrong) });
  expect(claimOf(bill)?.refundEur).toBe(refundEur);
});

it('tells none where nothing is claimed', async () => {
  expect(claimOf(await rectify({ kind: 'replaces' }))).toBeNull();
});
