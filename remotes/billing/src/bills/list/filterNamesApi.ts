import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { http } from '@vatio/platform';

export const clientNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'name', id],
    queryFn: async ({ signal }) =>
      (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name,
  });

export const pointNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['points', 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<SupplyPoint>(`points/${encodeURIComponent(id)}`, { signal })).data,
  });
