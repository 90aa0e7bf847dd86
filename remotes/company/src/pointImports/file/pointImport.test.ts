import type { PointImportAnswer } from '@vatio/contracts/company/pointImports';
import { errorFile } from './pointFiles';
import { notesOf, proposalsOf, soundRows, toImport } from './pointImport';
import type { PointTable } from './table';

const table: PointTable = {
  fileName: `${'x'.repeat(300)}.csv`,
  commentCount: 0,
  headers: ['CUPS', 'P1', 'Problema'],
  rows: [
    { line: 2, cells: ['ES1', '3,3', ''] },
    { line: 4, cells: ['ES2'] },
    { line: 5, cells: ['ES1', '4', 'lo de antes'] },
  ],
};
const reading = { mapping: { power1: 1, cups: 0 }, mark: 'comma' } as const;
const answer: PointImportAnswer = {
  importId: null,
  newClients: 0,
  newContracts: 0,
  rows: [
    {
      line: 2,
      outcome: 'create',
      problems: [],
      proposed: [
        { field: 'use', value: 'general' },
        { field: 'territory', value: 'ceuta' },
      ],
    },
    {
      line: 4,
      outcome: 'create',
      problems: [],
      proposed: [{ field: 'territory', value: 'ceuta' }],
    },
    {
      line: 5,
      outcome: 'error',
      proposed: [],
      problems: [
        { field: 'cups', message: 'Está repetido' },
        { field: 'taxId', message: 'Escribe el NIF' },
      ],
    },
  ],
};

it('sends the columns in the order of the template, and cells that are not there as empty', () => {
  const { fileName, columns, rows } = toImport(table, table.rows, reading);
  expect([fileName.length, columns]).toEqual([255, ['cups', 'power1']]);
  expect(rows.map(({ cells }) => cells)).toEqual(['ES1\t3.3', 'ES2\t', 'ES1\t4']);
});

it('names the problem of each cell, also of a column that the file lacks', () => {
  const notes = notesOf(answer, table, reading).filter(({ kind }) => kind === 'problem');
  expect(notes.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
    [5, 'CUPS', 'ES1', 'Está repetido.'],
    [5, 'NIF', '', 'Escribe el NIF.'],
  ]);
});

it('groups the proposals by column and value', () => {
  expect(proposalsOf(answer).map(({ column, value, lines }) => [column, value, lines])).toEqual([
    ['Territorio', 'Ceuta', [2, 4]],
    ['Uso', 'General', [2]],
  ]);
});

it('keeps the right rows, and writes the others with their present problems', () => {
  expect(soundRows(answer, table).map(({ line }) => line)).toEqual([2, 4]);
  const { columns, rows } = errorFile(answer, table);
  expect(columns.map(({ header }) => header)).toEqual(['CUPS', 'P1', 'Problema']);
  expect(rows).toEqual([['ES1', '4', 'CUPS: Está repetido. NIF: Escribe el NIF.']]);
});
