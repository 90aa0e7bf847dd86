import { offerOf } from '../../testing/offers';
import { lowPowerPrice } from '../lowPowerPrice';
import { leavingCaution, offerCautions } from './cautions';

const contract = { clientKind: 'person', mode: 'fixed', to: '2026-12-31' } as const;
const leaving = (
  tariff: '2.0TD' | '3.0TD',
  facts: Partial<Record<keyof typeof contract, string | null>> = {},
) =>
  leavingCaution({
    snapshot: { tariff, contract: { ...contract, ...facts } },
  } as unknown as Parameters<typeof leavingCaution>[0]);

it('says who leaves a contract for nothing, and until when not', () => {
  expect(leaving('2.0TD')).toMatch(/salvo si es de precio fijo.*5 %.*acaba el 31 dic 2026/);
  expect(leaving('2.0TD', { clientKind: 'selfEmployed', mode: 'indexed', to: null })).toBe(
    'Una persona física con 2.0TD deja su contrato gratis cuando quiera (RD 88/2026, art. 28.3).',
  );
  const asAgreed = /cuesta lo que diga el propio contrato/;
  expect(leaving('3.0TD')).toMatch(asAgreed);
  expect(leaving('2.0TD', { clientKind: 'company' })).toMatch(asAgreed);
});

it('says what an offer does not, and what has passed', () => {
  const silent = offerCautions(offerOf({ validUntil: null, commitmentMonths: null }), '2026-11-25');
  expect(silent).toEqual(
    expect.arrayContaining([
      'No dice hasta cuándo es válida.',
      'No dice si tiene permanencia.',
      'No dice si tiene cuota: no se cuenta ninguna.',
    ]),
  );
  const saying = offerCautions(offerOf({ monthlyFeeEur: '0', commitmentMonths: 0 }), '2026-11-25');
  expect(saying).toEqual(['Dice que no tiene permanencia.']);
  const old = offerCautions(
    offerOf({ validUntil: '2026-11-24', commitmentMonths: 12 }),
    '2026-11-25',
  );
  expect(old).toEqual(
    expect.arrayContaining([
      'Caducó el 24 nov 2026: pide que la renueven antes de aceptarla.',
      'Permanencia de 12 meses.',
    ]),
  );
});

it.each([
  [['0.0759', '0.002'], 'La potencia de P1 cuesta 0,0759 €/kW·año'],
  [['2.3', '0.06'], 'La potencia de P1 cuesta 2,3 €/kW·año'],
  [['27.704413', '0.725423'], null],
  [[null, '0.7'], null],
  [null, null],
] as const)('asks whether a price of power is of a year: %s', (prices, words) => {
  const offer = offerOf({ powerPricesEurPerKwYear: prices && [...prices] });
  const told = lowPowerPrice(offer);
  if (words === null) expect(told).toBeNull();
  else expect(told).toContain(words);
  expect(offerCautions(offer, '2026-11-25').includes(told ?? '')).toBe(words !== null);
});
