import { type OrderByItemBuilder, sql } from 'kysely';

/** A part of a list, as a query reads it. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Read from the end, in the very opposite order. */
  readonly isBackward: boolean;
}

/** How a list is read and counted. */
export interface Listing {
  /** No index answers the filter: each row is looked at, so page and count are one query. */
  readonly isScan: boolean;
  /** In the order of the slice; each with the total when it is a scan. */
  readonly rowsOf: (slice: Slice, isScan: boolean) => Promise<readonly IdRow[]>;
  readonly count: () => Promise<number>;
}

interface IdRow {
  readonly id: string;
  readonly total?: string;
}

interface PageOfIds {
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly total: number;
}

interface PageNumber {
  readonly page: number;
  readonly pageSize: number;
}

/** How many rows there are in all, in each row of a query that is limited. */
export const totalOfAll = sql<string>`count(*) over ()`.as('total');

const farRows = 1000;
const idsIn = (rows: readonly IdRow[]) => rows.map(({ id }) => id);

/**
 * Finds the ids of a page and how many rows there are in all. Whoever asks reads the rows of the
 * page whole, so that nothing is read whole to be skipped.
 */
export async function findPage(
  { page, pageSize }: PageNumber,
  { isScan, rowsOf, count }: Listing,
): Promise<PageOfIds> {
  const slice = { limit: pageSize, offset: (page - 1) * pageSize, isBackward: false };
  if (isScan) {
    const rows = await rowsOf(slice, true);
    const total = rows[0]?.total ?? (page === 1 ? 0 : await count());
    return { ids: idsIn(rows), total: Number(total) };
  }
  // Far from the start it pays to know first how many there are: the end may be nearer.
  if (slice.offset > farRows) {
    const total = await count();
    return { ids: await readFar(slice, total, rowsOf), total };
  }
  const [rows, total] = await Promise.all([rowsOf(slice, false), count()]);
  return { ids: idsIn(rows), total };
}

async function readFar(
  slice: Slice,
  total: number,
  rowsOf: Listing['rowsOf'],
): Promise<readonly string[]> {
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return [];
  const fromEnd = total - slice.offset - limit;
  if (fromEnd >= slice.offset) return idsIn(await rowsOf(slice, false));
  return idsIn(await rowsOf({ limit, offset: fromEnd, isBackward: true }, false)).toReversed();
}

type Direct = (item: OrderByItemBuilder) => OrderByItemBuilder;

/** What a sort (`name`, `-name`) means for a query that may read it backwards. */
export interface Order<Name extends string> {
  readonly name: Name;
  readonly direction: 'asc' | 'desc';
  /** For a column that may be null: those come last, whichever way it is sorted. */
  readonly withNullsLast: Direct;
}

export function orderOf<Name extends string>(
  sort: Name | `-${Name}`,
  { isBackward }: Pick<Slice, 'isBackward'>,
): Order<Name> {
  const direction = sort.startsWith('-') !== isBackward ? 'desc' : 'asc';
  const withNullsLast: Direct = (item) =>
    isBackward ? item[direction]().nullsFirst() : item[direction]().nullsLast();
  return { name: sort.replace('-', '') as Name, direction, withNullsLast };
}

/** Rows in the order of their ids; one that has gone meanwhile is left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
