import fc from 'fast-check';
import { exact, sum } from '../../exact/decimal';
import { defaultParameters } from '../../parameters/index';
import { parameterTable } from '../../tariff/parameters';
import { compareOffers, type Offer, type OfferComparison, offerLines } from '../index';
import { offerThatAddsUp } from './offerThatAddsUp';

const parameters = defaultParameters();
const year: Omit<OfferComparison, 'current' | 'offers'> = {
  tariff: '3.0TD',
  territory: 'peninsula',
  use: 'general',
  range: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  taxesOn: '2026-07-01',
  powersKw: [20, 20, 20, 20, 20, 30],
  energyKwh: [9500, 12_000, 10_500, 11_800, 5200, 38_000],
};
const offerOf = (eurPerKwh: readonly string[], includesAtr: boolean, fee: string): Offer => ({
  name: 'A',
  energyPrice: { eurPerKwh, includesAtr },
  powerPrice: { kind: 'regulated' },
  monthlyFeeEur: fee,
});

function addedUp(
  comparison: Omit<OfferComparison, 'current' | 'offers'>,
  offer: Offer,
  table = parameters,
) {
  const { current: cost } = compareOffers({ ...comparison, current: offer, offers: [] }, table);
  const lines = offerLines(comparison, offer, table);
  return { cost, lines, found: offerThatAddsUp({ cost, lines }) };
}

const all = (amounts: readonly (string | null)[]) =>
  sum(amounts.map((amount) => exact(amount ?? 'unknown'))).toFixed(2);

it('lines come to their component, components to the subtotal, and taxes to the total', () => {
  const price = fc.integer({ min: 1, max: 400_000 }).map((value) => String(value / 1e6));
  const energy = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 100);
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 6, maxLength: 6 }),
      fc.array(energy, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('0', '4.99', '12.333'),
      (eurPerKwh, energyKwh, includesAtr, fee) => {
        const offer = offerOf(eurPerKwh, includesAtr, fee);
        const { cost, lines, found } = addedUp({ ...year, energyKwh }, offer);
        const { powerEur, energyEur, feeEur, subtotalEur, electricityTaxEur, taxEur } = found.cost;
        expect(subtotalEur).toBe(cost.subtotalEur);
        expect(found.cost.totalEur).toBe(cost.totalEur);
        expect(all([powerEur, energyEur, feeEur])).toBe(subtotalEur);
        expect(all([subtotalEur, electricityTaxEur, taxEur])).toBe(found.cost.totalEur);
        expect(all(found.lines.map(({ amountEur }) => amountEur))).toBe(found.cost.totalEur);
        // No line moves by more than the remainder of the rounding.
        for (const [index, { amountEur }] of lines.entries()) {
          const moved = exact(found.lines[index]?.amountEur ?? 0).minus(exact(amountEur ?? 0));
          expect(moved.abs().lte(0.02)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('leaves what is not verifiable as it is', () => {
  const offer = offerOf(Array(6).fill('0.1'), true, '0');
  const { cost, lines, found } = addedUp(year, offer, parameterTable([]));
  expect(cost.totalEur).toBeNull();
  expect(found).toEqual({ cost, lines });
});
