import type { ParameterKind } from '../src/tariff/parameterRows';
import type { Tariff } from '../src/tariff/tariffs';

/** How sure a value is: read in the official text, transcribed, or not confirmed at all. */
type Certainty = 'text' | 'transcribed' | 'open';

/** A value of an official text, copied by hand, not from the engine’s table. */
export interface OfficialValue {
  readonly kind: ParameterKind;
  readonly tariff?: Tariff;
  readonly variant?: string;
  readonly from: string;
  /** null: in force. */
  readonly to: string | null;
  /** One for each period, P1 first; null while nobody knows it. */
  readonly value: string | null;
  /** What it is if the condition of its norm held. */
  readonly alternative?: string;
  /** The BOE's number of the norm, or its name where none is known. */
  readonly norm: string;
  readonly certainty: Certainty;
}

const six = (value: string) => Array.from({ length: 6 }, () => value).join(' ');
const year2024 = { from: '2024-01-01', to: '2024-12-31' } as const;
const winter2025 = { from: '2025-01-01', to: '2025-03-31' } as const;
const since2027 = { from: '2027-01-01', to: null } as const;
const year2026 = { from: '2026-01-01', to: '2026-12-31' } as const;
const november = { from: '2026-11-01', to: '2026-11-30' } as const;
const december = { from: '2026-12-01', to: '2026-12-31' } as const;
const cnmc2024 = { norm: 'BOE-A-2023-26251', certainty: 'transcribed' } as const;

type Prices = readonly (readonly [Tariff, string])[];
const each = (
  prices: Prices,
  common: Omit<OfficialValue, 'tariff' | 'value'>,
): readonly OfficialValue[] => prices.map(([tariff, value]) => ({ ...common, tariff, value }));

/** T8-2025, which holds from January on, with K_p inside. */
const winterPrices: Prices = [
  ['3.0TD', '3.361213 1.776546 0.563477 0.430844 0.121880 0.121880'],
  ['6.1TD', '3.332942 1.762138 0.661311 0.465989 0.009852 0.008771'],
  ['6.2TD', '3.292963 1.867567 0.491658 0.299575 0.011745 0.010432'],
  ['6.3TD', '3.099043 1.867297 0.608334 0.396461 0.013018 0.011460'],
  ['6.4TD', '2.732620 1.633705 0.396742 0.275775 0.008201 0.005465'],
];
const dailyPrices: Prices = [
  ['2.0TD', '0.099060 0.099060'],
  ['3.0TD', six('0.111643')],
  ['6.1TD', six('0.117264')],
  ['6.2TD', six('0.108910')],
  ['6.3TD', six('0.099256')],
  ['6.4TD', six('0.095864')],
];
const monthlyPrices: Prices = [
  ['2.0TD', '3.013070 3.013070'],
  ['3.0TD', six('3.395810')],
  ['6.1TD', six('3.566788')],
  ['6.2TD', six('3.312680')],
  ['6.3TD', six('3.019048')],
  ['6.4TD', six('2.915852')],
];
const ratios: Prices = [
  ['3.0TD', '1 .640766 .275670 .232691 .077884 .077884'],
  ['6.1TD', '1 .620828 .482845 .381770 .015816 .015816'],
  ['6.2TD', '1 .666078 .427424 .355531 .018151 .018151'],
  ['6.3TD', '1 .621562 .500437 .395142 .032600 .032600'],
  ['6.4TD', '1 .563080 .432501 .393593 .026604 .026604'],
];
const open = (
  of: Pick<OfficialValue, 'kind' | 'tariff' | 'variant'>,
  days: Pick<OfficialValue, 'from' | 'to'>,
  norm: string,
): OfficialValue => ({ ...of, ...days, value: null, norm, certainty: 'open' });

const vehicles = { tariff: '6.2TDVE', from: '2025-02-06', to: '2025-12-31' } as const;
const circular = { norm: 'BOE-A-2020-1066', certainty: 'text' } as const;
const relief = { norm: 'BOE-A-2026-20265', certainty: 'text' } as const;
const rights = {
  ...since('2024-01-01'),
  norm: 'BOE-A-2009-21173',
  certainty: 'transcribed',
} as const;

