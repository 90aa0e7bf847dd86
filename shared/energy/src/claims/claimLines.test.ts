import { v2, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { readded } from '../../test/readd';
import { exact, sum } from '../exact/decimal';
import { type IssuedBill, type VerificationContext, verifyBill } from '../verify';
import { claimLines } from './claimLines';

const linesOf = (bill: IssuedBill, context: VerificationContext) => {
  const { claimable, ...found } = verifyBill(bill, context, parameters);
  const lines = claimLines({ claimable, ...found });
  // Whatever is wrong, its lines are the amount to the cent.
  expect(sum(lines.map(({ totalEur }) => exact(totalEur))).toFixed(2)).toBe(claimable.totalEur);
  return lines;
};
const amounts = (lines: ReturnType<typeof claimLines>) =>
  lines.map((line) => [
    line.label,
    line.amountEur,
    line.electricityTaxEur,
    line.taxEur,
    line.totalEur,
  ]);

const at = (bill: IssuedBill, concept: string, period?: number) =>
  bill.lines.findIndex((line) => line.concept === concept && (!period || line.period === period));

it('a right bill has none', () => {
  expect(linesOf(issuedOf(v2), contextOf(v2))).toEqual([]);
});

it('a line has the taxes that it carried', () => {
  const bill = issuedOf(v4);
  const doubled = withAmount(bill, { concept: 'excess', period: 1 }, '32.63');
  const [line, ...others] = linesOf(readded(doubled, v4, at(bill, 'excess')), contextOf(v4));
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    key: 'excess:1:',
    label: 'Exceso de potencia P1',
    billedEur: '32.63',
    computedEur: '16.31',
    amountEur: '16.32',
    electricityTaxEur: '0.83',
    taxEur: '3.60',
    totalEur: '20.75',
    calculation: '(23,4 − 20) kW × 0,171373 €/kW·día × 28 días',
  });
  // The claim quotes the explanation, and leaves out the verification's advice.
  expect(line?.reason).toMatch(
    /^Exceso de potencia P1: se cobran 32,63 € .*, 16,32 € de más\. Es el doble: .*\(Circular CNMC 1\/2025\)\.$/,
  );
  // The rule, and what fixes its price.
  expect(line?.norm).toBe(
    'Circular CNMC 3/2020, art. 9.4, y Circular CNMC 1/2025; Resolución CNMC 18-12-2025, BOE-A-2025-26348',
  );
});

it('several share the taxes out by what each is; the meter carries no electricity tax', () => {
  const bill = issuedOf(v2);
  const dearer = withAmount(bill, { concept: 'energy', period: 1 }, '35.28');
  const both = withAmount(dearer, { concept: 'meter' }, '5.75');
  const first = readded(both, v2, at(bill, 'energy', 1));
  const lines = linesOf(readded(first, v2, at(bill, 'meter')), contextOf(v2));
  expect(amounts(lines)).toEqual([
    ['Energía P1', '10.00', '0.51', '2.21', '12.72'],
    ['Alquiler del contador', '5.00', '0.00', '1.05', '6.05'],
  ]);
});

it('a tax that is wrong by itself, and sums that do not close, are lines of their own', () => {
  const bill = issuedOf(v2);
  const taxed = withAmount(bill, { concept: 'tax' }, '26.83');
  const tax = linesOf(withAmount(taxed, { concept: 'total' }, '106.98'), contextOf(v2));
  expect(amounts(tax)).toEqual([['IVA 21 %', '0.00', '0.00', '10.00', '10.00']]);
  expect(tax[0]?.key).toBe('tax::');
  const total = linesOf(withAmount(bill, { concept: 'total' }, '100.00'), contextOf(v2));
  expect(total.map(({ key, totalEur }) => [key, totalEur])).toEqual([['sums', '3.02']]);
  expect(total[0]?.reason).toContain('3,02 € de más');
});

