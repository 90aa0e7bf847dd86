import { object, type ZodType } from 'zod';
import * as rules from './rules';

/** The first message for a value, as a form shows it; `undefined` = none. */
const messageOf = (rule: ZodType, value: unknown) =>
  rule.safeParse(value).error?.issues.at(0)?.message;

const dots = (length: number) => 'x'.repeat(length);
/** An address with this many characters before the @ and in all. */
const address = (before: number, inAll: number) => {
  const labels: string[] = [];
  let left = inAll - before - 1 - '.es'.length;
  for (; left > 63; left -= 64) labels.push(dots(63));
  return `${dots(before)}@${[...labels, dots(left)].join('.')}.es`;
};

const powerKw = { maxDecimals: 3, max: 10_000, unit: 'kW' } as const;
const perMwh = '¿Está en €/MWh? Divídelo entre 1000';

const table: readonly (readonly [string, ZodType, unknown, string | undefined])[] = [
  ['required', rules.required('El nombre'), 'Ana', undefined],
  ['required', rules.required('El nombre'), '', 'El nombre es obligatorio'],
  ['required', rules.required('El nombre'), '   ', 'El nombre es obligatorio'],
  ['required', rules.required('El nombre'), undefined, 'El nombre es obligatorio'],
  ['required', rules.required('La tarifa'), '', 'La tarifa es obligatoria'],
  ['required', rules.required('Los periodos'), '', 'Los periodos son obligatorios'],
  ['required', rules.required('Las horas'), '', 'Las horas son obligatorias'],
  ['line', rules.line('El nombre', 4), 'Zoë☀', undefined],
  ['line', rules.line('El nombre', 4), '', 'El nombre es obligatorio'],
  ['line', rules.line('El nombre', 4), '     ', 'El nombre es obligatorio'],
  ['line', rules.line('El nombre', 4), ' Anas ', undefined],
  ['line', rules.line('El nombre', 4), 'Ana R', 'Máximo 4 caracteres'],
  ['line', rules.line('El nombre', 9), 'Ana\nRuiz', 'Hay un carácter que no se admite'],
  ['line', rules.line('El nombre', 9), 'Ana\0Ruiz', 'Hay un carácter que no se admite'],
  ['line', rules.line('El nombre', 9), 'Ana\u{d800}', 'Hay un carácter que no se admite'],
  ['password', rules.password(), 'x', undefined],
  ['password', rules.password(), '   ', undefined],
  ['password', rules.password(), '', 'La contraseña es obligatoria'],
  ['password', rules.password('La clave'), undefined, 'La clave es obligatoria'],
  ['password', rules.password(), dots(1024), undefined],
  ['password', rules.password(), dots(1025), 'Máximo 1024 caracteres'],
  ['password', rules.password(), 'a\0', 'Hay un carácter que no se admite'],
  ['new password', rules.newPassword(), 'ñandú ☀️ 7', undefined],
  ['new password', rules.newPassword(), '        ', undefined],
  ['new password', rules.newPassword(), '', 'La contraseña es obligatoria'],
  ['new password', rules.newPassword(), dots(7), 'Mínimo 8 caracteres'],
  ['new password', rules.newPassword(), dots(8), undefined],
  ['new password', rules.newPassword(), dots(1024), undefined],
  ['new password', rules.newPassword(), dots(1025), 'Máximo 1024 caracteres'],
  ['new password', rules.newPassword(), `${dots(8)}\0`, 'Hay un carácter que no se admite'],
  ['one of', rules.oneOf(['admin', 'reader'], 'Elige un rol'), 'reader', undefined],
  ['one of', rules.oneOf(['admin', 'reader'], 'Elige un rol'), '', 'Elige un rol'],
  ['one of', rules.oneOf(['admin', 'reader'], 'Elige un rol'), undefined, 'Elige un rol'],
  ['one of', rules.oneOf(['admin', 'reader'], 'Elige un rol'), 'root', 'Elige un rol'],
  ['min', rules.number({ min: 0.1, unit: 'kW' }), '0,1', undefined],
  ['min', rules.number({ min: 0.1, unit: 'kW' }), '0,09', 'Mínimo 0,1 kW'],
  ['min', rules.number({ min: 0 }), '-1', 'Mínimo 0'],
  ['max', rules.number({ max: 10_000, unit: 'kW' }), '10.000,0', undefined],
  ['max', rules.number({ max: 10_000, unit: 'kW' }), '10.000,1', 'Máximo 10.000 kW'],
  ['max', rules.number({ max: 5 }), '6', 'Máximo 5'],
  ['number', rules.number(), 'doce', 'Escribe un número'],
  ['number', rules.number(), '', 'Escribe un número'],
  ['number', rules.number(), '   ', 'Escribe un número'],
  ['number', rules.number(), undefined, 'Escribe un número'],
  ['number', rules.number(), '1,2,3', 'Escribe un número'],
  ['number', rules.number(), '12 kW', 'Escribe un número'],
  ['number', rules.number(), 'Infinity', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '20.376', undefined],
  ['decimal', rules.exactDecimal(powerKw), '0', undefined],
  ['decimal', rules.exactDecimal(powerKw), '10000', undefined],
  ['decimal', rules.exactDecimal(powerKw), '10000.001', 'Máximo 10.000 kW'],
  ['decimal', rules.exactDecimal(powerKw), '9'.repeat(40), 'Máximo 10.000 kW'],
  ['decimal', rules.exactDecimal(powerKw), '9'.repeat(400), 'Máximo 40 caracteres'],
  ['decimal', rules.exactDecimal(powerKw), '1.2345', 'Máximo 3 decimales'],
  ['decimal', rules.exactDecimal(powerKw), `1.${'0'.repeat(1_000_000)}1`, 'Máximo 40 caracteres'],
  ['decimal', rules.exactDecimal(powerKw), '12,5', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '-1', 'No puede ser negativo'],
  ['decimal', rules.exactDecimal(powerKw), '+1', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '1e3', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '.5', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '5.', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), '', 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), 12, 'Escribe un número'],
  ['decimal', rules.exactDecimal(powerKw), undefined, 'Escribe un número'],
  ['typed decimal', rules.typedDecimal(powerKw), '1.234,567', undefined],
  ['typed decimal', rules.typedDecimal(powerKw), '10.000,1', 'Máximo 10.000 kW'],
  ['typed decimal', rules.typedDecimal(powerKw), '1,2345', 'Máximo 3 decimales'],
  ['margin', rules.marginPerKwh(rules.exactDecimal(powerKw)), '0.5', undefined],
  ['margin', rules.marginPerKwh(rules.exactDecimal(powerKw)), '8.5', perMwh],
  ['signed decimal', rules.signedDecimal(powerKw), '--1', 'Escribe un número'],
  ['signed decimal', rules.signedDecimal(powerKw), '-', 'Escribe un número'],
  ['signed decimal', rules.signedDecimal(powerKw), '-10000.001', 'Máximo 10.000 kW'],
  ['signed decimal', rules.signedDecimal(powerKw), '-1.2345', 'Máximo 3 decimales'],
  ['typed decimal', rules.typedDecimal(powerKw), '-1', 'No puede ser negativo'],
  ['typed decimal', rules.typedDecimal(powerKw), 'doce', 'Escribe un número'],
  ['typed decimal', rules.typedDecimal(powerKw), '', 'Escribe un número'],
  ['optional line', rules.optionalLine(4), '', undefined],
  ['optional line', rules.optionalLine(4), ' Anas ', undefined],
  ['optional line', rules.optionalLine(4), 'Ana R', 'Máximo 4 caracteres'],
  ['optional line', rules.optionalLine(9), 'Ana\nRuiz', 'Hay un carácter que no se admite'],
  ['optional line', rules.optionalLine(9), 'Ana\u{d800}', 'Hay un carácter que no se admite'],
  ['optional line', rules.optionalLine(9), undefined, 'Escribe un texto'],
  ['optional text', rules.optionalText(9), '', undefined],
  ['optional text', rules.optionalText(9), 'Ana\nRuiz', undefined],
  ['optional text', rules.optionalText(9), 'Ana\0Ruiz', 'Hay un carácter que no se admite'],
  ['optional text', rules.optionalText(9), dots(10), 'Máximo 9 caracteres'],
  ['optional e-mail', rules.optionalEmailAddress(), '', undefined],
  ['optional e-mail', rules.optionalEmailAddress(), ' ana@vatio.example ', undefined],
  ['optional e-mail', rules.optionalEmailAddress(), 'ana', 'El correo no es válido'],
  ['optional e-mail', rules.optionalEmailAddress(), undefined, 'El correo no es válido'],
  ['optional e-mail', rules.optionalEmailAddress(), address(64, 255), 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), 'ana@vatio.example', undefined],
  ['e-mail', rules.emailAddress(), '  ana@vatio.example ', undefined],
  ['e-mail', rules.emailAddress(), 'ana.ruiz+facturas@sub.vatio.es', undefined],
  ['e-mail', rules.emailAddress(), '', 'El correo es obligatorio'],
  ['e-mail', rules.emailAddress('La dirección'), '', 'La dirección es obligatoria'],
  ['e-mail', rules.emailAddress(), 'ana', 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), 'ana@', 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), '@vatio.es', 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), 'ana@vatio', 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), 'ana ruiz@vatio.es', 'El correo no es válido'],
  ['e-mail', rules.emailAddress(), 'ana@vatio@es.es', 'El correo no es válido'],
];

