import type { RegulatedParameter } from '../tariff/parameterRows';

const upTo10 = { kw: '10', isIncluded: true };
const under10 = { kw: '10', isIncluded: false };

const iee = 'Ley 38/1992, art. 99';
const iva = 'Ley 37/1992';
const conditional = 'RDL 25/2026, BOE-A-2026-20265: condicionado al IPC de la electricidad';

const rate = (
  key: Pick<RegulatedParameter, 'kind' | 'variant' | 'powerLimit' | 'note'>,
  from: string,
  to: string | null,
  value: string,
  norm: string,
): RegulatedParameter => ({ ...key, from, to, norm, state: 'confirmed', value });

const pending = (
  key: Pick<RegulatedParameter, 'kind' | 'variant' | 'powerLimit'>,
  from: string,
  to: string,
  norm: string,
): RegulatedParameter => ({ ...key, from, to, norm, state: 'pending', value: null });

const electricityTax = { kind: 'electricityTax' } as const;
const general = { kind: 'vat', variant: 'general' } as const;
const reduced = { kind: 'vat', variant: 'reduced', powerLimit: upTo10 } as const;
const oneSource = 'De una sola fuente no oficial: compruébalo antes de reclamar.';

/** Taxes. The day on which a tax accrues sets the rate, not the consumption. */
export const taxes: readonly RegulatedParameter[] = [
  rate(electricityTax, '2021-09-16', '2023-12-31', '0.5', iee),
  rate(electricityTax, '2024-01-01', '2024-03-31', '2.5', 'RDL 8/2023'),
  rate(electricityTax, '2024-04-01', '2024-06-30', '3.8', 'RDL 8/2023'),
  rate(electricityTax, '2024-07-01', '2026-03-21', '5.11269632', iee),
  rate(electricityTax, '2026-03-22', '2026-05-31', '0.5', 'RDL 7/2026'),
  rate(electricityTax, '2026-06-01', '2026-10-31', '5.11269632', iee),
  pending(electricityTax, '2026-11-01', '2026-12-31', conditional),
  pending(electricityTax, '2027-01-01', '2027-12-31', 'Sin dato oficial para 2027'),
  rate({ kind: 'electricityTaxMinimum', variant: 'general' }, '2021-09-16', null, '1', iee),
  rate({ kind: 'electricityTaxMinimum', variant: 'industrial' }, '2021-09-16', null, '0.5', iee),

  rate(general, '2023-01-01', '2026-12-31', '21', iva),
  pending(general, '2027-01-01', '2027-12-31', 'Sin dato oficial para 2027'),
  rate(reduced, '2023-01-01', '2023-12-31', '5', 'RDL 20/2022'),
  rate(reduced, '2024-01-01', '2024-02-29', '10', 'RDL 8/2023'),
  rate(reduced, '2024-03-01', '2024-06-30', '21', iva),
  rate(
    { ...reduced, note: 'Condicionado al precio de mercado; se aplicó.' },
    '2024-07-01',
    '2024-12-31',
    '10',
    'RDL 8/2023',
  ),
  rate(reduced, '2025-01-01', '2026-03-21', '21', iva),
  rate({ ...reduced, powerLimit: under10 }, '2026-03-22', '2026-04-29', '10', 'RDL 7/2026'),
  rate(reduced, '2026-04-30', '2026-05-31', '10', 'RDL 10/2026'),
  rate(reduced, '2026-06-01', '2026-10-31', '21', iva),
  pending(reduced, '2026-11-01', '2026-12-31', conditional),
  pending(reduced, '2027-01-01', '2027-12-31', 'Sin dato oficial para 2027'),

  ...(
    [
      ['igic', 'dwelling', '0'],
      ['igic', 'general', '3'],
      ['igic', 'meter', '7'],
      ['ipsi', 'energy', '1'],
      ['ipsi', 'meter', '4'],
    ] as const
  ).map(([kind, variant, value]) =>
    rate(
      { kind, variant, note: oneSource, ...(variant === 'dwelling' && { powerLimit: upTo10 }) },
      '2023-01-01',
      '2026-12-31',
      value,
      kind === 'igic' ? 'Ley 4/2012 de Canarias' : 'Ordenanza fiscal del IPSI',
    ),
  ),
];
