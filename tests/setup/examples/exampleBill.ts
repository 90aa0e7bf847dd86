import type { BillInputs, Prefill } from '@vatio/contracts/billing/inputs';
import type { Parameter } from '@vatio/contracts/user/parameters';
import { regulatedParameters } from '@vatio/energy/parameters';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** The point of the example, as the API offers it. */
export const point = {
  id: idOf('d1'),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  clientName: 'Panadería Ávila',
};

const periods = [1, 2, 3, 4, 5, 6];
const line = (kind: Prefill['lines'][number]['kind'], period: number | null = null) => ({
  kind,
  period,
  text: '',
});

/** The known facts about the bill of February 2026 of a 3.0TD point, whose bill of January is stored. */
export const prefillOf = (facts: Partial<Prefill> = {}): Prefill => ({
  supplier: 'Luz del Norte',
  tariff: '3.0TD',
  from: '2026-01-31',
  to: '2026-02-28',
  powersKw: ['20', '20', '20', '20', '20', '30'],
  hasContract: true,
  energyPricesEurPerKwh: ['0.11', '0.098', '0.09', '0.088', '0.08', '0.076'],
  powerPricesEurPerKwYear: null,
  lines: [
    ...periods.map((period) => line('power', period)),
    ...[1, 2, 6].map((period) => line('energy', period)),
    line('excess'),
    line('reactive'),
    line('socialBonus'),
    line('electricityTax'),
    line('meter'),
  ],
  taxRatesPercent: ['21'],
  before: { id: idOf('b0'), number: 'LN-2026-001', from: '2025-12-31', to: '2026-01-31' },
  ...facts,
});

const parameters = regulatedParameters.map(
  (one, index): Parameter => ({
    id: `0199e1a0-0000-7000-9000-${String(index).padStart(12, '0')}`,
    kind: one.kind,
    tariff: one.tariff ?? null,
    period: one.period ?? null,
    variant: one.variant ?? null,
    from: one.from,
    to: one.to,
    value: one.value,
    state: one.state,
    norm: one.norm,
    note: one.note ?? '',
    powerLimit: one.powerLimit ?? null,
    per: one.per ?? null,
    condition: one.state === 'confirmed' ? (one.condition ?? null) : null,
  }),
);

type Supply = BillInputs['supply'];

export const contractOf = (
  facts: Partial<Supply['contracts'][number]> = {},
): Supply['contracts'][number] => ({
  tariff: '3.0TD',
  from: '2026-01-01',
  to: null,
  powersKw: ['20', '20', '20', '20', '20', '30'],
  mode: 'fixed',
  energyPricesEurPerKwh: ['0.11', '0.098', '0.09', '0.088', '0.08', '0.076'],
  includesAtr: false,
  powerPricesEurPerKwYear: null,
  meterEurPerMonth: '1.36',
  use: 'general',
  plannedMonths: null,
  powerChanges: [],
  reducedTax: null,
  vulnerability: null,
  socialBonusFinancing: 'taxed',
  ...facts,
});

/** The inputs with which that bill is verified. */
export const inputsOf = (supply: Partial<Supply> = {}): BillInputs => ({
  supply: {
    territory: 'peninsula',
    pointType: 4,
    powerControl: 'maximeter',
    voltageKv: null,
    isElectroIntensive: null,
    holder: 'company',
    contracts: [contractOf()],
    previous: prefillOf().before,
    next: null,
    readings: [],
    curve: null,
    ...supply,
  },
  parameters,
});
