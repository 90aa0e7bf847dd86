import type { NewClaim } from '@vatio/contracts/billing/claims';
import type { Caller } from '../../../../../test/calls/caller';
import { apiAfter2026 } from '../../../../../test/fileApi';
import { addWrongBill, claimOf, proposalOf } from '../../../../../test/fixtures/claims';
import { pointToBill } from '../../../../../test/fixtures/rightBills';

// Today is 15-01-2027.
const api = apiAfter2026();
let admin: Caller;
beforeAll(async () => {
  admin = await api.addCaller({ role: 'admin' });
});

it('keeps what was claimed of the same company within the five years claimable', async () => {
  const point = await pointToBill(admin);
  const { id } = await addWrongBill(admin, point);
  const send = async (sentOn: string, facts: Partial<NewClaim> = {}) => {
    const claim = claimOf(await proposalOf(admin, [id]), { sentOn, interestOn: sentOn, ...facts });
    const bills = claim.bills.map((bill) => ({ ...bill, paidOn: '2021-01-01' }));
    return (await admin.post('/api/claims', { ...claim, bills })).json;
  };
  const first = await send('2025-12-01');
  const rejected = { outcome: 'rejected', recoveredEur: null, recoveredOn: null, version: 1 };
  await admin.post(`/api/claims/${first.id}/settle`, rejected);
  const toOther = await send('2027-01-11', { recipient: 'distributor' });
  expect(toOther.fields['bills.0.paidOn']).toContain('prescribió el 01/01/2026');
  const second = await send('2027-01-11');
  expect(second.claimedBills[0].claimableUntil).toBe('2032-01-11');
  expect(second.norms).toContain('Código Civil, art. 1973');
});
