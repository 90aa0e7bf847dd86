import type { NamedBill } from '../bills/bills.repository';
import { type JudgedRow, keyOf } from './judge';

/** The bills of the register that a file has to do with. */
export interface Registered {
  /** Bills by `keyOf`. */
  readonly byKey: ReadonlyMap<string, NamedBill>;
  /** Those that rectify a bill of the file, by its key. */
  readonly rectifying: ReadonlyMap<string, readonly NamedBill[]>;
}

/** The first row of each key. */
export type FirstRows = ReadonlyMap<string, JudgedRow>;

/** The key of what a bill rectifies, if it does. */
export const rectifiedKeyOf = ({ supplier, rectifies }: NamedBill): string | undefined =>
  rectifies ? keyOf(supplier, rectifies) : undefined;

/**
 * The keys of bills that rectify each other in a circle, of rows and of the register together: each would
 * take away another one, and none would count. Every key is looked at once, however long the chains are.
 */
export function keysInCircles(first: FirstRows, { byKey }: Registered): ReadonlySet<string> {
  const nextOf = (key: string) => {
    const row = first.get(key);
    if (row) return row.rectifiedKey ?? undefined;
    const stored = byKey.get(key);
    return stored && rectifiedKeyOf(stored);
  };
  const circles = new Set<string>();
  const walkOf = new Map<string, string>();
  for (const start of first.keys()) {
    const path: string[] = [];
    let key: string | undefined = start;
    while (key !== undefined && !walkOf.has(key)) {
      walkOf.set(key, start);
      path.push(key);
      key = nextOf(key);
    }
    // A circle begins where a walk meets itself.
    if (key !== undefined && walkOf.get(key) === start) {
      for (const one of path.slice(path.indexOf(key))) circles.add(one);
    }
  }
  return circles;
}
