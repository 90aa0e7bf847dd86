/** The keys of the facts that amounts of this section say (`Euros` in @vatio/ui/layout). */

/** The key of a bill: `bill:<id>:billed`, `:computed`, `:difference`, `:claimable`. */
export const factOfBill = (id: string): string => `bill:${id}`;

interface Line {
  readonly concept: string;
  readonly period: number | null;
  readonly segment: number | null;
  readonly issued: readonly number[];
}

/**
 * The key of a line: `bill:<id>:line:<place>`, its place among the printed lines; a base and a tax for each
 * tax have the places after them. The total has the key of its bill.
 *
 * @param fact of its bill
 */
export function factOfLine(fact: string, { concept, period, segment, issued }: Line): string {
  if (concept === 'total') return fact;
  const place = issued.length > 0 ? issued.join('+') : `due=${concept} ${period} ${segment}`;
  return `${fact}:line:${place}`;
}

/** The key of a claim: `claim:<id>:claimed`, `:recovered`. */
export const factOfClaim = (id: string): string => `claim:${id}`;

/** The key of a claimed line, as it was on that day. @param fact of the claim */
export const factOfClaimedLine = (fact: string, billId: string, key: string): string =>
  `${fact}:line=${billId} ${encodeURIComponent(key)}`;

/** Parameters that change the display of a list, and none of its sums. */
const shape: readonly string[] = ['by', 'sort', 'page', 'pageSize'];

/** The key of the sums of a list: `bills:all:billed`, or `bills:clientId=…&month=2026-03:billed`. */
export function factOfSums(list: 'bills' | 'claims', query: object): string {
  const filters = Object.entries(query)
    .filter(([name, value]) => !shape.includes(name) && value !== undefined)
    .map(([name, value]) => [name, String(value)])
    .sort();
  return `${list}:${new URLSearchParams(filters).toString() || 'all'}`;
}
