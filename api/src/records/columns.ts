import type { Fields } from '@vatio/records/record';

/** `monthlyBudgetMinutes` → `monthly_budget_minutes` */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Snake<Rest>}`
    : `${Lowercase<First>}_${Snake<Rest>}`
  : Name;

/** Field → its column. */
type ColumnsOf<Some extends Fields, Special> = {
  readonly [Name in keyof Some & string]: Name extends keyof Special ? Special[Name] : Snake<Name>;
};

/**
 * The columns of a record's fields, by which its table is typed, read and written.
 *
 * @param special the fields whose column has another name: `from` is a word of SQL
 */
export const columnsOf = <
  Some extends Fields,
  const Special extends Partial<Readonly<Record<keyof Some, string>>> = Readonly<
    Record<never, string>
  >,
>(
  fields: Some,
  special?: Special,
): ColumnsOf<Some, Special> =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, special?.[name] ?? snake(name)]),
  ) as ColumnsOf<Some, Special>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
