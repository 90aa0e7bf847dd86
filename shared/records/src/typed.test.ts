import { defineRecord } from './record';
import { formSchema, typedOf } from './typed';

const { fields } = defineRecord({
  one: 'contador',
  many: 'contadores',
  gender: 'm',
  fields: {
    serial: { kind: 'line', label: 'Número', named: 'El número', max: 10 },
    kind: {
      kind: 'choice',
      label: 'Tipo',
      values: { smart: 'Telegestionado', old: 'Antiguo' },
      message: 'Elige un tipo',
      isOptional: true,
    },
    monthlyMinutes: { kind: 'hours', label: 'Horas al mes', maxHours: 1_000, isOptional: true },
    rentEur: { kind: 'decimal', label: 'Alquiler', maxDecimals: 2, max: 1_000, unit: '€/mes' },
    places: { kind: 'whole', label: 'Huecos', min: 1, max: 9 },
    isOurs: { kind: 'flag', label: 'Es nuestro' },
    isSealed: { kind: 'flag', label: 'Precintado', isOptional: true },
    checkedOn: { kind: 'day', label: 'Revisado', isOptional: true },
    powersKw: { kind: 'periods', label: 'kW', maxDecimals: 3, max: 9, unit: 'kW', min: 2 },
    keeperId: { kind: 'person', label: 'Encargado', nameIn: 'keeperName', isOptional: true },
  },
});
const stored = {
  serial: 'A-1',
  kind: 'smart',
  monthlyMinutes: 750,
  rentEur: '0.81',
  places: 3,
  isOurs: true,
  isSealed: null,
  checkedOn: '2026-01-31',
  powersKw: ['4.6', '3.45', null, null, null, null],
  keeperId: '0199e1a0-0000-7000-8000-0000000000a1',
} as const;

it('shows what is stored, and sends it back unchanged', () => {
  const typed = typedOf(fields, stored);
  expect(typed).toEqual({
    serial: 'A-1',
    kind: 'smart',
    monthlyMinutes: '12:30',
    rentEur: '0,81',
    places: '3',
    isOurs: true,
    isSealed: '',
    checkedOn: '2026-01-31',
    powersKw: ['4,6', '3,45', '', '', '', ''],
    keeperId: stored.keeperId,
  });
  expect(formSchema(fields).parse(typed)).toEqual(stored);
});

it('begins empty, and sends nothing for what is left out', () => {
  const typed = { ...typedOf(fields), serial: 'A-1', rentEur: '1', places: '1' };
  expect(formSchema(fields).parse(typed)).toEqual({
    serial: 'A-1',
    kind: null,
    monthlyMinutes: null,
    rentEur: '1',
    places: 1,
    isOurs: false,
    isSealed: null,
    checkedOn: null,
    powersKw: [null, null, null, null, null, null],
    keeperId: null,
  });
});

it('keeps every minute of a duration that people type in hours', () => {
  for (const monthlyMinutes of [1, 20, 59, 61, 739, 59_999]) {
    const typed = typedOf(fields, { ...stored, monthlyMinutes });
    expect(formSchema(fields).parse(typed)).toMatchObject({ monthlyMinutes });
  }
});

it.each([
  ['serial', '', 'El número es obligatorio'],
  ['serial', 'A-123456789', 'Máximo 10 caracteres'],
  ['kind', 'other', 'Elige un tipo'],
  ['monthlyMinutes', '1001', 'Máximo 1.000 h'],
  ['monthlyMinutes', '1.000', 'Escribe horas, sin puntos: 10, 7,5, 7:30 o 450m'],
  ['rentEur', '', 'Escribe un número'],
  ['rentEur', '1,234', 'Máximo 2 decimales'],
  ['places', '0', 'Mínimo 1'],
  ['places', '1,5', 'Escribe un número sin decimales'],
  ['isSealed', 'maybe', 'Elige sí o no'],
  ['keeperId', 'Ana', 'Elige a una persona'],
  ['checkedOn', '1989-12-31', 'Escribe una fecha entre 1990 y 2100'],
])('refuses in %s «%s»', (name, text, message) => {
  const result = formSchema(fields).safeParse({ ...typedOf(fields, stored), [name]: text });
  expect(result.error?.issues[0]).toMatchObject({ path: [name], message });
});

it('takes further rules of a page, after those of the field', () => {
  const schema = formSchema(fields, {
    serial: (rule) => rule.refine((text) => text !== 'B', 'Ya existe'),
  });
  const typed = typedOf(fields, { ...stored, serial: 'B' });
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('Ya existe');
});
