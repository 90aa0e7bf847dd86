import { numericDay } from './day';
import { formatHours } from './duration';
import { date, decimalInShort, decimalInWords, euros, number } from './format';
import { type Field, type FieldName, fieldsOf, isEmpty, type RecordFacts } from './record';

/** A value that is there, as screens say it: «12:30», «Autónomo», «31 ene 2026», «20,376927 €/kW·año». */
export function valueInWords(field: Field, value: NonNullable<unknown>): string {
  switch (field.kind) {
    case 'choice':
      return field.values[String(value)] ?? String(value);
    case 'numbered':
      return field.values[Number(value)] ?? String(value);
    case 'flag':
      return (field.words ?? yesNo)[value === true ? 'true' : 'false'];
    case 'day':
      return date(String(value));
    case 'hours':
      return formatHours(Number(value));
    case 'whole':
      return withUnit(number(Number(value)), field.unit);
    case 'periods': {
      const numbers = [value].flat().map((one) => (isEmpty(one) ? '–' : decimalInWords(`${one}`)));
      return withUnit(numbers.join(' · '), field.unit);
    }
    case 'decimal':
      if (field.unit === '€' && field.maxDecimals === 2) return euros(Number(value));
      // No digit of an exact decimal may be lost; money keeps its cents.
      return withUnit(
        (field.unit.startsWith('€') ? decimalInWords : decimalInShort)(String(value)),
        field.unit,
      );
    default:
      return String(value);
  }
}

const yesNo = { true: 'Sí', false: 'No' };

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text}\u00a0${unit}` : text);

/** The value of a record's field that people read: of a person the name. */
export const shownValue = (name: string, field: Field, of: object): unknown =>
  of[(field.kind === 'person' ? field.nameIn : name) as never];

/** «Ana Ruiz», «Ana Ruiz (desactivado)» */
export const personInWords = (person: { readonly name: string; readonly isActive: boolean }) =>
  person.isActive ? person.name : `${person.name} (desactivado)`;

/** A field's value in a file: numbers stay numbers, so that spreadsheets add them. null: empty. */
export function valueInFile(field: Field, value: unknown): string | number | null {
  if (isEmpty(value)) return null;
  if (field.kind === 'hours') return Number(value) / 60;
  const isNumber = field.kind === 'whole' || field.kind === 'decimal' || field.kind === 'numbered';
  if (isNumber) return Number(value);
  if (field.kind === 'day') return numericDay(String(value));
  return valueInWords(field, value);
}

/** The heading of a field's column in a file: «Tensión (kV)». */
export const fileHeading = (field: Field): string =>
  'unit' in field && field.unit ? `${field.label} (${field.unit})` : field.label;

/**
 * The names and values of a record's fields in words, for a choice between two versions.
 *
 * @param own the words of values that the kind of their field does not know: the groups of a CUPS
 */
export const recordWords = <Facts extends RecordFacts>(
  record: Facts,
  own: Partial<Readonly<Record<FieldName<Facts>, (value: string) => string>>> = {},
) => ({
  fields: fieldsOf(record).map(([name]) => name),
  labelOf: (name: FieldName<Facts>): string => record.fields[name]?.label ?? name,
  /** `undefined` = empty. */
  inWords: (name: FieldName<Facts>, value: unknown): string | undefined => {
    const field = record.fields[name];
    if (field === undefined || isEmpty(value)) return undefined;
    return own[name]?.(String(value)) ?? valueInWords(field, value);
  },
});

/** The names of a record's fields, in their order. */
export const labelsOf = <Facts extends RecordFacts>(record: Facts) =>
  Object.fromEntries(fieldsOf(record).map(([name, { label }]) => [name, label])) as Readonly<
    Record<FieldName<Facts>, string>
  >;