describe('the rules of forms', () => {
  it.each(table)('%s %#: %o of %j is «%s»', (_, rule, value, message) => {
    expect(messageOf(rule, value)).toBe(message);
  });

  it.each([
    [64, 254, undefined],
    [64, 255, 'Máximo 254 caracteres'],
    [65, 254, 'Máximo 64 caracteres antes de la @'],
    [64, 100, undefined],
    [65, 100, 'Máximo 64 caracteres antes de la @'],
  ])(
    'an e-mail with %s characters before the @ and %s in all is «%s»',
    (before, inAll, message) => {
      const value = address(before, inAll);
      expect(value).toHaveLength(inAll);
      expect(messageOf(rules.emailAddress(), value)).toBe(message);
    },
  );

  it.each([
    ['1.234,5', 1234.5],
    ['1.234', 1234],
    ['12.5', 12.5],
    ['-3,25', -3.25],
    ['1.234.567,89', 1_234_567.89],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['-0,5', -0.5],
    [' 12 ', 12],
    [12, 12],
  ])('the number typed as %j is read as %s', (typed, value) => {
    expect(rules.number().parse(typed)).toBe(value);
  });

  it.each(['0x10', '1e3', '1.23.4', 'doce', '1,2,3'])('%j is no number', (typed) => {
    expect(messageOf(rules.number(), typed)).toBe('Escribe un número');
  });

  it.each([
    ['007.50', '7.5'],
    ['100', '100'],
    ['100.000', '100'],
    ['0.120', '0.12'],
    ['000', '0'],
    ['0.0', '0'],
    ['10.05', '10.05'],
  ])('the decimal %s has one spelling: %s', (sent, kept) => {
    expect(rules.exactDecimal(powerKw).parse(sent)).toBe(kept);
    expect(rules.exactDecimal(powerKw).parse(kept)).toBe(kept);
  });

  it.each([
    ['-007.50', '-7.5'],
    ['-0.0', '0'],
    ['12', '12'],
  ])('the signed decimal %s has one spelling: %s', (sent, kept) => {
    expect(rules.signedDecimal(powerKw).parse(sent)).toBe(kept);
  });

  it.each([
    ['1.234', '1234'],
    ['1.234,50', '1234.5'],
    [' 20,376 ', '20.376'],
    ['15.125', '15125', { ...powerKw, max: 20_000 }],
    ['12.5', '12.5'],
  ])('the decimal typed as %j is sent as %s', (typed, sent, limits = powerKw) => {
    expect(rules.typedDecimal(limits).parse(typed)).toBe(sent);
  });

  it('texts are sent without the spaces around them', () => {
    expect(rules.required('El nombre').parse('  Ana ')).toBe('Ana');
    expect(rules.emailAddress().parse(' ana@vatio.es ')).toBe('ana@vatio.es');
    expect(rules.line('El nombre', 9).parse(' Ana ')).toBe('Ana');
  });

  it('passwords are sent as they were typed', () => {
    expect(rules.password().parse(' a ')).toBe(' a ');
    expect(rules.newPassword().parse('  secreta  ')).toBe('  secreta  ');
  });

  it('combine into the schema of a form', () => {
    const schema = object({ name: rules.required('El nombre'), powerKw: rules.number({ min: 1 }) });
    expect(schema.parse({ name: 'Ana', powerKw: '3,45' })).toEqual({ name: 'Ana', powerKw: 3.45 });
  });
});
