import type { Page } from '@playwright/test';
import type {
  MissingParametersAnswer,
  Parameter,
  ParameterVersion,
} from '@vatio/contracts/user/parameters';
import { answerAll, idOf } from '../screens';

const tolls: readonly Partial<Parameter>[] = ['14.935084', '7.800', '3', '2', '1.5', '1240.5'].map(
  (value, n) => ({
    kind: 'powerToll',
    tariff: '3.0TD',
    period: n + 1,
    value,
    from: '2026-01-01',
    to: '2026-12-31',
    norm: 'Resolución CNMC, BOE-A-2025-26348',
  }),
);

const november = {
  from: '2026-11-01',
  to: '2026-11-30',
  norm: 'RDL 25/2026, arts. 18 a 21, BOE-A-2026-20265',
};
const question = '¿Subió el IPC de la electricidad de septiembre de 2026 más del 15 %?';

const facts: readonly Partial<Parameter>[] = [
  ...tolls,
  { ...november, condition: { question, alternative: '0.5' } },
  {},
  {
    ...november,
    kind: 'vat',
    variant: 'reduced',
    value: '21',
    powerLimit: { kw: '10', isIncluded: true },
    condition: { question, alternative: '10' },
  },
  {
    kind: 'vat',
    variant: 'reduced',
    value: '10',
    powerLimit: { kw: '10', isIncluded: true },
    note: 'Compruébalo antes de reclamar.',
  },
  { kind: 'socialBonus', from: '2026-06-26', to: null, value: '9.011295', per: 'year' },
];

const shownParameters: readonly Parameter[] = facts.map((one, n) => ({
  id: idOf(n + 1),
  kind: 'electricityTax',
  tariff: null,
  period: null,
  variant: null,
  from: '2026-06-01',
  to: '2026-10-31',
  value: '5.11269632',
  state: 'confirmed',
  norm: 'Ley 38/1992, art. 99',
  note: '',
  powerLimit: null,
  per: null,
  condition: null,
  ...one,
}));

const ofKind = (kind: Parameter['kind']) => shownParameters.filter((one) => one.kind === kind);
const answerOf = (rows: readonly Parameter[]) => ({ rows, total: rows.length, version: 3 });
const key = { tariff: null, period: null, variant: null };
const next = { reason: 'pending', from: '2027-01-01', to: '2027-12-31' } as const;

const shownMissing: MissingParametersAnswer = {
  from: '2026-11-01',
  to: '2027-12-31',
  version: 3,
  rows: [
    {
      kind: 'socialBonus',
      sentence: 'Bono social (financiación): pendiente todo 2027',
      gaps: [{ ...next, keys: [{ ...key, kind: 'socialBonus' }] }],
    },
    {
      kind: 'vat',
      sentence: 'IVA: falta todo 2027 (reducido)',
      gaps: [{ ...next, keys: [{ ...key, kind: 'vat', variant: 'reduced' }] }],
    },
  ],
  questions: [
    { ...november, question, rows: shownParameters.filter(({ condition }) => condition !== null) },
  ],
  ending: [],
};

const shownVersions: readonly ParameterVersion[] = [
  { actor: { id: idOf(91), name: 'Lucía Fernández' }, comment: 'IEE de octubre', changed: 1 },
  {
    actor: { id: idOf(92), name: 'Ágata Núñez-Feijóo de la Torre' },
    changed: 54,
    comment: 'Peajes y cargos de 2026, según la Resolución de la CNMC y la Orden TED',
  },
  { actor: null, comment: '', changed: 412 },
].map((one, n) => ({ ...one, undoes: null, number: 3 - n, at: `2026-11-1${5 - n}T10:30:00.000Z` }));

/** Answers all that the pages of regulated parameters ask for. */
export const answerParameters = (page: Page) =>
  answerAll(page, [
    [/\/api\/parameters\?/, answerOf(shownParameters)],
    [/\/api\/parameters\?.*kind=powerToll/, answerOf(ofKind('powerToll'))],
    [/\/api\/parameters\?.*kind=electricityTax/, answerOf(ofKind('electricityTax'))],
    [/\/api\/parameters\/missing/, shownMissing],
    [/\/api\/parameters\/impact/, { bills: 128, studies: 3 }],
    [/\/api\/parameters\/versions/, { rows: shownVersions, total: shownVersions.length }],
  ]);

const sentence = 'Faltan los valores de 2027 desde el 1 ene 2027: 274 valores';

/** The same in the last days of a year, whose values end. */
export const answerEnding = (page: Page) =>
  answerAll(page, [
    [
      /\/api\/parameters\/missing/,
      { ...shownMissing, ending: [{ from: '2027-01-01', values: 274, sentence }] },
    ],
  ]);
