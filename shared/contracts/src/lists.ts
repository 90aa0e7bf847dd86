import * as z from 'zod';

/** The longest page, which exports use. */
export const maxPageSize = 1000;

/** The query of every list: `page` counts from 1. */
export const pageFields = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(25),
};

/** The words of a search box; a row must contain all of them. */
export const searchField = z.optional(z.string().trim().max(200, 'Máximo 200 caracteres'));

/**
 * The query of a list with search and sorting.
 *
 * @param sortable the names to sort by, `-name` for descending; the first is the default
 * @param filters the list's own fields
 */
export function listQuery<
  const Names extends readonly [string, ...string[]],
  Filters extends Record<string, z.ZodType>,
>(sortable: Names, filters: Filters) {
  return z.strictObject({ ...pageFields, ...filters, q: searchField, sort: sortOf(sortable) });
}

/** `name` or `-name`, of these names. */
function sortOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  const [first] = names;
  const both = names.flatMap((name) => [name, `-${name}`]) as [Sort<Names>, ...Sort<Names>[]];
  return z.enum(both).default(first as never);
}
type Sort<Names extends readonly string[]> = Names[number] | `-${Names[number]}`;

/** A page of a list: its rows, and how many there are in all pages. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });
