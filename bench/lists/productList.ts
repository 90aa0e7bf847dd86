import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import type { Product } from '../product';
import { type List, type Timing, timeList, timingOf } from './listTimes';

const peerRounds = 20;

export interface ListFigures {
  /** Each kind of request. */
  readonly kinds: readonly Timing[];
  readonly all: Timing;
  /** One look at each row and what it belongs to: what no search without an index can do without. */
  readonly look: Timing;
}

interface ListToMeasure extends List {
  /** «a look at each bill» */
  readonly look: string;
  /** The query that looks. */
  readonly looking: RawBuilder<unknown>;
}

/** A list of the product: every order, with every filter, and each part of it. */
export async function measureList(
  { db, who }: Product,
  { look, looking, ...list }: ListToMeasure,
  rounds: number,
): Promise<ListFigures> {
  const read = async (path: string) => {
    const begin = performance.now();
    const { status, json, text } = await who.get(`/api/${path}`);
    const ms = performance.now() - begin;
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return { total: json.total as number, ms };
  };
  const timings = await timeList(read, list, rounds);
  const all = timings.at(-1) ?? timingOf('', []);
  return { kinds: timings.slice(0, -1), all, look: await timeLook(db, look, looking) };
}

async function timeLook(
  db: Kysely<Tables>,
  what: string,
  looking: RawBuilder<unknown>,
): Promise<Timing> {
  const taken: number[] = [];
  for (let round = 0; round < peerRounds; round += 1) {
    const begin = performance.now();
    await looking.execute(db);
    taken.push(performance.now() - begin);
  }
  return timingOf(what, taken);
}

/** Rows of a list beside those of the points and clients that they belong to, by `supply_point_id`. */
export const besideTheirClients = (table: string) => sql`
  ${sql.table(table)}
  join supply_points on supply_points.id = ${sql.table(table)}.supply_point_id
  join clients on clients.id = supply_points.client_id`;

/** The page that took longest, at its best. */
export const slowestOf = (kinds: readonly Timing[]): Timing =>
  kinds.reduce((one, other) => (other.min > one.min ? other : one));
