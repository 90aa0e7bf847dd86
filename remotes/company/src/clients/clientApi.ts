import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Client,
  ClientChange,
  ClientListAnswer,
  ClientQuery,
  NewClient,
} from '@vatio/contracts/company/clients';
import { http } from '@vatio/platform';
import { clientKey } from '../common/keys';
import { useSupplyChange, useSupplyDecision } from '../common/supplyChangeApi';

/** The query of a list; for omitted fields the API has defaults. */
export type ClientFilter = Partial<ClientQuery>;

/** A page of the list. The one before stays on screen until it is here. */
export const clientListQuery = (filter: ClientFilter) =>
  queryOptions({
    queryKey: [...clientKey, 'list', filter],
    queryFn: ({ signal }) => readClients(filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readClients = async (filter: ClientFilter, signal: AbortSignal) =>
  (await http.get<ClientListAnswer>('clients', { params: filter, signal })).data;

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<Client>(addressOf(id), { signal })).data,
  });

export const useCreateClient = () =>
  useSupplyChange(async (client: NewClient) => (await http.post<Client>('clients', client)).data);

export const useChangeClient = (id: string) =>
  useSupplyChange(
    async (change: ClientChange) => (await http.patch<Client>(addressOf(id), change)).data,
  );

export const useDeleteClient = () =>
  useSupplyDecision(async ({ id, version }: Pick<Client, 'id' | 'version'>) => {
    await http.delete(addressOf(id), { params: { version } });
  });

const addressOf = (id: string) => `clients/${encodeURIComponent(id)}`;
