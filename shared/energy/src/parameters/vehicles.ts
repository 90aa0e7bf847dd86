import type { RegulatedParameter } from '../tariff/parameterRows';
import { accessNorms, type PriceTable } from './accessPrices';
import { pendingRowsOf, rowsOf } from './rows';

const text = 'Circular CNMC 3/2020, DT 4ª, BOE-A-2020-1066';
const note = 'Desde la entrada en vigor de la Circular CNMC 1/2025, que añadió la tarifa.';

type AccessKind = 'powerToll' | 'powerCharge' | 'energyToll' | 'energyCharge';

/** The days from when Circular 1/2025 made the tariff to the end of its prices. */
const first = { from: '2025-02-06', to: '2025-12-31' } as const;

const known = (kind: AccessKind, prices: string, norm: string) => {
  const table: PriceTable = { '6.2TDVE': prices };
  return rowsOf(table, { kind, ...first, norm, note });
};

/** Published, and in no text that we could read. */
const unread = (kind: AccessKind, year: 2025 | 2026): RegulatedParameter[] =>
  pendingRowsOf('6.2TDVE', {
    kind,
    from: year === 2025 ? first.from : '2026-01-01',
    to: `${year}-12-31`,
    norm: kind.endsWith('Toll') ? accessNorms[year].toll : accessNorms[year].charge,
  });

/**
 * 6.2TDVE, public charging of 30 to 72.5 kV: the Circular itself has its tolls of 2025, and its charges are
 * all in the energy. Source: Circular CNMC 3/2020 DA 2ª and DT 4ª (BOE-A-2020-1066); RD 148/2021 DA 1ª
 * (BOE-A-2021-4239).
 */
export const vehicles: readonly RegulatedParameter[] = [
  ...known('powerToll', '3.729428 2.115281 0.556812 0.339301 0.013307 0.011823', text),
  ...known('energyToll', '0.108712 0.050300 0.016775 0.008967 0.000469 0.000146', text),
  ...known('powerCharge', '0 0 0 0 0 0', 'RD 148/2021, DA 1ª, BOE-A-2021-4239'),
  ...unread('energyCharge', 2025),
  ...(['powerToll', 'powerCharge', 'energyToll', 'energyCharge'] as const).flatMap((kind) =>
    unread(kind, 2026),
  ),
];
