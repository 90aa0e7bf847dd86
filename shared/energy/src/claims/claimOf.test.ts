import { v2, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { readded } from '../../test/readd';
import { verifyBill } from '../verify';
import { claimLines } from './claimLines';
import { type BillToClaim, claimOf } from './claimOf';

const doubled = readded(
  withAmount(issuedOf(v4), { concept: 'excess', period: 1 }, '32.63'),
  v4,
  issuedOf(v4).lines.findIndex(({ concept }) => concept === 'excess'),
);
const wrong: BillToClaim = {
  number: 'F-1',
  lines: claimLines(verifyBill(doubled, contextOf(v4), parameters)),
  issuedOn: v4.accruedOn,
  readings: v4.readings,
  paidOn: '2026-03-10',
};
const right: BillToClaim = {
  ...wrong,
  lines: claimLines(verifyBill(issuedOf(v2), contextOf(v2), parameters)),
};
const claim = (bills: readonly BillToClaim[], on = '2026-07-15') => claimOf(bills, on, parameters);

it('asks for what is undue with its taxes, and says why', () => {
  const found = claim([right, wrong]);
  expect(found.bills.map(({ number, amountEur }) => [number, amountEur])).toEqual([
    ['F-1', '20.75'],
  ]);
  expect(found.amountEur).toBe('20.75');
  // 20.75 × 4.75 % × 127 / 365
  expect(found.interestEur).toBe('0.34');
  expect(found.reason).toBe(
    'Factura F-1, del 01/02/2026 al 28/02/2026: Exceso de potencia P1: se cobran 32,63 € y corresponden 16,31 € ((23,4 − 20) kW × 0,171373 €/kW·día × 28 días), 16,32 € de más. Es el doble: el factor 2 de los excesos terminó el 31/03/2025 (Circular CNMC 1/2025). Con sus impuestos, 20,75 €.',
  );
  expect(found.norms).toEqual([
    'Circular CNMC 3/2020, art. 9.4, y Circular CNMC 1/2025',
    'Resolución CNMC 18-12-2025, BOE-A-2025-26348',
    'RD 88/2026, arts. 44.4.b y 45.2',
  ]);
});

it('adds several up, each with the interest of its payment', () => {
  const later = { ...wrong, paidOn: '2026-07-15' };
  const found = claim([wrong, later]);
  expect([found.amountEur, found.interestEur]).toEqual(['41.50', '0.34']);
  expect(found.bills.map(({ interest }) => interest?.days)).toEqual([127, 0]);
});

it('a refund before 12-06-2026 has the rule of then', () => {
  const found = claim([wrong], '2026-06-11');
  expect(found.norms).toContain('RD 1955/2000, art. 96.2');
  expect(found.bills[0]?.interest?.terms[0]?.percent).toBe('3.25');
});

it('an unknown payment leaves the interest open, and one to come has none', () => {
  const found = claim([{ ...wrong, paidOn: null }]);
  expect([found.amountEur, found.interestEur]).toEqual(['20.75', null]);
  expect(found.missing[0]?.message).toContain('la fecha de pago de la factura F-1');
  expect(claim([{ ...wrong, paidOn: '2026-08-01' }])).toMatchObject({
    interestEur: '0.00',
    missing: [],
  });
});

it('does not ask for what was paid more than five years ago', () => {
  expect(claim([wrong], '2031-03-10').amountEur).toBe('20.75');
  const found = claim([wrong], '2031-03-11');
  expect([found.amountEur, found.bills[0]?.isLapsed]).toEqual(['0.00', true]);
  expect(found.reason).toBe('La factura F-1 no se reclama: prescribió el 10/03/2031.');
});

it('asks for what was claimed in time before, and says by which norm', () => {
  const claimedBefore = { ...wrong, claimedOn: ['2030-05-04'] };
  const found = claim([claimedBefore], '2035-05-04');
  expect([found.amountEur, found.bills[0]?.claimableUntil]).toEqual(['20.75', '2035-05-04']);
  expect(found.norms).toContain('Código Civil, art. 1973');
  expect(claim([claimedBefore], '2035-05-05').amountEur).toBe('0.00');
  // The claim needs no norm to keep it alive within the first five years.
  expect(claim([claimedBefore], '2031-03-10').norms).not.toContain('Código Civil, art. 1973');
});