it('a total that already asks for less is taken off', () => {
  const bill = issuedOf(v2);
  const dearer = withAmount(bill, { concept: 'energy', period: 1 }, '35.28');
  const added = readded(dearer, v2, at(bill, 'energy', 1));
  const printed = added.lines.find(({ concept }) => concept === 'total')?.amountEur ?? '';
  const short = exact(printed).minus(4).toFixed(2);
  const lines = linesOf(withAmount(added, { concept: 'total' }, short), contextOf(v2));
  expect(lines.map(({ key, totalEur }) => [key, totalEur])).toEqual([
    ['energy:1:', '12.72'],
    ['sums', '-4.00'],
  ]);
  expect(lines[1]?.reason).toContain('4,00 € de menos, que se descuentan');
});

it('a cancellation that gives back less is one line, and so is a late re-bill', () => {
  const named = issuedOf(v2);
  const cancelling: IssuedBill = {
    ...named,
    number: 'R-1',
    rectifies: { kind: 'cancels', number: 'F-1' },
    lines: named.lines.map((line) => ({ ...line, amountEur: `-${line.amountEur}` })),
  };
  const less = withAmount(
    withAmount(cancelling, { concept: 'energy', period: 1 }, '-20.00'),
    { concept: 'total' },
    '-90.59',
  );
  const context = { ...contextOf(v2), rectified: named };
  expect(linesOf(less, context).map(({ key, totalEur }) => [key, totalEur])).toEqual([
    ['sums', '6.39'],
  ]);
  const cheap = readded(
    withAmount(named, { concept: 'energy', period: 1 }, '5.28'),
    v2,
    at(named, 'energy'),
  );
  const late: IssuedBill = {
    ...named,
    number: 'R-2',
    issuedOn: '2027-06-01',
    rectifies: { kind: 'replaces', number: 'F-1' },
  };
  const rebilled = linesOf(late, { ...contextOf(v2), rectified: cheap });
  expect(rebilled.map(({ key }) => key)).toEqual(['rebill']);
  expect(rebilled[0]?.reason).toContain('solo puede recuperar un año');
});

it.each([
  ['2026-06-11', 'RD 1955/2000, art. 96.2'],
  ['2026-06-12', 'RD 88/2026, art. 45.2'],
])('a late re-bill of %s is claimed by %s', (issuedOn, norm) => {
  const input = {
    ...v2,
    readings: { from: '2025-01-31', to: '2025-02-28' },
    accruedOn: '2025-03-03',
  };
  const named = issuedOf(input);
  const less = withAmount(named, { concept: 'energy', period: 1 }, '5.28');
  const rectified = readded(less, input, at(named, 'energy'));
  const late: IssuedBill = {
    ...named,
    number: 'R-2',
    issuedOn,
    rectifies: { kind: 'replaces', number: 'F-1' },
  };
  const [line] = linesOf(late, { ...contextOf(input), rectified });
  expect([line?.key, line?.norm]).toEqual(['rebill', norm]);
  expect(line?.reason).toContain(`(${norm})`);
});

it('lines that look alike have keys of their own', () => {
  const bill = issuedOf(v2);
  const service = { concept: 'service', name: 'Asistencia', amountEur: '3.00' } as const;
  const { claimable, lines } = verifyBill(bill, contextOf(v2), parameters);
  const [example] = lines;
  if (!example) throw new Error('no line');
  const same = { ...example, ...service, period: null, state: 'claimable' as const };
  const wrong = { ...same, label: 'Asistencia', billedEur: '3.00', highestEur: '0.00' };
  const found = claimLines({
    lines: [wrong, wrong],
    findings: [],
    claimable: { ...claimable, linesEur: '6.00', taxEur: '1.26', totalEur: '7.26' },
  });
  expect(found.map(({ key, totalEur }) => [key, totalEur])).toEqual([
    ['service::', '3.63'],
    ['service::#2', '3.63'],
  ]);
});
