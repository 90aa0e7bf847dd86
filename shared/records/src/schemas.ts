import * as z from 'zod';
import { emptyValue, type Field, type Fields, maxPeriods, type ValueOf, valuesOf } from './record';
import * as rules from './rules';

/** The rules of a record's fields on the wire, each typed by its field. */
type Shape<Some extends Fields> = {
  readonly [Name in keyof Some]: z.ZodType<ValueOf<Some[Name]>, ValueOf<Some[Name]>>;
};
/** The same, where an optional field may be missing. */
type NewShape<Some extends Fields> = {
  readonly [Name in keyof Some]: Some[Name] extends { isOptional: true }
    ? z.ZodDefault<Shape<Some>[Name]>
    : Shape<Some>[Name];
};

/** The rule of a field that is filled in, as it is sent. */
export function ruleOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineRule(field);
    case 'text':
      return rules.optionalText(field.max);
    case 'email':
      return field.isOptional ? rules.optionalEmailAddress() : rules.emailAddress();
    case 'choice':
      return rules.oneOf(valuesOf(field.values), field.message);
    case 'numbered':
      return z.literal(numbersOf(field), field.message);
    case 'flag':
      return z.boolean('Elige sí o no');
    case 'whole':
      return z
        .int()
        .min(field.min ?? 0)
        .max(field.max);
    case 'decimal':
      return field.isSigned ? rules.signedDecimal(field) : rules.exactDecimal(field);
    case 'periods': {
      const value = ruleOf({ ...field, kind: 'decimal' });
      return z
        .array(field.hasGaps ? z.nullable(value) : value)
        .min(field.min)
        .max(maxPeriods);
    }
    case 'hours':
      return rules.hours(field.maxHours);
    case 'day':
      return rules.plausibleDay();
    case 'person':
      return z.uuid('Elige a una persona').toLowerCase();
  }
}

function lineRule({ isOptional, named, label, max, pattern }: Extract<Field, { kind: 'line' }>) {
  const rule = isOptional ? rules.optionalLine(max) : rules.line(named ?? label, max);
  if (!pattern) return rule;
  const { expression, message } = pattern;
  return rule.refine((text) => (isOptional && text === '') || expression.test(text), message);
}

/** The numbers that a field can be. */
export const numbersOf = ({ values }: Extract<Field, { kind: 'numbered' }>) =>
  Object.keys(values).map(Number);

/** The rule of a field as it is sent, empty where it may be. */
const sentRule = (field: Field): z.ZodType =>
  field.isOptional && emptyValue(field) === null ? z.nullable(ruleOf(field)) : ruleOf(field);

const mapFields = (fields: Fields, rule: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rule(field)]));

/** The rules of a change: a field that is missing stays as it is. */
export const changeShape = <Some extends Fields>(fields: Some) =>
  mapFields(fields, (field) => z.optional(sentRule(field))) as {
    readonly [Name in keyof Some]: z.ZodOptional<Shape<Some>[Name]>;
  };

/** The rules of a new record. An optional field may be missing: an older section does not know it. */
export const newShape = <Some extends Fields>(fields: Some) =>
  mapFields(fields, (field) =>
    field.isOptional ? sentRule(field).default(emptyValue(field)) : sentRule(field),
  ) as NewShape<Some>;

/** The schemas of an answer's fields: values that were stored under older rules pass. */
export const answerShape = <Some extends Fields>(fields: Some) =>
  mapFields(fields, (field) => (field.isOptional ? orNull(field) : stored(field))) as Shape<Some>;

const orNull = (field: Field) =>
  emptyValue(field) === null ? z.nullable(stored(field)) : stored(field);

function stored(field: Field): z.ZodType {
  if (field.kind === 'choice') return z.enum(valuesOf(field.values));
  if (field.kind === 'flag') return z.boolean();
  if (field.kind === 'day') return z.iso.date();
  if (field.kind === 'periods') return z.array(field.hasGaps ? z.nullable(z.string()) : z.string());
  const isNumber = field.kind === 'whole' || field.kind === 'hours' || field.kind === 'numbered';
  return isNumber ? z.int() : z.string();
}

/** `POST`: a whole record. */
export const newSchema = <Some extends Fields>(fields: Some) => z.strictObject(newShape(fields));

/** `PATCH`: the changed fields, and the version they were made on. */
export const changeSchema = <Some extends Fields>(fields: Some) =>
  z.strictObject({ version: z.int(), ...changeShape(fields) });
