import type { RegulatedParameter } from '../tariff/parameterRows';

const reactiveBands = [
  ['from080to095', '0.041554'],
  ['below080', '0.062332'],
] as const;

const reactiveYears = [
  ['2024-01-01', '2024-12-31', 'Resolución CNMC 21-12-2023, BOE-A-2023-26251'],
  ['2025-01-01', '2025-12-31', 'Resolución CNMC 4-12-2024, BOE-A-2024-26218'],
  ['2026-01-01', '2026-12-31', 'Resolución CNMC 18-12-2025, BOE-A-2025-26348'],
] as const;

const socialBonus = (
  from: string,
  to: string | null,
  per: 'day' | 'year',
  value: string,
  norm: string,
): RegulatedParameter => ({ kind: 'socialBonus', state: 'confirmed', from, to, per, value, norm });

/** Reactive energy, bono social, meter and the fixed margin of the PVPC. */
export const otherLines: readonly RegulatedParameter[] = [
  ...reactiveYears.flatMap(([from, to, norm]) =>
    reactiveBands.map(
      ([variant, value]): RegulatedParameter => ({
        kind: 'reactive',
        variant,
        state: 'confirmed',
        from,
        to,
        value,
        norm,
      }),
    ),
  ),
  socialBonus('2024-01-01', '2024-12-31', 'day', '0.006282', 'Orden de bono social para 2024'),
  socialBonus('2025-01-01', '2025-12-31', 'day', '0.0127424301', 'Orden de bono social para 2025'),
  socialBonus('2026-01-01', '2026-06-25', 'year', '6.979247', 'Orden de bono social para 2026'),
  socialBonus('2026-06-26', null, 'year', '9.011295', 'Orden TED/634/2026, BOE-A-2026-13759'),
  ...(
    [
      ['singlePhase', '0.81'],
      ['threePhase', '1.36'],
    ] as const
  ).map(
    ([variant, value]): RegulatedParameter => ({
      kind: 'meterRental',
      variant,
      state: 'confirmed',
      from: '2024-01-01',
      to: null,
      value,
      norm: 'Orden IET/1491/2013',
      note: 'Contadores telegestionados de hasta 15 kW; los demás, según contrato.',
    }),
  ),
  {
    kind: 'pvpcMargin',
    state: 'confirmed',
    from: '2017-01-01',
    to: null,
    value: '3.113',
    norm: 'Orden ETU/1948/2016',
  },
];
