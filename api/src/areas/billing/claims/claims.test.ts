import type { Claim } from '@vatio/contracts/billing/claims/claims';
import type { AuditEntry } from '@vatio/contracts/user/audit';
import { billingApi } from '../../../../test/apis/billing';
import { changeOf } from '../../../../test/fixtures/bills';
import {
  addClaim,
  addWrongBill,
  claimChangeOf,
  claimOf,
  proposalOf,
  sendClaim,
} from '../../../../test/fixtures/claims';
import { addRightBill, pointToBill } from '../../../../test/fixtures/rightBills';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
const reader = api.caller({ role: 'reader' });
let point: string;
beforeEach(async () => {
  point = await pointToBill(admin);
});

const find = async ({ id }: { id: string }): Promise<Claim> =>
  (await admin.get(`/api/claims/${id}`)).json;
const send = (claim: Claim, deed: string, facts: object = {}) =>
  admin.post(`/api/claims/${claim.id}/${deed}`, { version: claim.version, ...facts });

describe('what is proposed', () => {
  it('is each line that is not owed, with its taxes and why', async () => {
    const { id, claimableEur } = await addWrongBill(admin, point);
    expect(claimableEur).toBe('12.72');
    const { bills, supplier } = await proposalOf(admin, [id]);
    expect([supplier, bills.length]).toEqual(['Comercializadora Uno', 1]);
    expect(bills[0]?.lines).toEqual([
      expect.objectContaining({
        label: 'Potencia P1',
        amountEur: '10.00',
        electricityTaxEur: '0.51',
        taxEur: '2.21',
        totalEur: '12.72',
        claimedIn: null,
        reason: expect.stringMatching(/^Potencia P1: se cobran .* y corresponden .*10,00 € de más/),
      }),
    ]);
  });

  it('is of one client and one supplier', async () => {
    const own = await addWrongBill(admin, point);
    const other = await addWrongBill(admin, point, { supplier: 'Otra', issuedOn: '2026-02-04' });
    const elsewhere = await addWrongBill(admin, await pointToBill(admin));
    for (const { id } of [other, elsewhere]) {
      const answer = await admin.get(`/api/claims/proposal?bills=${own.id},${id}`);
      expect([answer.status, answer.json.message]).toEqual([
        422,
        expect.stringContaining('un solo cliente a una sola comercializadora'),
      ]);
    }
    const gone = '0199e1a0-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/claims/proposal?bills=${own.id},${gone}`)).status).toBe(404);
  });
});

