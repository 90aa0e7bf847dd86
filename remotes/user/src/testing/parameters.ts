import type {
  MissingParametersAnswer,
  OpenQuestion,
  Parameter,
  ParameterVersion,
} from '@vatio/contracts/user/parameters';

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return `0199e1a0-0000-7000-8000-${String(lastId).padStart(12, '0')}`;
};

/** A value of the tests: the IEE of some months, except for the facts of the test. */
export const parameterOf = (facts: Partial<Parameter> = {}): Parameter => ({
  id: nextId(),
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
  ...facts,
});

const tolls = ['14.935084', '7.800', '3', '2', '1.5', '1240.5'];

/** The tolls of 3.0TD in 2026, P1 to P6. */
export const someTolls: readonly Parameter[] = tolls.map((value, index) =>
  parameterOf({
    kind: 'powerToll',
    tariff: '3.0TD',
    period: index + 1,
    value,
    from: '2026-01-01',
    to: '2026-12-31',
    norm: 'Resolución CNMC, BOE-A-2025-26348',
  }),
);

const pendingTax = parameterOf({
  from: '2026-11-01',
  to: '2026-12-31',
  value: null,
  state: 'pending',
  norm: 'RDL 25/2026: condicionado',
});
const reducedVat = parameterOf({
  kind: 'vat',
  variant: 'reduced',
  value: '10',
  powerLimit: { kw: '10', isIncluded: true },
  note: 'Compruébalo antes de reclamar.',
});
const bonus = parameterOf({
  kind: 'socialBonus',
  from: '2026-06-26',
  to: null,
  value: '9.011295',
  per: 'year',
});

export const someParameters: readonly Parameter[] = [
  ...someTolls,
  pendingTax,
  parameterOf(),
  reducedVat,
  bonus,
];

/** The values as the API answers them. */
export const parametersOf = (rows: readonly Parameter[], version = 3) => ({
  rows,
  total: rows.length,
  version,
});

const keyOf = { tariff: null, period: null, variant: null };
export const noneMissing: MissingParametersAnswer = {
  from: '2026-11-01',
  to: '2027-12-31',
  version: 3,
  rows: [],
  questions: [],
  ending: [],
};
export const someMissing: MissingParametersAnswer = {
  ...noneMissing,
  rows: [
    {
      kind: 'powerToll',
      sentence: 'Peaje de potencia: falta todo 2027',
      gaps: [
        {
          reason: 'missing',
          from: '2027-01-01',
          to: '2027-12-31',
          keys: [{ kind: 'powerToll', tariff: '2.0TD', period: 1, variant: null }],
        },
      ],
    },
    {
      kind: 'electricityTax',
      sentence: 'Impuesto eléctrico (IEE): pendiente en noviembre y diciembre de 2026',
      gaps: [
        {
          reason: 'pending',
          from: '2026-11-01',
          to: '2026-12-31',
          keys: [{ ...keyOf, kind: 'electricityTax' }],
        },
      ],
    },
  ],
};

const november = { from: '2026-11-01', to: '2026-11-30', norm: 'RDL 25/2026, BOE-A-2026-20265' };
const question = '¿Subió el IPC de septiembre más del 15 %?';

/** Two values that wait for the same answer. */
export const someQuestion: OpenQuestion = {
  ...november,
  question,
  rows: [
    parameterOf({ ...november, condition: { question, alternative: '0.5' } }),
    parameterOf({
      ...november,
      kind: 'vat',
      variant: 'reduced',
      value: '21',
      powerLimit: { kw: '10', isIncluded: true },
      condition: { question, alternative: '10' },
    }),
  ],
};

export const versionOf = (facts: Partial<ParameterVersion> = {}): ParameterVersion => ({
  number: 4,
  at: '2026-11-20T10:30:00.000Z',
  comment: 'IEE de diciembre',
  changed: 1,
  undoes: null,
  actor: { id: '0199e1a0-0000-7000-8000-0000000000b1', name: 'Lucía Fernández' },
  ...facts,
});
