import { emptyValue, type Field, fieldsOf, type RecordFacts, type RecordValues } from './record';

/** A record for tests: every required field has a value that its rules take, every other is empty. */
export const exampleOf = <Facts extends RecordFacts>(
  record: Facts,
  facts: Partial<RecordValues<Facts>> = {},
): RecordValues<Facts> => ({
  ...(Object.fromEntries(
    fieldsOf(record).map(([name, field]) => [name, exampleValue(field)]),
  ) as RecordValues<Facts>),
  ...facts,
});

function exampleValue(field: Field): unknown {
  if (field.isOptional) return emptyValue(field);
  switch (field.kind) {
    case 'choice':
      return Object.keys(field.values)[0];
    case 'numbered':
      return Number(Object.keys(field.values)[0]);
    case 'flag':
      return false;
    case 'whole':
      return field.min ?? 1;
    case 'hours':
      return 60;
    case 'decimal':
      return '1';
    case 'periods':
      return Array.from({ length: field.min }, () => '1');
    case 'day':
      return '2026-01-31';
    case 'person':
      return '0199e1a0-0000-7000-8000-0000000000a1';
    case 'email':
      return 'ana@example.com';
    default:
      return field.label.slice(0, field.max);
  }
}
