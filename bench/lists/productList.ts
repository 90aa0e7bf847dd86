import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Check } from '../../tools/console/checks';
import { ratioLine } from '../figures';
import type { Product } from '../product';
import { type Timing, timeMany, timingLine, timingOf, timingTable } from './timings';

const pageSize = 25;
const pages = ['first', 'middle', 'last'] as const;
const peerRounds = 20;
/** The limit of looks at each row for the slowest kind of request. */
const mostLooks = 12;
/** Fewer rounds would make a table of all kinds say little. */
const roundsForTable = 3;

export interface ListFigures {
  /** Each kind of request. */
  readonly kinds: readonly Timing[];
  readonly all: Timing;
  /** One look at each row and what it belongs to: what no search without an index can do without. */
  readonly look: Timing;
}

interface List {
  /** After `/api/`. */
  readonly path: string;
  /** Both directions of each are measured. */
  readonly sorts: readonly string[];
  /** Queries, by their names for people. */
  readonly filters: Readonly<Record<string, string>>;
  /** «a look at each bill» */
  readonly look: string;
  /** The query that looks. */
  readonly looking: RawBuilder<unknown>;
}

/** Every order, with every filter, at the start, in the middle and at the end. */
export async function measureList(
  { db, who }: Product,
  { path, sorts, filters, look, looking }: List,
  rounds: number,
): Promise<ListFigures> {
  const kinds: Timing[] = [];
  const all: number[] = [];
  const read = async (query: string): Promise<{ readonly total: number; readonly ms: number }> => {
    const begin = performance.now();
    const { status, json, text } = await who.get(`/api/${path}?${query}`);
    const ms = performance.now() - begin;
    if (status !== 200) throw new Error(`${path}?${query}: ${status} ${text}`);
    return { total: json.total, ms };
  };
  for (const [filter, condition] of Object.entries(filters)) {
    const { total } = await read(condition);
    const last = Math.max(1, Math.ceil(total / pageSize));
    const pageOf = { first: 1, middle: Math.ceil(last / 2), last };
    for (const sort of sorts.flatMap((name) => [name, `-${name}`])) {
      for (const page of pages) {
        const query = `${condition}&sort=${sort}&page=${pageOf[page]}&pageSize=${pageSize}`;
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1) taken.push((await read(query)).ms);
        all.push(...taken);
        kinds.push(timingOf(`${filter} (${total}), by ${sort}, ${page} page`, taken));
      }
    }
  }
  return {
    kinds,
    all: timingOf(`all requests of ${path}`, all),
    look: await timeMany(look, peerRounds, () => looking.execute(db)),
  };
}

/** Rows of a list beside those of the points and clients that they belong to, by `supply_point_id`. */
export const besideTheirClients = (table: string) => sql`
  ${sql.table(table)}
  join supply_points on supply_points.id = ${sql.table(table)}.supply_point_id
  join clients on clients.id = supply_points.client_id`;

/** Prints the times of a list, for a person to read. */
export function printList({ kinds, look }: ListFigures, rounds: number): void {
  if (rounds >= roundsForTable) console.log(timingTable(kinds));
  console.log(timingLine(look));
}

/** The page that took longest, at its best, beside one look at each row. @param rows «bills» */
export function listCheck(rows: string, { kinds, look }: ListFigures): Check {
  const slowest = kinds.reduce((one, other) => (other.min > one.min ? other : one));
  const what = `the slowest page of ${rows} (${slowest.what})`;
  return ratioLine(what, slowest.min, 'a look at each', look.min, mostLooks);
}
