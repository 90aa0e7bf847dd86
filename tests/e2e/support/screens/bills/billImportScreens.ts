import type { Page } from '@playwright/test';
import type { BillImportAnswer, BillImportRow } from '@vatio/contracts/billing/billImports';
import { answerAll, idOf, list } from '../screens';

const lines = [
  'Nº factura;CUPS;Fecha factura;Desde;Hasta;Consumo P1;Consumo P2;Término energía;IVA (%);Total;Color',
  'LN-2026-0201;ES0021000000000001RK;03/10/2026;31/08/2026;30/09/2026;120,5;98;41,20;21;74,35;rojo',
  'LN-2026-0202;Obrador;03/10/2026;31/08/2026;30/09/2026;80;75,5;28,10;21;52,10;',
  'LN-2026-0203;ES0021000000000003XX;03/10/2026;31/08/2026;30/09/2026;60;51;20,00;21;40,02;',
];

/** A file of three bills, as Excel writes a CSV in Spain. */
export const billFile = {
  name: 'facturas de septiembre.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
};

const row = { problems: [], warnings: [], proposed: [] };

/** The API's answer: one is right, one does not add up, and one is wrong. */
const billFileAnswer: BillImportAnswer = {
  importId: null,
  rows: [
    {
      ...row,
      line: 2,
      outcome: 'create',
      proposed: [
        { field: 'supplier', value: 'Luz del Norte' },
        { field: 'tariff', value: '2.0TD' },
      ],
    },
    {
      ...row,
      line: 3,
      outcome: 'create',
      warnings: [{ field: 'totalEur', message: 'Las bases y los impuestos suman 52,14 €.' }],
      proposed: [{ field: 'tariff', value: '2.0TD' }],
    },
    {
      ...row,
      line: 4,
      outcome: 'error',
      problems: [{ field: 'point', message: 'Las letras del CUPS no corresponden a sus cifras' }],
    },
  ],
};

const imported: BillImportRow = {
  id: idOf(610),
  fileName: 'facturas de septiembre.csv',
  newBills: 214,
  createdBy: { id: idOf(1), name: 'Ana Prieto' },
  createdAt: '2026-10-05T08:12:00.000Z',
  undoneAt: null,
};

/** Answers what the pages of imports ask for. */
export const answerBillImports = (page: Page) =>
  answerAll(page, [
    [
      /\/api\/bill-imports\?/,
      list([
        imported,
        { ...imported, id: idOf(611), newBills: 12, undoneAt: '2026-10-04T16:40:00.000Z' },
      ]),
    ],
    [/\/api\/bill-imports$/, billFileAnswer],
    [/\/api\/bills\/verifications/, list([])],
  ]);