function since(from: string) {
  return { from, to: null } as const;
}

const canaries = { from: '2023-01-01', to: null, certainty: 'text' } as const;

export const officialValues: readonly OfficialValue[] = [
  ...(
    [
      ['dwelling', '0', '52.r'],
      ['general', '3', '54.1.a'],
      ['meter', '7', '51.1.d'],
    ] as const
  ).map(
    ([variant, value, article]): OfficialValue => ({
      kind: 'igic',
      variant,
      ...canaries,
      value,
      norm: `art. ${article}, BOE-A-2012-9282`,
    }),
  ),
  ...each(winterPrices, {
    kind: 'excessMonthly',
    ...winter2025,
    norm: 'BOE-A-2024-26218',
    certainty: 'transcribed',
  }),
  ...dailyPrices.map(([tariff]) =>
    open({ kind: 'excessDaily', tariff }, winter2025, 'BOE-A-2024-26218'),
  ),
  ...each(dailyPrices, { kind: 'excessDaily', ...year2024, ...cnmc2024 }),
  ...each(monthlyPrices, { kind: 'excessMonthly', ...year2024, ...cnmc2024 }),
  ...each(ratios, { kind: 'excessRatio', ...year2024, ...cnmc2024 }),
  {
    kind: 'powerToll',
    ...vehicles,
    ...circular,
    value: '3.729428 2.115281 0.556812 0.339301 0.013307 0.011823',
  },
  {
    kind: 'energyToll',
    ...vehicles,
    ...circular,
    value: '.108712 .050300 .016775 .008967 .000469 .000146',
  },
  ...[november, december].flatMap((days): OfficialValue[] => [
    { kind: 'electricityTax', ...days, ...relief, value: '5.11269632', alternative: '0.5' },
    { kind: 'vat', variant: 'reduced', ...days, ...relief, value: '21', alternative: '10' },
  ]),
  {
    kind: 'electricityTax',
    ...since2027,
    value: '5.11269632',
    norm: 'BOE-A-1992-28741',
    certainty: 'text',
  },
  ...['general', 'reduced'].map(
    (variant): OfficialValue => ({
      kind: 'vat',
      variant,
      ...since2027,
      value: '21',
      norm: 'BOE-A-1992-28740',
      certainty: 'text',
    }),
  ),
  {
    kind: 'electricityTaxMinimum',
    variant: 'industrial',
    ...since('2024-01-01'),
    value: '0.5',
    norm: 'Ley 38/1992, art. 99',
    certainty: 'text',
  },
  ...(
    [
      ['vulnerable', '42.5', '35'],
      ['severe', '57.5', '50'],
    ] as const
  ).flatMap(([variant, in2026, in2027]): OfficialValue[] => [
    {
      kind: 'socialBonusDiscount',
      variant,
      ...year2026,
      value: in2026,
      norm: 'BOE-A-2026-6544',
      certainty: 'text',
    },
    {
      kind: 'socialBonusDiscount',
      variant,
      ...since2027,
      value: in2027,
      norm: 'BOE-A-2017-11505',
      certainty: 'text',
    },
  ]),
  open({ kind: 'socialBonus' }, since2027, 'Orden de bono social para 2027'),
  { kind: 'rightsPerKw', variant: 'accessLow', ...rights, value: '19.703137' },
  { kind: 'rightsPerKw', variant: 'extensionLow', ...rights, value: '17.374714' },
  { kind: 'rightsOnce', variant: 'connectionLow', ...rights, value: '9.044760' },
  { kind: 'rightsOnce', variant: 'verificationLow', ...rights, value: '8.011716' },
  open({ kind: 'rightsPerKw', variant: 'accessHigh' }, since('2024-01-01'), 'BOE-A-2013-13767'),
  open({ kind: 'rightsPerKw', variant: 'extensionHigh' }, since('2024-01-01'), 'BOE-A-2013-13767'),
];