describe('a claim', () => {
  it('keeps figures, proof, interest and deadline', async () => {
    const bill = await addWrongBill(admin, point, { paidOn: '2026-02-11' });
    const claim = await addClaim(admin, [bill.id], { words: 'Gracias.' });
    // 12.72 × 4.75 % × 334 / 365
    expect(claim).toMatchObject({
      reference: expect.stringMatching(/^R-\d{4,}$/),
      state: 'open',
      amountEur: '12.72',
      interestEur: null,
      claimedEur: '12.72',
      recoveredEur: null,
      answerBy: '2027-02-01',
      interestMissing: [expect.stringContaining('interés legal del dinero')],
    });
    const until = await addClaim(admin, [(await addSecond()).id], { interestOn: '2026-12-31' });
    expect(until).toMatchObject({ interestEur: '0.53', claimedEur: '13.25', interestMissing: [] });
    expect(until.claimedBills[0]).toMatchObject({
      interestEur: '0.53',
      interestCalculation: '12,72 € × (3,25 % + 1,5 %) × 323 / 365 días',
      // Five years from the letter, which asked for it in time.
      claimableUntil: '2032-01-11',
      check: 'same',
      lines: [expect.objectContaining({ label: 'Potencia P1', totalEur: '12.72' })],
    });
    expect(until.norms).toContain('RD 88/2026, arts. 44.4.b y 45.2');
    expect(until.deadline).toMatchObject({ workingDays: 15, norm: 'RD 88/2026, art. 55.3' });
    expect(claim.history).toEqual([
      expect.objectContaining({ kind: 'created', text: bill.number }),
    ]);
    const audit: AuditEntry[] = (await admin.get('/api/audit?pageSize=200')).json.rows;
    const [entry] = audit.filter(({ subject }) => subject.id === claim.id);
    expect(entry).toMatchObject({ label: 'Alta de reclamación' });
  });

  const addSecond = () =>
    addWrongBill(admin, point, {
      from: '2026-01-31',
      to: '2026-02-28',
      issuedOn: '2026-03-03',
      paidOn: '2026-02-11',
    });

  it('of an unknown payment has no interest, and says why; it is typed later', async () => {
    const { id } = await addWrongBill(admin, point);
    const claim = await addClaim(admin, [id], { interestOn: '2026-12-31' });
    expect(claim.interestEur).toBeNull();
    expect(claim.interestMissing[0]).toContain('la fecha de pago');
    const bills = [{ billId: id, paidOn: '2026-02-11' }];
    const changed = await admin.put(
      `/api/claims/${claim.id}`,
      claimChangeOf(claim, { bills, companyReference: 'X-9' }),
    );
    expect(changed.json).toMatchObject({ interestEur: '0.53', version: 2 });
    expect(changed.json.history[0]).toMatchObject({
      kind: 'changed',
      text: 'Referencia de la empresa, Pagos',
    });
    const without = claimChangeOf(changed.json, { withInterest: false });
    expect((await admin.put(`/api/claims/${claim.id}`, without)).json).toMatchObject({
      interestEur: null,
      interestMissing: [],
      claimedEur: '12.72',
    });
  });

  it('with the distributor of a small point is answered in five days', async () => {
    const { id } = await addWrongBill(admin, point);
    const facts = { recipient: 'distributor', recipientName: 'i-DE' } as const;
    expect(await addClaim(admin, [id], facts)).toMatchObject({
      answerBy: '2027-01-18',
      deadline: { workingDays: 5 },
    });
  });

  it('refuses days that cannot be, and what was paid more than five years ago', async () => {
    const { id } = await addWrongBill(admin, point);
    const proposal = await proposalOf(admin, [id]);
    const paid = async (paidOn: string, sentOn = '2027-01-11') => {
      const claim = claimOf(proposal, { sentOn, interestOn: sentOn });
      const bills = claim.bills.map((bill) => ({ ...bill, paidOn }));
      return (await admin.post('/api/claims', { ...claim, bills })).json.fields;
    };
    expect(await paid('2027-02-01')).toEqual({ 'bills.0.paidOn': 'Todavía no ha llegado ese día' });
    expect((await paid('2021-01-01'))['bills.0.paidOn']).toContain('prescribió el 01/01/2026');
  });
});

describe('no euro is claimed twice', () => {
  it('a line of an open claim is refused, and the claim that has it is named', async () => {
    const { id, number } = await addWrongBill(admin, point);
    const first = await addClaim(admin, [id]);
    expect((await proposalOf(admin, [id])).bills[0]?.lines[0]?.claimedIn).toEqual({
      id: first.id,
      reference: first.reference,
    });
    const again = await sendClaim(admin, [id]);
    expect([again.status, again.json.message]).toEqual([
      409,
      `«Potencia P1» de la factura ${number} ya se reclama en ${first.reference}: quita esa línea.`,
    ]);
  });

  it('also when two people claim it at the same moment', async () => {
    const { id } = await addWrongBill(admin, point);
    const claim = claimOf(await proposalOf(admin, [id]));
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/claims', claim)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('a rejected claim lets its lines go, and takes none back that another has', async () => {
    const { id } = await addWrongBill(admin, point);
    const first = await addClaim(admin, [id]);
    const facts = { outcome: 'rejected', recoveredEur: null, recoveredOn: null };
    const rejected = (await send(first, 'settle', facts)).json;
    const second = await addClaim(admin, [id]);
    for (const deed of ['reopen', 'settle'] as const) {
      const to = { outcome: 'accepted', recoveredEur: null, recoveredOn: null };
      const answer = await send(rejected, deed, deed === 'settle' ? to : {});
      expect([answer.status, answer.json.message]).toEqual([
        409,
        expect.stringContaining(`ya se reclama en ${second.reference}`),
      ]);
    }
    expect((await send(second, 'delete')).status).toBe(204);
    expect((await send(rejected, 'reopen')).json).toMatchObject({ state: 'open', version: 3 });
    const back = await send({ ...second, version: 2 }, 'restore');
    expect([back.status, back.json.message]).toEqual([
      409,
      expect.stringContaining(`ya se reclama en ${first.reference}`),
    ]);
  });

  it('lines are refused that are others by now', async () => {
    const bill = await addWrongBill(admin, point);
    const claim = claimOf(await proposalOf(admin, [bill.id]));
    for (const line of [
      { key: 'power:1:', totalEur: '12.73' },
      { key: 'power:2:', totalEur: '12.72' },
      { key: 'power:1:', totalEur: 'mucho' },
    ]) {
      const bills = claim.bills.map((one) => ({ ...one, lines: [line] }));
      const answer = await admin.post('/api/claims', { ...claim, bills });
      expect([answer.status, answer.json.message]).toEqual([
        409,
        `La comprobación de la factura ${bill.number} ha cambiado mientras la veías: repasa sus líneas.`,
      ]);
    }
  });
});

