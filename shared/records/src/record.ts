/**
 * A record as plain data: its nouns, and its fields with kind, label and limits. All else about a field
 * follows: rules, columns, words of the audit and of conflicts, inputs, cells and columns of files. This
 * module needs no zod, so a list can read it.
 *
 * ```ts
 * export const meterRecord = defineRecord({
 *   one: 'contador', many: 'contadores', gender: 'm',
 *   fields: {
 *     serial: { kind: 'line', label: 'Número de serie', max: 40, list: 'shown', isSortable: true },
 *     rentEur: { kind: 'decimal', label: 'Alquiler', maxDecimals: 2, max: 1_000, unit: '€/mes', isOptional: true },
 *   },
 * });
 * ```
 */

/** The facts of every field. */
interface Facts {
  /** Spanish: its one name on screens, in files, in the audit and in conflicts. */
  readonly label: string;
  /** It may be left empty: text is then `''`, anything else null. */
  readonly isOptional?: true;
  /** The sentence under its input. */
  readonly help?: string;
  /** Its column in the list: shown, or hidden until the person chooses it. Left out: it has none. */
  readonly list?: 'shown' | 'hidden';
  /** The list sorts by it, under the field's name. */
  readonly isSortable?: true;
  /** Files leave it out. */
  readonly isOutOfFiles?: true;
}

/** One line of text. */
interface LineField extends Facts {
  readonly kind: 'line';
  readonly max: number;
  /** The label with its article, in «La razón social es obligatoria». */
  readonly named?: string;
  /** The characters that it consists of, and the message about others. */
  readonly pattern?: { readonly expression: RegExp; readonly message: string };
  /** The keyboard of a phone. */
  readonly keyboard?: 'numeric' | 'tel';
}

/** Several lines of text. */
interface TextField extends Facts {
  readonly kind: 'text';
  readonly max: number;
  readonly isOptional: true;
}

interface EmailField extends Facts {
  readonly kind: 'email';
}

/** One of a few values. */
interface ChoiceField extends Facts {
  readonly kind: 'choice';
  /** Value → its word, in the order of the input. */
  readonly values: Readonly<Record<string, string>>;
  /** «Elige un tipo de cliente» */
  readonly message: string;
}

/** One of a few whole numbers, each with its words: a grade. */
interface NumberedField extends Facts {
  readonly kind: 'numbered';
  /** Number → its words. */
  readonly values: Readonly<Record<number, string>>;
  readonly message: string;
}

/** Yes or no. */
interface FlagField extends Facts {
  readonly kind: 'flag';
  /** Instead of «Sí» and «No». */
  readonly words?: Readonly<Record<'true' | 'false', string>>;
}

/** A whole number. */
interface WholeField extends Facts {
  readonly kind: 'whole';
  readonly min?: number;
  readonly max: number;
  readonly unit?: string;
}

/** An exact decimal: text with a point (`20.376927`). */
interface DecimalField extends Facts {
  readonly kind: 'decimal';
  /** It may be negative. */
  readonly isSigned?: true;
  readonly maxDecimals: 2 | 3 | 6 | 10;
  readonly max: number;
  readonly unit: string;
  /** Zero is refused, too. */
  readonly isPositive?: true;
}

/** Exact decimals by period of a tariff, P1 first. The tariff decides how many; a page lays them out. */
interface PeriodsField extends Omit<DecimalField, 'kind'> {
  readonly kind: 'periods';
  /** The fewest; there are at most six. */
  readonly min: number;
  /** Those of some periods may be unknown: null. */
  readonly hasGaps?: true;
}

/** A duration: minutes that people read and type as hours. */
interface HoursField extends Facts {
  readonly kind: 'hours';
  readonly maxHours: number;
}

/** A day, `2026-01-31`. */
interface DayField extends Facts {
  readonly kind: 'day';
}

/** A person with an account, by id. */
interface PersonField extends Facts {
  readonly kind: 'person';
  /** The property of an answer that has the person's name. */
  readonly nameIn: string;
}

export type Field =
  | LineField
  | TextField
  | EmailField
  | ChoiceField
  | NumberedField
  | FlagField
  | WholeField
  | DecimalField
  | PeriodsField
  | HoursField
  | DayField
  | PersonField;

export type Fields = Readonly<Record<string, Field>>;

export interface RecordFacts {
  /** «cliente», «clientes» */
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
  /** The order is that of the form, of lists and of files. */
  readonly fields: Fields;
}

/** Declares a record. It only keeps the exact types of the data. */
export const defineRecord = <const Facts extends RecordFacts>(record: Facts): Facts => record;

type Empty<One> = One extends { isOptional: true; kind: infer Kind }
  ? Kind extends 'line' | 'text' | 'email'
    ? never
    : null
  : never;

/** The stored value of a field. */
export type ValueOf<One> =
  | Empty<One>
  | (One extends { kind: 'choice'; values: Readonly<Record<infer Value, string>> }
      ? Value & string
      : One extends { kind: 'flag' }
        ? boolean
        : One extends { kind: 'whole' | 'hours' | 'numbered' }
          ? number
          : One extends { kind: 'periods' }
            ? (One extends { hasGaps: true } ? string | null : string)[]
            : string);

/** The stored values of some fields. */
export type ValuesOf<Some> = { -readonly [Name in keyof Some]: ValueOf<Some[Name]> };

/** The editable values of a record. */
export type RecordValues<Facts extends RecordFacts> = ValuesOf<Facts['fields']>;

/** The names of a record's fields. */
export type FieldName<Facts extends RecordFacts> = keyof Facts['fields'] & string;

/** The names of the fields that its list sorts by. */
export type SortName<Some extends Fields> = {
  [Name in keyof Some & string]: Some[Name] extends { isSortable: true } ? Name : never;
}[keyof Some & string];

/** The fields of a record with their names, in their order. */
export const fieldsOf = <Facts extends RecordFacts>(record: Facts) =>
  Object.entries(record.fields) as [FieldName<Facts>, Field][];

/** The names that its list sorts by; at least one field is sortable. */
export const sortNamesOf = <Facts extends RecordFacts>(record: Facts) => {
  type Name = SortName<Facts['fields']>;
  const sortable = fieldsOf(record).filter(([, { isSortable }]) => isSortable);
  return sortable.map(([name]) => name) as unknown as readonly [Name, ...Name[]];
};

/** A tariff has at most six periods. */
export const maxPeriods = 6;

/** The values of a choice, in the order of their words. */
export const valuesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.keys(words) as [Value, ...Value[]];

/** The value of an empty field. */
export const emptyValue = ({ kind }: Field): '' | null =>
  kind === 'line' || kind === 'text' || kind === 'email' ? '' : null;

/** True for a field that is not filled in. */
export const isEmpty = (value: unknown): value is '' | null | undefined =>
  value === '' || value === null || value === undefined;

/** Values in which every field that is left out is empty. */
export const withEmptyFields = <Facts extends RecordFacts>(
  record: Facts,
  given: Partial<RecordValues<Facts>>,
): RecordValues<Facts> => ({
  ...(Object.fromEntries(
    fieldsOf(record).map(([name, field]) => [name, emptyValue(field)]),
  ) as RecordValues<Facts>),
  ...given,
});
