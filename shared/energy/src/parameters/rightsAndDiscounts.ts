import type { RegulatedParameter } from '../tariff/parameterRows';

const rightsNote =
  'Importe de dos transcripciones que coinciden: la orden no se ha leído en el texto oficial.';

/** Low voltage: the annex has not been replaced in the years of the table. */
const lowVoltage = (
  [
    ['rightsPerKw', 'accessLow', '19.703137'],
    ['rightsPerKw', 'extensionLow', '17.374714'],
    ['rightsOnce', 'connectionLow', '9.044760'],
    ['rightsOnce', 'verificationLow', '8.011716'],
  ] as const
).map(
  ([kind, variant, value]): RegulatedParameter => ({
    kind,
    variant,
    from: '2024-01-01',
    to: null,
    state: 'confirmed',
    value,
    norm: 'Orden ITC/3519/2009, anexo V, BOE-A-2009-21173',
    note: rightsNote,
  }),
);

/** High voltage: in no text that we could read. */
const highVoltage = (['accessHigh', 'extensionHigh'] as const).map(
  (variant): RegulatedParameter => ({
    kind: 'rightsPerKw',
    variant,
    from: '2024-01-01',
    to: null,
    state: 'pending',
    value: null,
    norm: 'RD 1048/2013, arts. 24 a 29, BOE-A-2013-13767: falta el texto que fija el importe',
  }),
);

const interestLaw = 'Ley 31/2022, DA 42ª, BOE-A-2022-22128';

/** The law says 2023 only; a budget that is carried on carries it on, which no text confirms. */
const legalInterest: readonly RegulatedParameter[] = [
  ...['2023', '2024', '2025', '2026'].map(
    (year): RegulatedParameter => ({
      kind: 'legalInterest',
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      state: 'confirmed',
      value: '3.25',
      norm: year === '2023' ? interestLaw : `${interestLaw}, prorrogada`,
      ...(year !== '2023' && {
        note: 'La ley lo fija hasta el 31/12/2023: comprueba la prórroga antes de reclamar.',
      }),
    }),
  ),
  {
    kind: 'legalInterest',
    from: '2027-01-01',
    to: null,
    state: 'pending',
    value: null,
    norm: 'Ley de presupuestos para 2027, sin publicar',
  },
];

/** The discount on the terms of the PVPC; before 2026 no text that we could read says which percentages. */
const socialBonusDiscounts = (
  [
    ['vulnerable', '42.5', '35'],
    ['severe', '57.5', '50'],
  ] as const
).flatMap(([variant, in2026, since2027]): RegulatedParameter[] => [
  {
    kind: 'socialBonusDiscount',
    variant,
    from: '2026-01-01',
    to: '2026-12-31',
    state: 'confirmed',
    value: in2026,
    norm: 'RDL 7/2026, art. 1, BOE-A-2026-6544',
    note: 'Las facturas con días desde el 26/02/2026 se regularizan en la siguiente.',
  },
  {
    kind: 'socialBonusDiscount',
    variant,
    from: '2027-01-01',
    to: null,
    state: 'confirmed',
    value: since2027,
    norm: 'RD 897/2017, art. 6.3, BOE-A-2017-11505',
    note: 'Salvo que se prorroguen los porcentajes de 2026.',
  },
]);

/**
 * The payments for an increase of power, the legal interest and the discount of the bono social: kinds that
 * the table did not have. The third version of a table that is stored.
 */
export const rightsAndDiscounts: readonly RegulatedParameter[] = [
  ...lowVoltage,
  ...highVoltage,
  ...legalInterest,
  ...socialBonusDiscounts,
];
