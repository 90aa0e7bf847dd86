import { queryOptions } from '@tanstack/react-query';
import type {
  Client,
  ClientChange,
  ClientListAnswer,
  NewClient,
} from '@vatio/contracts/company/clients';
import { http } from '@vatio/platform';
import { clientKey } from '../common/keys';
import { useSupplyChange, useSupplyDecision } from '../common/supplyChangeApi';

export const clientListKey = [...clientKey, 'list'];

/** A page of the list. @param params for what is left out the API has defaults @throws HttpError */
export const readClients = async (params: object, signal: AbortSignal) =>
  (await http.get<ClientListAnswer>('clients', { params, signal })).data;

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
