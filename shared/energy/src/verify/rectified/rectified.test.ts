import { v2 } from '../../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../../test/issued';
import { readded } from '../../../test/readd';
import { type IssuedBill, verifyBill } from '../index';

const named = issuedOf(v2);
const context = contextOf(v2);

const cancelling: IssuedBill = {
  ...named,
  number: 'R-1',
  rectifies: { kind: 'cancels', number: 'F-1' },
  lines: named.lines.map((line) => ({ ...line, amountEur: `-${line.amountEur}` })),
};
const verify = (bill: IssuedBill, rectified: IssuedBill | null) =>
  verifyBill(bill, { ...context, rectified }, parameters);

describe('a bill that cancels another', () => {
  it('gives back each amount', () => {
    const found = verify(cancelling, named);
    expect([found.state, found.billedEur, found.computedEur]).toEqual([
      'correct',
      '-96.98',
      '-96.98',
    ]);
    expect(found.findings).toEqual([]);
  });

  it('that gives back less is claimed', () => {
    const less = withAmount(
      withAmount(cancelling, { concept: 'energy', period: 1 }, '-20.00'),
      { concept: 'total' },
      '-90.59',
    );
    const found = verify(less, named);
    expect(
      found.lines.filter(({ state }) => state === 'claimable').map(({ label }) => label),
    ).toEqual(['Energía P1', 'Total']);
    expect(found.claimable.totalEur).toBe('6.39');
  });

  it('of an unknown bill is not verifiable, which is named', () => {
    const found = verify(cancelling, null);
    expect([found.state, found.computedEur, found.claimable.totalEur]).toEqual([
      'notVerifiable',
      null,
      '0.00',
    ]);
    expect(found.findings.map(({ code }) => code)).toEqual(['rectifiedUnknown']);
    expect(found.notVerifiable[0]?.message).toContain('la factura F-1, que esta anula');
  });
});

describe('a bill that replaces another', () => {
  const at = named.lines.findIndex(({ concept }) => concept === 'energy');
  const cheap = readded(withAmount(named, { concept: 'energy', period: 1 }, '5.28'), v2, at);
  const replacing = (issuedOn: string): IssuedBill => ({
    ...named,
    number: 'R-2',
    issuedOn,
    rectifies: { kind: 'replaces', number: 'F-1' },
  });

  it('stands alone, and may ask for more within a year', () => {
    // Readings from 01-02 to 28-02-2026.
    for (const issuedOn of ['2026-03-05', '2027-02-01']) {
      const found = verify(replacing(issuedOn), cheap);
      expect([issuedOn, found.state, found.claimable.rebillEur]).toEqual([
        issuedOn,
        'correct',
        '0.00',
      ]);
    }
  });

  it('asks too late for days older than a year', () => {
    const all = verify(replacing('2027-03-05'), cheap);
    // 20 €, with IEE and IVA.
    expect(all.claimable).toMatchObject({ rebillEur: '25.43', totalEur: '25.43' });
    expect(all.state).toBe('claimable');
    const half = verify(replacing('2027-02-15'), cheap);
    expect(half.claimable.rebillEur).toBe('12.72');
    expect(half.findings.find(({ code }) => code === 'rebillTooOld')?.message).toContain(
      '14 días anteriores al 15/02/2026',
    );
  });

  it('may ask for less at any time, and says that the other is unknown', () => {
    const found = verify({ ...cheap, ...replacing('2028-03-05'), lines: cheap.lines }, named);
    expect(found.claimable.rebillEur).toBe('0.00');
    const codes = verify(replacing('2026-03-05'), null).findings.map(({ code }) => code);
    expect(codes).toContain('rectifiedUnknown');
  });
});
