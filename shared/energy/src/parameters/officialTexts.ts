import type { RegulatedParameter } from '../tariff/parameterRows';
import { excessPrices } from './excess';
import { rowsOf } from './rows';
import { vehicles } from './vehicles';

const iee = 'Ley 38/1992, art. 99, BOE-A-1992-28741';
const iva = 'Ley 37/1992, art. 90, BOE-A-1992-28740';
const upTo10 = { kw: '10', isIncluded: true };

/** The relief of a month of 2026 depends on the price index of two months before. */
const month = (of: '11' | '12', lastDay: string, index: string) =>
  ({
    from: `2026-${of}-01`,
    to: lastDay,
    norm: 'RDL 25/2026, arts. 18 a 21, BOE-A-2026-20265',
    state: 'confirmed',
    question: `¿Subió el IPC de la electricidad de ${index} de 2026 más del 15 %?`,
  }) as const;

const conditional = [
  month('11', '2026-11-30', 'septiembre'),
  month('12', '2026-12-31', 'octubre'),
].flatMap(({ question, ...days }): RegulatedParameter[] => [
  {
    ...days,
    kind: 'electricityTax',
    value: '5.11269632',
    condition: { question, alternative: '0.5' },
  },
  {
    ...days,
    kind: 'vat',
    variant: 'reduced',
    powerLimit: upTo10,
    value: '21',
    condition: { question, alternative: '10' },
  },
]);

const from2027 = { from: '2027-01-01', to: null, state: 'confirmed' } as const;

/** t_ep with K_p inside: only the writing changed in April 2025. */
const winter2025 = excessPrices
  .filter(({ from }) => from === '2025-04-01')
  .flatMap(({ excessMonthly }) =>
    rowsOf(excessMonthly, {
      kind: 'excessMonthly',
      from: '2025-01-01',
      to: '2025-03-31',
      norm: 'Resolución CNMC 4-12-2024, BOE-A-2024-26218',
      note: 'De una fuente no oficial que coincide con la aritmética: compruébalo antes de reclamar.',
    }),
  );

/**
 * Values of the official texts that the transcriptions lacked: they replace earlier rows on their days
 * (`withChanges`). The second version of a table that is stored.
 */
export const officialTexts: readonly RegulatedParameter[] = [
  ...winter2025,
  ...vehicles,
  ...conditional,
  { ...from2027, kind: 'electricityTax', value: '5.11269632', norm: iee },
  { ...from2027, kind: 'vat', variant: 'general', value: '21', norm: iva },
  { ...from2027, kind: 'vat', variant: 'reduced', powerLimit: upTo10, value: '21', norm: iva },
  {
    kind: 'socialBonus',
    from: '2027-01-01',
    to: null,
    state: 'pending',
    value: null,
    norm: 'Orden de bono social para 2027, sin publicar',
  },
];
