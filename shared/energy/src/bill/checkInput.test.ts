import { v2, v4 } from '../../test/bills';
import { defaultParameters } from '../parameters/index';
import { type BillInput, computeBill } from './index';

const parameters = defaultParameters();
const six = [1, 1, 1, 1, 1, 1];

it.each<[string, BillInput]>([
  ['energyKwh P2', { ...v2, energyKwh: ['1', '-0.001', '1'] }],
  ['energyKwh P1', { ...v2, energyKwh: [Number.NaN, 1, 1] }],
  ['energyKwh P3', { ...v2, energyKwh: [1, 1, '1e13'] }],
  ['energyKwh P3', { ...v2, energyKwh: [1, 1, '1e-99999'] }],
  ['energyKwh has 2 values, and the tariff 3 periods', { ...v2, energyKwh: [1, 2] }],
  ['powersKw P1', { ...v2, powersKw: ['4,6', '4.6'] }],
  ['powersKw has 6 values', { ...v2, powersKw: six }],
  [
    'energyPrice.eurPerKwh P6',
    { ...v4, energyPrice: { eurPerKwh: [...'00000x'], includesAtr: true } },
  ],
  ['powerPrice.eurPerKwYear', { ...v2, powerPrice: { kind: 'own', eurPerKwYear: ['1'] } }],
  [
    'powerPrice.marginEurPerKwYear P2',
    { ...v2, powerPrice: { kind: 'regulated', marginEurPerKwYear: ['1', ''] } },
  ],
  ['maximetersKw P1', { ...v4, maximetersKw: [-1, 1, 1, 1, 1, 1] }],
  ['maximetersKw has 1 values', { ...v4, maximetersKw: [1] }],
  ['reactiveKvarh has 5 values', { ...v4, reactiveKvarh: [1, 1, 1, 1, 1] }],
  ['readings.from', { ...v2, readings: { from: '2026-02-30', to: '2026-03-31' } }],
  ['readings.to', { ...v2, readings: { from: '2026-01-31', to: '31/03/2026' } }],
  ['readings.to', { ...v2, readings: { from: '2026-01-31', to: '2026-01-31' } }],
  ['accruedOn', { ...v2, accruedOn: '' }],
  ['meterEurPerMonth', { ...v2, meterEurPerMonth: '-0.81' }],
  [
    'services[1].amountEur',
    {
      ...v2,
      services: [
        { name: 'a', amountEur: '1' },
        { name: 'b', amountEur: 'b' },
      ],
    },
  ],
  ['quarterDemand.startMs', { ...v4, quarterDemand: { startMs: 1, kw: [] } }],
  ['quarterDemand.kw[1]', { ...v4, quarterDemand: { startMs: 0, kw: [1, -1] } }],
  ['quarterDemand.kw[0]', { ...v4, quarterDemand: { startMs: 0, kw: [Number.POSITIVE_INFINITY] } }],
  ['reducedTax.energyPercent', { ...v4, reducedTax: { letter: 'a', energyPercent: '100.01' } }],
  ['voltageKv', { ...v4, voltageKv: '-1' }],
  ['tariff', { ...v2, tariff: '2.1TD' as '2.0TD' }],
  ['territory', { ...v2, territory: 'madrid' as 'peninsula' }],
  ['pointType', { ...v2, pointType: 6 as 5 }],
  ['use', { ...v2, use: 'home' as 'dwelling' }],
])('refuses malformed input and names it: %s', (field, input) => {
  const compute = () => computeBill(input, parameters);
  expect(compute).toThrow(RangeError);
  expect(compute).toThrow(field);
});

it('takes discounts and prices below zero', () => {
  const services = [{ name: 'Descuento', amountEur: '-5' }];
  const energyPrice = { eurPerKwh: ['-0.001', '0.1', '0.1'], includesAtr: true };
  expect(computeBill({ ...v2, services, energyPrice }, parameters).totalEur).not.toBeNull();
});
