import type { Bill, BillRow } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { idOf } from '../screens';

import { pending, wrong } from './billRows';

type Line = BillVerification['lines'][number];
const right: Line = {
  concept: 'power',
  period: 1,
  segment: null,
  label: 'Potencia P1',
  issued: [0],
  billedEur: '70.12',
  computedEur: '70.12',
  differenceEur: '0.00',
  highestEur: '70.12',
  range: null,
  letThroughEur: null,
  adding: null,
  alternatives: [],
  state: 'correct',
  why: 'Coincide con lo calculado.',
  formula: 'potencia contratada × precio × días / días del año',
  calculation: '40 kW × 20,642577 €/kW·año × 31 / 365',
  parameters: [
    {
      kind: 'powerToll',
      tariff: '3.0TD',
      period: 1,
      from: '2026-01-01',
      to: null,
      value: '14.723431',
      norm: 'Resolución de 18 de diciembre de 2025, de la CNMC',
    },
  ],
  norm: 'Circular 3/2020 de la CNMC, art. 9',
  missing: [],
};

const verification: BillVerification = {
  at: '2026-11-18T09:30:00.000Z',
  data: {
    parameterVersion: 12,
    contracts: [{ id: idOf(301), version: 4 }],
    readings: [{ id: idOf(302), version: 1 }],
    curveMinutes: 15,
  },
  lines: [
    right,
    {
      ...right,
      concept: 'energy',
      period: 1,
      label: 'Energía P1',
      billedEur: '182.40',
      computedEur: '158.25',
      differenceEur: '24.15',
      state: 'claimable',
      why: 'Se ha cobrado a 0,1824 €/kWh, y el contrato dice 0,15825 €/kWh.',
      formula: 'energía × precio',
      calculation: '1.000 kWh × 0,15825 €/kWh',
      parameters: [],
      norm: 'Contrato en vigor desde el 01/01/2026',
    },
    {
      ...right,
      concept: 'excess',
      period: 6,
      label: 'Excesos de potencia P6',
      billedEur: '8.10',
      computedEur: null,
      differenceEur: null,
      state: 'notVerifiable',
      why: 'No verificable: falta la curva cuartohoraria de septiembre de 2026.',
      calculation: '',
      missing: [
        {
          reason: 'data',
          message: 'No verificable: falta la curva cuartohoraria de septiembre de 2026.',
        },
      ],
    },
    {
      ...right,
      concept: 'total',
      period: null,
      label: 'Total',
      billedEur: '812.37',
      computedEur: '780.12',
      differenceEur: '32.25',
      state: 'claimable',
      adding: { dueEur: '810.84', closes: false },
      why: 'Suma las líneas, con sus impuestos.',
      parameters: [],
    },
  ],
  findings: [
    {
      code: 'estimatedReading',
      level: 'note',
      message: 'La lectura es estimada: cuando llegue la real, la comercializadora regulariza.',
      amountEur: null,
    },
    {
      code: 'energyPriceDiffers',
      level: 'error',
      message: 'El precio de la energía no es el del contrato: reclama la diferencia.',
      amountEur: '24.15',
    },
    {
      code: 'gap',
      level: 'review',
      message:
        'Entre esta factura y la anterior hay 2 días sin facturar: pide la factura que falta.',
      amountEur: null,
    },
  ],
  range: null,
  unverifiedEur: '8.10',
  claimable: {
    linesEur: '24.15',
    measuredEur: '0.00',
    setOffEur: '0.00',
    electricityTaxEur: '1.24',
    taxEur: '5.33',
    rebillEur: '0.00',
    sumsEur: '1.53',
    totalEur: '32.25',
  },
  notVerifiable: [
    {
      reason: 'data',
      message: 'No verificable: falta la curva cuartohoraria de septiembre de 2026.',
    },
  ],
  cautions: ['La energía se ha repartido por días, porque un precio cambió dentro del ciclo.'],
};

const billOf = (row: BillRow, facts: Partial<Bill> = {}): Bill => ({
  ...row,
  rectifies: '',
  accruedOn: row.issuedOn,
  printedDays: null,
  paidOn: '2026-10-15',
  isEstimated: true,
  energyKwh: ['1000', '812.5', '640', '0', '0', '1390'],
  powersKw: ['40', '40', '40', '40', '40', '45'],
  energyPricesEurPerKwh: ['0.1824', '0.16', '0.13', null, null, '0.09'],
  powerPricesEurPerKwYear: ['20.642577', '16.2', '6.4', '5.3', '3.1', '2.3'],
  reactiveKvarh: ['310', '150', '90', '0', '0', '400'],
  maxKw: ['38', '39.5', '35', null, null, '47'],
  segments: [],
  lines: [
    { ...line, kind: 'power', period: 1, amountEur: '70.12' },
    { ...line, kind: 'energy', period: 1, text: 'Término de energía P1', amountEur: '182.4' },
    {
      ...line,
      kind: 'electricityTax',
      ratePercent: '5.11269632',
      baseEur: '640.2',
      amountEur: '32.73',
    },
    { ...line, kind: 'meter', text: 'Alquiler de equipos', amountEur: '1.4' },
  ],
  taxes: [{ ratePercent: '21', baseEur: '671.38', amountEur: '140.99' }],
  notes: 'La enviaron por correo el día 5.',
  createdAt: '2026-10-05T08:00:00.000Z',
  createdBy: 'Ana Prieto',
  warnings: [],
  attachment: {
    fileName: 'LN-2026-0098.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 184_320,
    addedAt: '2026-10-05T08:02:00.000Z',
    addedBy: 'Ana Prieto',
  },
  verification: null,
  rectified: null,
  rectifiedBy: [],
  before: { id: idOf(503), number: 'LN-2026-0083', from: '2026-07-31', to: '2026-08-29' },
  after: { id: idOf(501), number: 'LN-2026-0107', from: '2026-09-30', to: '2026-10-31' },
  ...facts,
});
const line = { period: null, segment: null, text: '', ratePercent: null, baseEur: null } as const;

/** A verified bill with all that its page can say. */
export const shownBill: Bill = billOf(wrong, { verification });

/** One to be verified, without a file, whose sums are odd, and which another one replaces. */
export const shownPending: Bill = billOf(pending, {
  hasAttachment: false,
  attachment: null,
  counts: false,
  warnings: [
    { field: 'totalEur', message: 'Las bases y los impuestos suman 812,40\u00a0€' },
    { field: 'issuedOn', message: 'Se emitió antes de la última lectura: comprueba las fechas' },
  ],
  rectifiedBy: [{ id: idOf(506), number: 'LN-2026-0086', kind: 'replaces' }],
});
