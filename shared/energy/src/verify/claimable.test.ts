import { v2, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { readded } from '../../test/readd';
import type { BillInput } from '../bill/input';
import { type IssuedBill, type IssuedLine, verifyBill } from './index';

const verify = (bill: IssuedBill, input: BillInput) =>
  verifyBill(bill, contextOf(input), parameters);
const at = (bill: IssuedBill, concept: IssuedLine['concept']) =>
  bill.lines.findIndex((line) => line.concept === concept);

/** The bill with another amount in a line, and everything below added up again. */
function changed(input: BillInput, of: Pick<IssuedLine, 'concept' | 'period'>, amountEur: string) {
  const bill = issuedOf(input);
  return readded(withAmount(bill, of, amountEur), input, at(bill, of.concept));
}

describe('what may be claimed', () => {
  it('takes the taxes of its territory with it', () => {
    const claimOf = (territory: BillInput['territory']) => {
      const input = { ...v2, territory, holder: 'company' } as const;
      const bill = changed(input, { concept: 'energy', period: 1 }, '125.28');
      return verify(bill, input).claimable;
    };
    // 100 €, 5.11 of IEE, and 21, 3 or 1 % of both: what each bill asks for less what it should,
    // both rounded.
    expect(claimOf('peninsula')).toMatchObject({
      electricityTaxEur: '5.11',
      taxEur: '22.07',
      totalEur: '127.18',
    });
    expect(claimOf('canarias')).toMatchObject({ taxEur: '3.16', totalEur: '108.27' });
    expect(claimOf('ceuta')).toMatchObject({ taxEur: '1.06', totalEur: '106.17' });
  });

  it('of a meter has no IEE', () => {
    const found = verify(changed(v2, { concept: 'meter' }, '10.75'), v2);
    expect(found.claimable).toMatchObject({
      linesEur: '10.00',
      electricityTaxEur: '0.00',
      totalEur: '12.10',
    });
  });

  it('is never less for what was billed too low elsewhere', () => {
    const bill = changed(v2, { concept: 'energy', period: 1 }, '35.28');
    const both = readded(
      withAmount(bill, { concept: 'energy', period: 2 }, '4.04'),
      v2,
      at(bill, 'energy'),
    );
    const found = verify(both, v2);
    expect([found.state, found.claimable.linesEur]).toEqual(['claimable', '10.00']);
    expect(Number(found.claimable.totalEur)).toBeCloseTo(12.72, 1);
  });

  it('has the taxes that were asked for, where their rate was too low', () => {
    const wrong = changed(v4, { concept: 'excess', period: 1 }, '32.63');
    const low = withAmount(wrong, { concept: 'electricityTax' }, '2.88');
    const lines = low.lines.map((line) =>
      line.concept === 'electricityTax' ? { ...line, ratePercent: '0.5' } : line,
    );
    const found = verify(readded({ ...low, lines }, v4, at(low, 'electricityTax')), v4);
    // 0.5 % of 16.32 €, and 21 % of both.
    expect(found.claimable).toMatchObject({
      linesEur: '16.32',
      electricityTaxEur: '0.08',
      taxEur: '3.45',
    });
    expect(found.findings.map(({ code }) => code)).toContain('electricityTaxRate');
  });

  it('is all that the right rate does not ask for', () => {
    const spring: BillInput = { ...v2, accruedOn: '2026-05-05' };
    const general =
      issuedOf(spring).lines.find(({ concept }) => concept === 'base')?.amountEur ?? '0';
    const vat = (Number(general) * 0.21).toFixed(2);
    const found = verify(changed(spring, { concept: 'tax' }, vat), spring);
    expect(found.claimable.totalEur).toBe((Number(vat) - Number(general) * 0.1).toFixed(2));
    expect(
      found.findings.map(({ code, message }) => [code, message.includes('el 21 % y es IVA 10 %')]),
    ).toContainEqual(['taxRate', true]);
  });

  it('is what a total asks for beyond its base and taxes', () => {
    const found = verify(withAmount(issuedOf(v2), { concept: 'total' }, '106.98'), v2);
    expect(found.claimable).toMatchObject({
      linesEur: '0.00',
      sumsEur: '10.00',
      totalEur: '10.00',
    });
    expect(found.findings).toContainEqual(
      expect.objectContaining({ code: 'totalSum', amountEur: '10.00' }),
    );
  });
});

it('says with how many days a line closes', () => {
  // 31 days and not 28.
  const found = verify(changed(v2, { concept: 'power', period: 1 }, '13.53'), v2);
  expect(found.lines[0]?.why).toBe(
    'Se cobran 13,53 € y corresponden 12,22 €: sobran 1,31 €. Cuadra con 31 días, y son 28. Reclámalo.',
  );
});