describe('a bill that is claimed', () => {
  it('cannot be deleted until the claim is', async () => {
    const bill = await addWrongBill(admin, point);
    const claim = await addClaim(admin, [bill.id]);
    const remove = () => admin.post(`/api/bills/${bill.id}/delete`, { version: bill.version });
    const refused = await remove();
    expect([refused.status, refused.json.message]).toEqual([
      409,
      `La factura ${bill.number} es la prueba de la reclamación ${claim.reference}: borra antes la reclamación.`,
    ]);
    await send(claim, 'delete');
    expect((await remove()).status).toBe(204);
    const back = await send({ ...claim, version: 2 }, 'restore');
    expect([back.status, back.json.message]).toEqual([
      409,
      `La factura ${bill.number} está borrada: restáurala antes.`,
    ]);
  });

  it('that says something else by now is told of, and the figures stay', async () => {
    const bill = await addWrongBill(admin, point);
    const claim = await addClaim(admin, [bill.id]);
    const lines = bill.lines.map((line: { kind: string; period: number; amountEur: string }) =>
      line.kind === 'power' && line.period === 1
        ? { ...line, amountEur: String(Number(line.amountEur) + 1) }
        : line,
    );
    const changed = await admin.put(`/api/bills/${bill.id}`, changeOf(bill, { lines }));
    expect(changed.status).toBe(200);
    const found = await find(claim);
    expect([found.amountEur, found.claimedBills[0]?.check]).toEqual(['12.72', 'changed']);
    expect(found.claimedBills[0]?.lines).toEqual(claim.claimedBills[0].lines);
  });

  it('and rectified is told of', async () => {
    const bill = await addWrongBill(admin, point);
    const claim = await addClaim(admin, [bill.id]);
    const right = await addRightBill(admin, point, {
      from: '2025-12-31',
      to: '2026-01-31',
      issuedOn: '2026-02-20',
      kind: 'replaces',
      rectifies: bill.number,
    });
    expect((await find(claim)).claimedBills[0]?.rectifiedBy).toEqual([
      { id: right.id, number: right.number, kind: 'replaces' },
    ]);
  });
});

it('is not changed over somebody else, who is shown', async () => {
  const { id } = await addWrongBill(admin, point);
  const claim = await addClaim(admin, [id]);
  await admin.put(`/api/claims/${claim.id}`, claimChangeOf(claim, { words: 'Uno' }));
  const late = await admin.put(`/api/claims/${claim.id}`, claimChangeOf(claim, { words: 'Dos' }));
  expect(late.status).toBe(409);
  expect(late.json.versions.yours.words).toBe('Dos');
  expect(late.json.versions.current).toMatchObject({ words: 'Uno', version: 2 });
  expect((await send(claim, 'delete')).status).toBe(409);
});

it('is read by readers, and written by writers alone', async () => {
  const { id } = await addWrongBill(admin, point);
  const claim = await addClaim(await api.addCaller({ role: 'writer' }), [id]);
  expect((await reader.get(`/api/claims/${claim.id}`)).json.amountEur).toBe('12.72');
  for (const deed of ['settle', 'reopen', 'delete', 'restore']) {
    const answer = await reader.post(`/api/claims/${claim.id}/${deed}`, { version: 1 });
    expect(answer.status).toBe(403);
  }
  const technician = await api.addCaller({ role: 'pds_editor' });
  expect((await technician.get(`/api/claims/${claim.id}`)).status).toBe(403);
});
