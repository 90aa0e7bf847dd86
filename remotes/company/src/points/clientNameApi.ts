import { queryOptions } from '@tanstack/react-query';
import type { Client, ClientListAnswer } from '@vatio/contracts/company/clients';
import { http } from '@vatio/platform';
import { clientKey } from '../common/keys';
import { readSupplyPoints } from './pointApi';

export interface NamedClient {
  readonly id: string;
  readonly name: string;
  /** Empty where the person may not read clients. */
  readonly taxId: string;
}

/** The most clients that are offered at once. */
const offered = 8;

/**
 * The active clients that match some words. People who may not read clients are offered the clients of
 * the points, which they may read.
 */
export const clientNamesQuery = (q: string, readsClients: boolean) =>
  queryOptions({
    queryKey: [...clientKey, 'names', q, readsClients],
    queryFn: ({ signal }) => (readsClients ? ofClients(q, signal) : ofPoints(q, signal)),
  });

/** The name of a client; null when no point that the person may read has it. */
export const clientNameQuery = (id: string, readsClients: boolean) =>
  queryOptions({
    queryKey: [...clientKey, 'name', id, readsClients],
    queryFn: async ({ signal }) => {
      if (readsClients)
        return (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name;
      const { rows } = await readSupplyPoints({ clientId: id, pageSize: 1 }, signal);
      return rows[0]?.clientName ?? null;
    },
  });

async function ofClients(q: string, signal: AbortSignal): Promise<readonly NamedClient[]> {
  const params = { state: 'active', pageSize: offered, ...(q && { q }) };
  return (await http.get<ClientListAnswer>('clients', { params, signal })).data.rows;
}

async function ofPoints(q: string, signal: AbortSignal): Promise<readonly NamedClient[]> {
  const filter = { sort: 'client', pageSize: 100, ...(q && { q }) } as const;
  const { rows } = await readSupplyPoints(filter, signal);
  const names = new Map(rows.map(({ clientId, clientName }) => [clientId, clientName]));
  return [...names].slice(0, offered).map(([id, name]) => ({ id, name, taxId: '' }));
}
