import type { PointImportAnswer } from '@vatio/contracts/company/imports/pointImports';

const lines = [
  'CIF;Razón social;CUPS;Alias;Código postal;Tarifa;P1;P2;Color',
  'B12345674;Panadería Ávila;ES0021000000000001RK;Obrador;03001;2.0TD;3,3;3,3;rojo',
  'B12345674;;ES0021000000000002RE;Tienda;03001;2.0TD;4,6;4,6;',
  'B12345674;;ES0021000000000003XX;Almacén;07001;2.0TD;4,6;4,6;',
];

/** A file of three points, as Excel writes a CSV in Spain. */
export const pointFile = {
  name: 'puntos de suministro.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
};

/** The API's answer: one is new, one exists, and one is wrong. */
export const pointFileAnswer: PointImportAnswer = {
  importId: null,
  rows: [
    {
      line: 2,
      outcome: 'create',
      problems: [],
      warnings: [],
      proposed: [{ field: 'territory', value: 'peninsula' }],
    },
    { line: 3, outcome: 'exists', problems: [], warnings: [], proposed: [] },
    {
      line: 4,
      outcome: 'error',
      warnings: [],
      proposed: [],
      problems: [{ field: 'cups', message: 'Las letras del CUPS no corresponden a sus cifras' }],
    },
  ],
  newClients: 1,
  newContracts: 1,
};
