import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import { supplySpec } from '../testing/supplySpec';
import { errorFile } from './files';
import { notesOf, proposalsOf, soundRows, warningsOf } from './notes';
import { toImport } from './rows';
import type { FileTable } from './table';

const table: FileTable = {
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
const answer: RowImportAnswer = {
  importId: null,
  rows: [
    {
      line: 2,
      outcome: 'create',
      problems: [],
      warnings: [{ field: 'alias', message: 'Otro alias.' }],
      proposed: [
        { field: 'use', value: 'general' },
        { field: 'territory', value: 'ceuta' },
      ],
    },
    {
      line: 4,
      outcome: 'create',
      problems: [],
      warnings: [{ field: 'alias', message: 'Otro alias.' }],
      proposed: [{ field: 'territory', value: 'ceuta' }],
    },
    {
      line: 5,
      outcome: 'error',
      proposed: [],
      warnings: [],
      problems: [
        { field: 'cups', message: 'Está repetido' },
        { field: 'taxId', message: 'Escribe el NIF' },
      ],
    },
  ],
};

it('sends the columns in the order of the template, and cells that are not there as empty', () => {
  const { fileName, columns, rows } = toImport(supplySpec, table, table.rows, reading);
  expect([fileName.length, columns]).toEqual([255, ['cups', 'power1']]);
  expect(rows.map(({ cells }) => cells)).toEqual(['ES1\t3.3', 'ES2\t', 'ES1\t4']);
});

it('sends the name of a file in one line, and no half of a character', () => {
  const sentAs = (fileName: string) =>
    toImport(supplySpec, { ...table, fileName }, [], reading).fileName;
  expect(sentAs('facturas\r\nde \0mayo.csv')).toBe('facturas__de _mayo.csv');
  expect(sentAs(`${'x'.repeat(254)}😀`)).toBe(`${'x'.repeat(254)}_`);
  expect(sentAs('mayo 😀.csv')).toBe('mayo 😀.csv');
});

it('names the problem of each cell, also of a column that the file lacks', () => {
  const notes = notesOf(supplySpec, answer, table, reading).filter(
    ({ kind }) => kind === 'problem',
  );
  expect(notes.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
    [5, 'CUPS', 'ES1', 'Está repetido.'],
    [5, 'NIF', '', 'Escribe el NIF.'],
  ]);
});

it('groups the warnings by column and sentence', () => {
  const found = warningsOf(supplySpec, answer);
  expect(found.map(({ column, value, lines }) => [column, value, lines])).toEqual([
    ['Alias', 'Otro alias.', [2, 4]],
  ]);
});

it('groups the proposals by column and value', () => {
  expect(
    proposalsOf(supplySpec, answer).map(({ column, value, lines }) => [column, value, lines]),
  ).toEqual([
    ['Territorio', 'Ceuta', [2, 4]],
    ['Uso', 'General', [2]],
  ]);
});

it('keeps the right rows, and writes the others with their present problems', () => {
  expect(soundRows(answer, table).map(({ line }) => line)).toEqual([2, 4]);
  const { columns, rows } = errorFile(supplySpec, answer, table);
  expect(columns.map(({ header }) => header)).toEqual(['CUPS', 'P1', 'Problema']);
  expect(rows).toEqual([['ES1', '4', 'CUPS: Está repetido. NIF: Escribe el NIF.']]);
});

it('tells only how many proposals a column has when they are many', () => {
  const rows = Array.from({ length: 11 }, (_, n) => ({
    ...answer.rows[0],
    line: n + 2,
    outcome: 'create' as const,
    problems: [],
    warnings: [],
    proposed: [{ field: 'power1', value: `${n}.5` }],
  }));
  const found = proposalsOf(supplySpec, { importId: null, rows });
  expect(found.map(({ value, lines }) => [value, lines.length])).toEqual([
    ['11 valores distintos', 11],
  ]);
});
