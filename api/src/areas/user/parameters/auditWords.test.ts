import { parameterChangesOf } from './auditWords';

it('tells the values of each tariff together, and where they are published', () => {
  const condition = { question: '¿Subió el IPC?', alternative: '0.5' };
  const key = { kind: 'powerToll', tariff: '2.0TD', variant: null };
  const changes = parameterChangesOf({
    before: { values: [{ ...key, period: 1, value: '22.4' }] },
    after: {
      version: 4,
      from: '2027-01-01',
      to: null,
      state: 'confirmed',
      norm: 'BOE-A-2026-1',
      values: [
        { ...key, period: 1, value: '23.324952' },
        { ...key, period: 2, value: '0.4' },
        { kind: 'vat', tariff: null, period: null, variant: 'reduced', value: null },
        {
          kind: 'electricityTax',
          tariff: null,
          period: null,
          variant: null,
          value: '5',
          condition,
        },
      ],
    },
  });
  const power = 'P1 23,324952 · P2 0,4\u00a0€/kW·año';
  expect(changes.map((change) => Object.values(change))).toEqual([
    ['Peaje de potencia, 2.0TD', 'P1 22,4\u00a0€/kW·año', power],
    ['IVA, Reducido', null, 'pendiente'],
    ['Impuesto eléctrico (IEE)', null, '5 o 0,5\u00a0% (¿Subió el IPC?)'],
    ['Desde', null, '1 ene 2027'],
    ['Hasta', null, 'sin fecha final'],
    ['Estado', null, 'Confirmado'],
    ['Norma', null, 'BOE-A-2026-1'],
    ['Versión', null, '4'],
  ]);
});
