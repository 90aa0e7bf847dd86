import { v2, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { readded } from '../../test/readd';
import type { BillInput } from '../bill/input';
import { exact } from '../exact/decimal';
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

  it('is less for what was billed too low elsewhere, and both are said', () => {
    const bill = changed(v2, { concept: 'energy', period: 1 }, '35.28');
    const low = withAmount(bill, { concept: 'energy', period: 2 }, '10.04');
    const found = verify(readded(low, v2, at(bill, 'energy')), v2);
    expect([found.state, found.claimable]).toEqual([
      'claimable',
      expect.objectContaining({ linesEur: '6.00', setOffEur: '-4.00' }),
    ]);
    const { billedEur, computedEur, claimable } = found;
    expect(claimable.totalEur).toBe(
      exact(billedEur)
        .minus(computedEur ?? 0)
        .toFixed(2),
    );
    expect(found.findings).toContainEqual(
      expect.objectContaining({
        code: 'setOff',
        message: expect.stringMatching(/10,00 € de más en unas líneas y 4,00 €/),
      }),
    );
  });

  it('is nothing where more was billed too low', () => {
    const bill = changed(v2, { concept: 'energy', period: 1 }, '35.28');
    const low = withAmount(bill, { concept: 'energy', period: 2 }, '2.04');
    const found = verify(readded(low, v2, at(bill, 'energy')), v2);
    expect([found.state, found.claimable.totalEur]).toEqual(['inFavour', '0.00']);
    expect(found.findings).toContainEqual(
      expect.objectContaining({ code: 'setOff', level: 'review' }),
    );
  });

  it('is less by the taxes that were billed at too low a rate', () => {
    const wrong = changed(v4, { concept: 'excess', period: 1 }, '76.31');
    const iee = wrong.lines.find(({ concept }) => concept === 'electricityTax')?.amountEur ?? '';
    const low = withAmount(wrong, { concept: 'electricityTax' }, exact(iee).minus(20).toFixed(2));
    const found = verify(readded(low, v4, at(low, 'electricityTax')), v4);
    // 60 € with 3.07 of IEE, less 20: 43.07, and 21 %.
    expect(found.claimable).toMatchObject({ linesEur: '60.00', totalEur: '52.11' });
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
