import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPointListAnswer } from '@vatio/contracts/company/points';
import { http, useHasRole } from '@vatio/platform';
import { pointQuery } from '../studyApi';
import { pointOfStudy } from '../studyWords';

/** People who may not read clients find their names on the points, which they may read. */
const clientNameQuery = (id: string, readsClients: boolean) =>
  queryOptions({
    queryKey: ['clients', 'name', id, readsClients],
    queryFn: async ({ signal }) => {
      if (readsClients) {
        return (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name;
      }
      const params = { clientId: id, pageSize: 1 };
      const { data } = await http.get<SupplyPointListAnswer>('points', { params, signal });
      return data.rows[0]?.clientName ?? null;
    },
  });

const unknown = 'desconocido';

/**
 * The name of the client that a list is filtered by. It is asked for when the list has no row to tell it.
 *
 * @param shown by a row of the list
 */
export function useClientName(id: string, shown: string | undefined): string {
  const readsClients = useHasRole('admin', 'writer', 'reader');
  const isAsked = id !== '' && shown === undefined;
  const name = useQuery({ ...clientNameQuery(id, readsClients), enabled: isAsked });
  return shown ?? (name.isLoading ? '…' : (name.data ?? unknown));
}

/** The same of a supply point. */
export function usePointName(id: string, shown: string | undefined): string {
  const point = useQuery({ ...pointQuery(id), enabled: id !== '' && shown === undefined });
  return shown ?? (point.isLoading ? '…' : point.data ? pointOfStudy(point.data) : unknown);
}
