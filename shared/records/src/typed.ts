import * as z from 'zod';
import { formatHours } from './duration';
import { type Field, type Fields, isEmpty, maxPeriods, type ValuesOf } from './record';
import * as rules from './rules';
import { ruleOf } from './schemas';

/** A record in its form: what a person types, text for everything but a box. */
export type TypedOf<Some extends Fields> = {
  [Name in keyof Some]: Some[Name] extends { kind: 'flag' }
    ? Some[Name] extends { isOptional: true }
      ? string
      : boolean
    : Some[Name] extends { kind: 'periods' }
      ? string[]
      : string;
};

/** A stored value as its input shows it. */
function typedValue(field: Field, value: unknown): string | boolean | string[] {
  if (field.kind === 'periods') return periodsAsTyped(value as readonly (string | null)[] | null);
  if (field.kind === 'flag' && !field.isOptional) return value === true;
  if (isEmpty(value)) return '';
  if (field.kind === 'hours') return formatHours(Number(value));
  return field.kind === 'decimal' ? decimalComma(value) : String(value);
}

/** A text for each period that a tariff can have. */
export const periodsAsTyped = (values: readonly (string | null)[] | null | undefined): string[] =>
  Array.from({ length: maxPeriods }, (_, index) => decimalComma(values?.[index] ?? ''));

const decimalComma = (value: unknown) => String(value).replace('.', ',');

/** A record as its form shows it; without one, an empty form. */
export const typedOf = <Some extends Fields>(
  fields: Some,
  stored: Partial<Readonly<Record<keyof Some, unknown>>> = {},
): TypedOf<Some> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, stored[name])]),
  ) as TypedOf<Some>;

/** The rule of an input: typed text → the stored value. */
function typedRule(field: Field): z.ZodType {
  if (field.kind === 'periods') {
    return z.array(typedRule({ ...field, kind: 'decimal', isOptional: true }));
  }
  const rule = filledRule(field);
  const isText = field.kind === 'line' || field.kind === 'text' || field.kind === 'email';
  if (isText || (field.kind === 'flag' && !field.isOptional)) return rule;
  if (!field.isOptional) return z.string().pipe(rule as z.ZodType<unknown, string>);
  return z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(z.nullable(rule as z.ZodType<unknown, string>));
}

function filledRule(field: Field): z.ZodType {
  switch (field.kind) {
    case 'hours':
      return rules.typedHours(field.maxHours);
    case 'numbered':
      return rules.oneOf(Object.keys(field.values) as [string], field.message).transform(Number);
    case 'whole':
      return rules.number(field).refine(Number.isInteger, 'Escribe un número sin decimales');
    case 'decimal':
      return field.isSigned ? rules.typedSignedDecimal(field) : rules.typedDecimal(field);
    case 'flag':
      return field.isOptional
        ? rules.oneOf(['true', 'false'], 'Elige sí o no').transform((text) => text === 'true')
        : ruleOf(field);
    default:
      return ruleOf(field);
  }
}

/** A further rule of an input, after those of its field. */
export type MoreRules<Some extends Fields> = Partial<
  Readonly<Record<keyof Some, (rule: z.ZodType) => z.ZodType>>
>;

/** The rules of a form's inputs: typed → the value to send; of periods, the six, null where empty. */
type FormShape<Some extends Fields> = {
  readonly [Name in keyof Some]: z.ZodType<
    Some[Name] extends { kind: 'periods' } ? (string | null)[] : ValuesOf<Some>[Name],
    TypedOf<Some>[Name]
  >;
};

/**
 * The rules of a form's inputs; those of the wire, for typed text.
 *
 * @param more rules of the page alone, such as the control character of a NIF
 */
export const formShape = <Some extends Fields>(fields: Some, more: MoreRules<Some> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const rule = typedRule(field);
      return [name, more[name]?.(rule) ?? rule];
    }),
  ) as unknown as FormShape<Some>;

/** The schema of a form: what is typed → the values to send. */
export const formSchema = <Some extends Fields>(fields: Some, more: MoreRules<Some> = {}) =>
  z.object(formShape(fields, more)) as unknown as z.ZodType<ValuesOf<Some>, TypedOf<Some>>;
