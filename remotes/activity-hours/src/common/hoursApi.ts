import { queryOptions } from '@tanstack/react-query';
import type { ActivityList } from '@vatio/contracts/activity-hours/activities';
import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import { http } from '@vatio/platform';

/** The first part of the query keys of all that hours change: lists, weeks, sums. */
export const hoursKey = ['hours'] as const;

/** The activities that hours are spent on, those in use first. */
export const activitiesQuery = queryOptions({
  queryKey: ['hours-activities'],
  queryFn: async ({ signal }) =>
    (await http.get<ActivityList>('hours/activities', { signal })).data.rows,
});

/** The number of clients that the list under a field shows. */
const offeredClients = 8;

/** The first clients in use that match. */
export const clientNamesQuery = (q: string) =>
  queryOptions({
    queryKey: ['clients', 'names', q],
    queryFn: async ({ signal }) => {
      const params = { state: 'active', pageSize: offeredClients, ...(q && { q }) };
      return (await http.get<ClientListAnswer>('clients', { params, signal })).data.rows;
    },
  });
