/** The keys of the facts that amounts of this section say (`Euros` in @vatio/ui/layout). */

/** Of one bill: `bill:<id>:billed`, `:computed`, `:difference`, `:claimable`. */
export const factOfBill = (id: string): string => `bill:${id}`;

interface Line {
  readonly concept: string;
  readonly period: number | null;
  readonly segment: number | null;
  readonly issued: readonly number[];
}

/**
 * Of a line: `bill:<id>:line:<place>`, its place among the printed ones, after which come a base and a tax
 * for each tax. What the total says, the bill says.
 *
 * @param fact of its bill
 */
export function factOfLine(fact: string, { concept, period, segment, issued }: Line): string {
  if (concept === 'total') return fact;
  const place = issued.length > 0 ? issued.join('+') : `due=${concept} ${period} ${segment}`;
  return `${fact}:line:${place}`;
}

/** Of one claim: `claim:<id>:claimed`, `:recovered`. */
export const factOfClaim = (id: string): string => `claim:${id}`;

/** What is claimed of a line, as it was on that day. @param fact of the claim */
export const factOfClaimedLine = (fact: string, billId: string, key: string): string =>
  `${fact}:line=${billId} ${encodeURIComponent(key)}`;

/** How a list is shown changes no sum of it. */
const shape: readonly string[] = ['by', 'sort', 'page', 'pageSize'];

/** Of the sums of a list: `bills:all:billed`, or `bills:clientId=…&month=2026-03:billed`. */
export function factOfSums(list: 'bills' | 'claims', query: object): string {
  const filters = Object.entries(query)
    .filter(([name, value]) => !shape.includes(name) && value !== undefined)
    .map(([name, value]) => [name, String(value)])
    .sort();
  return `${list}:${new URLSearchParams(filters).toString() || 'all'}`;
}
