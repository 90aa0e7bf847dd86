import type { NewClaim } from '@vatio/contracts/billing/claims/claims';
import { billingApi } from '../../../../../test/apis/billing';
import type { SentBill } from '../../../../../test/fixtures/bills';
import {
  addWrongBill,
  claimOf,
  proposalOf,
  wrongBillOf,
} from '../../../../../test/fixtures/claims';
import { pointToBill } from '../../../../../test/fixtures/rightBills';

// Today is 15-01-2027.
const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });

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

it('keeps no line that only a part of was claimed before', async () => {
  const point = await pointToBill(admin);
  const { id } = await addWrongBill(admin, point, twiceWrong(point));
  const all = claimOf(await proposalOf(admin, [id]));
  const [bill] = all.bills;
  const [first, second] = bill?.lines ?? [];
  expect([first?.key, second?.key]).toEqual(['power:1:', 'power:2:']);
  const send = async (sentOn: string, lines: (typeof first)[]) =>
    (
      await admin.post('/api/claims', {
        ...all,
        sentOn,
        interestOn: sentOn,
        bills: [{ ...bill, paidOn: '2021-01-01', lines }],
      })
    ).json;
  const claim = await send('2025-12-01', [first]);
  const rejected = { outcome: 'rejected', recoveredEur: null, recoveredOn: null, version: 1 };
  await admin.post(`/api/claims/${claim.id}/settle`, rejected);
  const ofBoth = await send('2027-01-11', [first, second]);
  expect(ofBoth.fields['bills.0.paidOn']).toContain('prescribió el 01/01/2026');
  const ofTheSame = await send('2027-01-11', [first]);
  expect(ofTheSame.claimedBills[0].claimableUntil).toBe('2032-01-11');
});

/** A bill that charges 10,00 € too much for each of the two powers. */
function twiceWrong(point: string): Partial<SentBill> {
  const { lines, taxes, totalEur } = wrongBillOf(point);
  const plus = (eur: string, more: number) => (Number(eur) + more).toFixed(2);
  const more: Readonly<Record<string, number>> = { 'power 2': 10, 'electricityTax ': 0.51 };
  return {
    lines: lines.map((line) => ({
      ...line,
      amountEur: plus(line.amountEur, more[`${line.kind} ${line.period ?? ''}`] ?? 0),
    })),
    taxes: taxes.map(({ baseEur, amountEur, ...tax }) => ({
      ...tax,
      baseEur: plus(baseEur, 10.51),
      amountEur: plus(amountEur, 2.21),
    })),
    totalEur: plus(totalEur, 12.72),
  };
}
