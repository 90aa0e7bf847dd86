import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../api/test/calls/documented';
import { nastyText, nastyValue } from './nasty';

/** The manner in which values are made. */
export interface Manner {
  /** Values that are worth trying under a property's name, such as an e-mail in use. */
  readonly known: Readonly<Record<string, Arbitrary<unknown>>>;
  /** Some values, keys and types are wrong. */
  readonly isHostile: boolean;
}

/** Values of a JSON Schema, in the subset of our contracts. @param name of the property */
export function fromSchema(schema: JsonSchema, manner: Manner, name = ''): Arbitrary<unknown> {
  const plain = byType(schema, manner);
  const { [name]: known = plain } = manner.known;
  if (!manner.isHostile) return known;
  return fc.oneof(
    { arbitrary: known, weight: 4 },
    { arbitrary: plain, weight: 1 },
    { arbitrary: nastyValue, weight: 1 },
  );
}

function byType(schema: JsonSchema, manner: Manner): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) {
    return fc.oneof(...schema.anyOf.map((one: JsonSchema) => fromSchema(one, manner)));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(limitsOf(schema, 9)), fc.integer(limitsOf(schema, 2 ** 53 - 1)));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return arrayOf(schema, manner);
    case 'object':
      return objectOf(schema, manner);
    default:
      return nastyValue;
  }
}

const days = { min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true };
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.date(days).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date(days).map((moment) => moment.toISOString()),
};

function textOf(schema: JsonSchema): Arbitrary<string> {
  const { format, minLength = 0, maxLength = 60, pattern = '' } = schema;
  const limits = { minLength: Number(minLength), maxLength: Number(maxLength) };
  const expression = new RegExp(String(pattern), 'u');
  const isAsLong = (text: string) =>
    text.length >= limits.minLength && text.length <= limits.maxLength;
  const fits = (text: string) => isAsLong(text) && expression.test(text);
  const known = formats[String(format)];
  if (known) return known;
  // One that looks like an amount would have to be waited for among texts at random.
  if (!anyTexts.every((text) => expression.test(text))) {
    return fc.stringMatching(expression).filter(isAsLong);
  }
  return fc.oneof(
    fc.string(limits).filter(fits),
    fc.string({ ...limits, unit: 'grapheme' }).filter(fits),
    nastyText.filter(fits),
  );
}
/** A pattern that lets these through lets most through. */
const anyTexts = ['a', 'Ñandú 3'];

function limitsOf({ minimum = -1, maximum = 2 ** 53 - 1 }: JsonSchema, most: number) {
  return { min: Number(minimum), max: Math.max(Number(minimum), Math.min(Number(maximum), most)) };
}

function arrayOf({ items, minItems = 0 }: JsonSchema, manner: Manner): Arbitrary<unknown> {
  const item = fromSchema(items as JsonSchema, manner, 'id');
  const minLength = manner.isHostile ? 0 : Number(minItems);
  return fc.array(item, { minLength, maxLength: minLength + 4 });
}

function objectOf(schema: JsonSchema, manner: Manner): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    fromSchema(field, manner, name),
  ]);
  const model: Record<string, Arbitrary<unknown>> = Object.fromEntries(fields);
  const object = fc.record(model, { requiredKeys: manner.isHostile ? [] : required });
  if (!manner.isHostile) return object;
  const extra = fc.dictionary(fc.oneof(nastyText, fc.string()), nastyValue, { maxKeys: 2 });
  return fc
    .tuple(object, fc.oneof(fc.constant({}), extra))
    .map(([own, more]) => ({ ...own, ...more }));
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: string[];
}
