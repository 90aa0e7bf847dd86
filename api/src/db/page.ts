import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './types';

export interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Read from the end, in the opposite order. */
  readonly isBackward: boolean;
}

export interface Listing {
  /** True when no index answers the filter: every row is looked at, and the number of matches is unknown. */
  readonly isScan: boolean;
  /** Rows in the order of the slice; a scan adds `totalOfAll`, so that all matches are read. */
  readonly rowsOf: (slice: Slice, isScan: boolean) => Promise<readonly IdRow[]>;
  readonly count: () => Promise<number>;
}

interface IdRow {
  readonly id: string;
}

interface PageOfIds {
  /** Ids in the order of the list. */
  readonly ids: readonly string[];
  readonly total: number;
}

interface PageNumber {
  readonly page: number;
  readonly pageSize: number;
}

type Query<Table extends keyof Tables, Row = object> = SelectQueryBuilder<Tables, Table, Row>;

/** Returns the number of rows of a query. */
export async function countOf<Table extends keyof Tables>(matching: Query<Table>): Promise<number> {
  const count = matching.select((is) => is.fn.countAll<string>().as('total'));
  return Number((await count.executeTakeFirstOrThrow()).total);
}

/** A page of a short list: read from its start, and counted at the same time. */
export async function pageOf<Table extends keyof Tables, Row>(
  { page, pageSize }: PageNumber,
  matching: Query<Table>,
  inOrder: (matching: Query<Table>) => Query<Table, Row>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const rows = inOrder(matching)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [found, total] = await Promise.all([rows.execute(), countOf(matching)]);
  return { rows: found as Row[], total };
}

/** The number of all rows, in each row of a limited query. */
export const totalOfAll = sql<string>`count(*) over ()`.as('total');

const farRows = 1000;
/** Up to this many rows, sorting is faster than walking their order's index to the first of them. */
const fewRows = 20_000;
const idsIn = (rows: readonly IdRow[]) => rows.map(({ id }) => id);

/** The ids of a page and the number of all rows: the caller reads only the page's rows whole. */
export async function findPage(
  { page, pageSize }: PageNumber,
  { isScan, rowsOf, count }: Listing,
): Promise<PageOfIds> {
  const slice = { limit: pageSize, offset: (page - 1) * pageSize, isBackward: false };
  if (isScan) {
    const total = await count();
    if (total <= slice.offset) return { ids: [], total };
    const isFew = total <= fewRows;
    return {
      ids: isFew ? idsIn(await rowsOf(slice, true)) : await readFar(slice, total, rowsOf),
      total,
    };
  }
  // Far from the start, count first: the end may be nearer.
  if (slice.offset > farRows) {
    const total = await count();
    return { ids: await readFar(slice, total, rowsOf), total };
  }
  const [rows, total] = await Promise.all([rowsOf(slice, false), count()]);
  return { ids: idsIn(rows), total };
}

interface Grouping {
  /**
   * The keys that rows share, such as their client, each with its number of rows, in the order of the list.
   */
  readonly groups: () => Promise<readonly { readonly key: string; readonly rows: number }[]>;
  /** Those of some groups, in the order of the list. */
  readonly rowsOf: (
    keys: readonly string[],
    slice: Pick<Slice, 'limit' | 'offset'>,
  ) => Promise<readonly IdRow[]>;
}

/**
 * A page of rows in an order that many of them share, and that is no column of theirs: no index has
 * it. Groups are counted, and only those that the page has a row of are sorted.
 */
export async function findPageOfGroups(
  { page, pageSize }: PageNumber,
  { groups, rowsOf }: Grouping,
): Promise<PageOfIds> {
  const first = (page - 1) * pageSize;
  const keys: string[] = [];
  let total = 0;
  let before = 0;
  for (const { key, rows } of await groups()) {
    if (total + rows <= first) before += rows;
    else if (total < first + pageSize) keys.push(key);
    total += rows;
  }
  if (keys.length === 0) return { ids: [], total };
  return { ids: idsIn(await rowsOf(keys, { limit: pageSize, offset: first - before })), total };
}

/** Finds a page of rows, the newest first. @param table has `created_at`, with an index on it */
export const findNewest = <Name extends keyof Tables & string>(
  page: PageNumber,
  table: Name,
  rows: Query<Name>,
): Promise<PageOfIds> =>
  findPage(page, {
    isScan: false,
    count: () => countOf(rows),
    rowsOf: ({ limit, offset, isBackward }) => {
      const direction = isBackward ? 'asc' : 'desc';
      return rows
        .select(sql.ref<string>(`${table}.id`).as('id'))
        .orderBy(sql.ref(`${table}.created_at`), direction)
        .orderBy(sql.ref(`${table}.id`), direction)
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });

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

/** A sort (`name`, `-name`) for a query that may read it backwards. */
export interface Order<Name extends string> {
  readonly name: Name;
  readonly direction: 'asc' | 'desc';
  /** Sorts a nullable column: null is last in both directions. */
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

/** Rows in the order of their ids; missing rows are left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
