import type { ReadList } from './listServer';

const pageSize = 25;
const pages = ['first', 'middle', 'last'] as const;

/** How long one kind of request takes, in milliseconds. */
export interface Timing {
  readonly what: string;
  /** The least that others on the machine have a part in. */
  readonly min: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface List {
  /** After `/api/`. */
  readonly path: string;
  /** Both directions of each are measured. */
  readonly sorts: readonly string[];
  /** Queries, by their names for people. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Every order, with every filter, at the start, in the middle and at the end; all together last. */
export async function timeList(
  read: ReadList,
  { path, sorts, filters }: List,
  rounds: number,
): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  const all: number[] = [];
  for (const [filter, condition] of Object.entries(filters)) {
    const { total } = await read(`${path}?${condition}`);
    const lastPage = Math.max(1, Math.ceil(total / pageSize));
    const pageOf = { first: 1, middle: Math.ceil(lastPage / 2), last: lastPage };
    for (const sort of sorts.flatMap((name) => [name, `-${name}`])) {
      for (const page of pages) {
        const query = `${condition}&sort=${sort}&page=${pageOf[page]}&pageSize=${pageSize}`;
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          taken.push((await read(`${path}?${query}`)).ms);
        }
        all.push(...taken);
        timings.push(timingOf(`${filter} (${total}), by ${sort}, ${page} page`, taken));
      }
    }
  }
  return [...timings, timingOf(`all requests of ${path}`, all)];
}

export function timingOf(what: string, taken: readonly number[]): Timing {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { what, min: at(0), p50: at(0.5), p99: at(0.99), max: at(1) };
}
