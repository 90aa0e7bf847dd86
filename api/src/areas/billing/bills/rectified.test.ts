import type { Bill } from '@vatio/contracts/billing/bills';
import { billingApi } from '../../../../test/apis/billing';
import type { SentBill } from '../../../../test/fixtures/bills';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { addRightBill, pointToBill, rightBillOf } from '../../../../test/fixtures/rightBills';

const api = billingApi.after2026();
const january = { from: '2025-12-31', to: '2026-01-31', issuedOn: '2026-02-10' };
const admin = api.caller({ role: 'admin' });
let point: string;
let wrong: Bill;
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
  // An answered claim is no longer open.
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

it('has the rates of the accrual of what it rectifies, unless it says another day', async () => {
  // The electricity tax was different in April 2026.
  const facts = { ...january, kind: 'replaces', rectifies: wrong.number } as const;
  const printed = { ...rightBillOf(point, facts), issuedOn: '2026-04-10' };
  const right: Bill = (await admin.post('/api/bills', printed)).json;
  expect([right.accruedOn, right.claimableEur]).toEqual([wrong.accruedOn, '0.00']);
  expect(wrong.accruedOn).not.toBe(right.issuedOn);
  const own = { ...printed, number: `${right.number}-2`, accruedOn: '2026-04-10' };
  const other: Bill = (await admin.post('/api/bills', own)).json;
  expect([other.accruedOn, other.claimableEur]).toEqual([
    '2026-04-10',
    expect.not.stringMatching(/^0/),
  ]);
});

it('refuses a circle, in which no bill would count', async () => {
  const sent = { ...january, kind: 'replaces' } as const;
  const first = await rectify({ ...sent, number: 'C-1', rectifies: 'C-3' });
  const facts = { ...sent, number: 'C-3', rectifies: 'C-1' };
  const direct = await admin.post('/api/bills', rightBillOf(point, facts));
  expect([direct.status, direct.json.fields.rectifies]).toEqual([
    422,
    expect.stringContaining('La factura C-1 ya rectifica a esta'),
  ]);
  await rectify({ ...sent, number: 'C-2', rectifies: 'C-1' });
  const longer = await admin.post('/api/bills', rightBillOf(point, { ...facts, rectifies: 'C-2' }));
  expect(longer.json.fields.rectifies).toContain('C-1 a esta');
  expect((await admin.get(`/api/bills/${first.id}`)).json.counts).toBe(false);
});
