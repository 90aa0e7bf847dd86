import { z } from 'zod';
import { exampleOf } from './example';
import { sentencesOf } from './nouns';
import { defineRecord, sortNamesOf, withEmptyFields } from './record';
import { answerShape, changeSchema, newSchema } from './schemas';
import { fileHeading, personInWords, recordWords, valueInFile } from './words';

const record = defineRecord({
  one: 'lectura',
  many: 'lecturas',
  gender: 'f',
  fields: {
    place: { kind: 'line', label: 'Lugar', named: 'El lugar', max: 40, isSortable: true },
    code: {
      kind: 'line',
      label: 'Código',
      max: 4,
      pattern: { expression: /^\d{4}$/, message: 'Son 4 cifras' },
      isOptional: true,
    },
    email: { kind: 'email', label: 'Correo', isOptional: true },
    notes: { kind: 'text', label: 'Notas', max: 100, isOptional: true, isOutOfFiles: true },
    source: {
      kind: 'choice',
      label: 'Origen',
      values: { manual: 'A mano', file: 'Fichero' },
      message: 'Elige un origen',
    },
    energyKwh: {
      kind: 'decimal',
      label: 'Energía',
      maxDecimals: 3,
      max: 1e9,
      unit: 'kWh',
      isPositive: true,
    },
    minutes: { kind: 'hours', label: 'Horas', maxHours: 10, isOptional: true },
    isEstimated: { kind: 'flag', label: 'Estimada', isOptional: true },
    readOn: { kind: 'day', label: 'Leída el', isOptional: true },
    powersKw: {
      kind: 'periods',
      label: 'Potencias',
      maxDecimals: 3,
      max: 100,
      unit: 'kW',
      min: 2,
      hasGaps: true,
      isOptional: true,
    },
  },
});
const { fields } = record;
const values = exampleOf(record, { place: 'Nave', energyKwh: '1240.5' });

it('has an example that its own rules take', () => {
  expect(newSchema(fields).parse(values)).toEqual(values);
  expect(z.object(answerShape(fields)).parse(values)).toEqual(values);
});

it('takes a new record without what is optional', () => {
  const { place, source, energyKwh } = values;
  expect(newSchema(fields).parse({ place, source, energyKwh })).toEqual(values);
  expect(withEmptyFields(record, { place, source, energyKwh })).toEqual(values);
});

it('takes a change of some fields, with the version that they change', () => {
  const schema = changeSchema(fields);
  expect(schema.parse({ version: 3, readOn: null })).toEqual({ version: 3, readOn: null });
  expect(schema.safeParse({ place: 'Nave' }).success).toBe(false);
  expect(schema.safeParse({ version: 3, unknown: 1 }).success).toBe(false);
});

it.each([
  ['place', ' ', 'El lugar es obligatorio'],
  ['code', '12', 'Son 4 cifras'],
  ['email', 'ana', 'El correo no es válido'],
  ['source', null, 'Elige un origen'],
  ['energyKwh', '-1', 'No puede ser negativo'],
  ['energyKwh', '0', 'Debe ser mayor que 0 kWh'],
  ['powersKw', ['1', '101'], 'Máximo 100 kW'],
])('refuses in %s: %p', (name, value, message) => {
  const result = newSchema(fields).safeParse({ ...values, [name]: value });
  expect(result.error?.issues[0]).toMatchObject({ message });
  expect(result.error?.issues[0]?.path[0]).toBe(name);
});

it('says its values in words, without losing a digit', () => {
  const { fields: names, labelOf, inWords } = recordWords(record);
  expect(names.map(labelOf)).toContain('Leída el');
  expect(inWords('energyKwh', '1240.5')).toBe('1.240,5\u00a0kWh');
  expect(inWords('powersKw', ['1240.5', null])).toBe('1.240,5 · –\u00a0kW');
  expect(inWords('minutes', 90)).toBe('1:30');
  expect(inWords('source', 'file')).toBe('Fichero');
  expect(inWords('isEstimated', false)).toBe('No');
  expect(inWords('readOn', '2026-01-31')).toBe('31 ene 2026');
  expect(personInWords({ name: 'Ana', isActive: false })).toBe('Ana (desactivado)');
  expect([inWords('code', ''), inWords('minutes', null)]).toEqual([undefined, undefined]);
});

it('gives files numbers to add, and headings with their unit', () => {
  expect(fileHeading(fields.energyKwh)).toBe('Energía (kWh)');
  expect(fileHeading(fields.minutes)).toBe('Horas');
  expect(valueInFile(fields.energyKwh, '1240.5')).toBe(1240.5);
  expect(valueInFile(fields.minutes, 90)).toBe(1.5);
  expect(valueInFile(fields.readOn, '2026-01-31')).toBe('31/01/2026');
  expect(valueInFile(fields.code, '')).toBeNull();
});

it('names the fields that its list sorts by', () => {
  expect(sortNamesOf(record)).toEqual(['place']);
});

it('has sentences with the endings of its noun', () => {
  expect(sentencesOf(record)).toMatchObject({
    self: 'esta lectura',
    all: 'las lecturas',
    missing: 'Esa lectura no existe.',
    overtaken: 'Otra persona ha cambiado esta lectura mientras la editabas.',
    archived: 'Esta lectura está archivada: restáurala antes.',
    created: 'Alta de lectura',
    changed: 'Cambio de lectura',
  });
  expect(sentencesOf(record).counted(3, 'archivad')).toBe('3 lecturas archivadas');
});
