import type { BillKind } from '@vatio/contracts/billing/billWords';

/** A bill among those of its point. */
export interface Link {
  readonly id: string;
  readonly number: string;
  readonly kind: BillKind;
  readonly from: string;
  readonly to: string;
  readonly counts: boolean;
}

/**
 * The counting bills before and after another; null: there is none. The bill before is the one that reaches
 * furthest; if it goes on beyond this bill, no bill has to follow.
 */
export interface Neighbours {
  readonly before: Link | null;
  readonly after: Link | null;
}

const alone: Neighbours = { before: null, after: null };

/** The neighbours of a bill of the chain. A bill that does not count has none: no bill has to meet it. */
export const neighboursIn = (chain: readonly Link[], id: string): Neighbours =>
  neighboursOf(chain).get(id) ?? alone;

type ById = ReadonlyMap<string, Neighbours>;

/** A job asks for each bill of a chain. */
const known = new WeakMap<readonly Link[], ById>();

/** Those of all counting bills of a chain, in one pass. */
function neighboursOf(chain: readonly Link[]): ById {
  const found = known.get(chain) ?? findNeighbours(chain);
  known.set(chain, found);
  return found;
}

function findNeighbours(chain: readonly Link[]): ById {
  const counting = chain.filter((link) => link.counts);
  const found = new Map<string, Neighbours>();
  let before: Link | null = null;
  for (const [at, link] of counting.entries()) {
    const isInside: boolean = before !== null && before.to > link.to;
    found.set(link.id, { before, after: isInside ? null : (counting[at + 1] ?? null) });
    if (!isInside) before = link;
  }
  return found;
}

/** The bills of a point that have changed, or have other neighbours than before. */
export function changedLinks(before: readonly Link[], after: readonly Link[]): string[] {
  const places = placesIn(before);
  return [...placesIn(after)].flatMap(([id, place]) => (places.get(id) === place ? [] : [id]));
}

function placesIn(chain: readonly Link[]): ReadonlyMap<string, string> {
  const neighbours = neighboursOf(chain);
  return new Map(
    chain.map((own) => {
      const { before, after } = neighbours.get(own.id) ?? alone;
      return [own.id, JSON.stringify([own, before, after])];
    }),
  );
}
