import type { Page } from '@playwright/test';
import type {
  ImportedChange,
  ImportedParameter,
  ParameterImportAnswer,
} from '@vatio/contracts/user/parameterImports';
import { answerAll } from '../screens';

const rows = [
  'Peaje de potencia;2.0TD;P1;01/01/2027;31/12/2027;25,9',
  'Peaje de potencia;2.0TD;P2;01/01/2027;31/12/2027;98',
  'Energía reactiva;cos φ menor de 0,80;;01/01/2026;31/12/2026;0,064',
  'IVA;General;;01/09/2012;;21',
  'Peaje de energía;3.0TD;P1;01/01/2027;31/12/2027;1.234',
];

/** A sheet of five values, as Excel writes a CSV in Spain. */
export const parameterFile = {
  name: 'parametros-2027.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Clase;Tarifa o tipo;Periodo;Desde;Hasta;Valor;Norma',
      ...rows.map((row) => `${row};BOE-A-2026-1`),
    ].join('\r\n'),
  ),
};

const toll: ImportedChange = {
  kind: 'powerToll',
  tariff: '2.0TD',
  period: 1,
  variant: null,
  from: '2027-01-01',
  to: '2027-12-31',
  value: '25.9',
  per: null,
  before: { value: '25.1', from: '2026-01-01', to: '2026-12-31', isReplaced: false },
  doubt: null,
};

const row: Omit<ImportedParameter, 'line'> = {
  outcome: 'create',
  problems: [],
  proposed: [],
  warnings: [],
  change: null,
};

/** One is new, one is far from the last, one takes the place of another, one is there, one is wrong. */
const answer: ParameterImportAnswer = {
  importId: null,
  version: 6,
  impact: { bills: 128, studies: 3 },
  rows: [
    { ...row, line: 2, change: toll },
    {
      ...row,
      line: 3,
      change: {
        ...toll,
        period: 2,
        value: '98',
        before: { value: '1', from: '2026-01-01', to: '2026-12-31', isReplaced: false },
        doubt: 'Es 98 veces el de 2026 (1). ¿Seguro?',
      },
    },
    {
      ...row,
      line: 4,
      warnings: [
        {
          field: 'from',
          message:
            'Cambia el valor que ya vale del 01/01/2026 al 31/12/2026: si la hoja es de otro año, corrige las fechas.',
        },
      ],
      change: {
        ...toll,
        kind: 'reactive',
        tariff: null,
        period: null,
        variant: 'below080',
        from: '2026-01-01',
        to: '2026-12-31',
        value: '0.064',
        before: { value: '0.062332', from: '2026-01-01', to: '2026-12-31', isReplaced: true },
      },
    },
    { ...row, line: 5, outcome: 'exists' },
    {
      ...row,
      line: 6,
      outcome: 'error',
      problems: [
        { field: 'value', message: 'No sabemos si es 1,234 o 1234: escribe «1,234» o «1234»' },
      ],
    },
  ],
};

/** Answers what the import asks for. */
export const answerParameterImport = (page: Page) =>
  answerAll(page, [[/\/api\/parameters\/imports/, answer]]);
