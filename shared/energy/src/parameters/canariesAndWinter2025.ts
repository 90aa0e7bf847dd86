import type { RegulatedParameter } from '../tariff/parameterRows';
import { pendingRowsOf } from './rows';

const tariffs = ['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'] as const;

/** Values from the pattern of 2024 are in no text, so they are not here. */
const winter2025 = tariffs.flatMap((tariff) =>
  pendingRowsOf(tariff, {
    kind: 'excessDaily',
    from: '2025-01-01',
    to: '2025-03-31',
    norm: 'Resolución CNMC 4-12-2024, BOE-A-2024-26218',
    note: 'No se ha encontrado ningún texto oficial con este valor.',
  }),
);

const igic = (
  [
    ['dwelling', '0', 'art. 52.r'],
    ['general', '3', 'art. 54.1.a'],
    ['meter', '7', 'art. 51.1.d'],
  ] as const
).map(
  ([variant, value, article]): RegulatedParameter => ({
    kind: 'igic',
    variant,
    from: '2023-01-01',
    to: null,
    state: 'confirmed',
    value,
    norm: `Ley 4/2012, ${article}, BOE-A-2012-9282`,
    ...(variant === 'dwelling' && { powerLimit: { kw: '10', isIncluded: true } }),
  }),
);

/**
 * The IGIC as its law has it, until another one replaces it, and the t_ep of January to March 2025
 * (types 4 and 5), which was missing without a word: they replace earlier rows on their days
 * (`withChanges`). The fourth version of a table that is stored.
 */
export const canariesAndWinter2025: readonly RegulatedParameter[] = [...winter2025, ...igic];
