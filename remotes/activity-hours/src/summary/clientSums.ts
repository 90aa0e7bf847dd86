import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';

export type ClientSums = HoursSummary['clients'][number];

/** The id of the line under a table that adds up its columns. */
export const totalId = 'total';
/** The look of the total line. @param id of a line */
export const lookOf = (id: string): string | undefined => (id === totalId ? 'fw-bold' : undefined);

/** Those with most hours first; of those without any, by name. */
export const mostHoursFirst = (clients: readonly ClientSums[]): readonly ClientSums[] =>
  [...clients].sort((one, other) => other.minutes - one.minutes);

/** The totals of all clients, as a line under theirs. */
export function totalOf(clients: readonly ClientSums[]): ClientSums {
  const minutes = (of: (row: ClientSums) => number) =>
    clients.reduce((sum, row) => sum + of(row), 0);
  const eur = (of: (row: ClientSums) => string | null) => {
    const known = clients.map(of).filter((value) => value !== null);
    return known.length === 0 ? null : unscaled(sumOf(known.map((one) => scaled(one, 2))), 2);
  };
  return {
    client: { id: totalId, name: 'Total' },
    minutes: minutes((row) => row.minutes),
    billableMinutes: minutes((row) => row.billableMinutes),
    amountEur: eur(({ amountEur }) => amountEur),
    unratedMinutes: minutes(({ unratedMinutes }) => unratedMinutes),
    activities: [],
    savedEur: eur(({ savedEur }) => savedEur),
    recoveredEur: eur(({ recoveredEur }) => recoveredEur),
  };
}
